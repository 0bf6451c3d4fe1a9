import type { GoalFaultCode, GoalWarningCode } from '@bellwether/domain/goals/import/faults';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { importLimits } from '@bellwether/domain/shared/table/table';

/** Explains why a file or an import of goals is refused. */
export const goalImportWords = {
  no_rows: 'This file has no goals: the row of headings is followed by nothing.',
  too_many_rows: `This file has more than ${formatNumber(importLimits.rows)} rows. Please import it in parts.`,
  column_missing: (column: string) => `This file has no column “${column}”. Each goal needs a title.`,
  meaning_unknown: 'Please choose one of the meanings of the list.',
  not_done: 'Only an import that was written can be undone.',
  undo_over: 'An import can be undone for 24 hours. This one is older.',
  touched: 'Somebody has changed or used goals of this import since, so it can no longer be undone.',
} as const;

/** The faults and warnings of a row, by code. */
export const goalFaultWords: Readonly<Record<GoalFaultCode | GoalWarningCode, (value: string) => string>> = {
  title_missing: () => 'This row has no title.',
  title_too_long: (limit) => `A title can have at most ${limit} characters.`,
  quarter_missing: () => 'This row names neither a quarter nor a date.',
  quarter_unknown: (text) =>
    `“${text}” is no quarter. Use a name such as Q3 2026, or a start date and an end date.`,
  quarter_out_of_range: () => 'This quarter is more than ten years ago, or more than five quarters ahead.',
  owner_missing: () => 'This row names no owner.',
  owner_unknown: (text) => `Nobody in the company has the address, ID or name “${text}”.`,
  owner_ambiguous: (text) => `Several people have the name “${text}”. Please name the owner by e-mail or ID.`,
  owner_left_out: () => 'This row is left out, as you chose.',
  owner_observer: (name) => `${name} is an observer, and observers own no goals.`,
  owner_deactivated: (name) => `${name} is deactivated and can own goals of ended quarters only.`,
  measurement_missing: () => 'This goal has no measurement, so its title stands there, too.',
  text_cut: (limit) => `This text is cut after ${limit} characters.`,
  row_repeated: (row) => `This row says nothing that row ${row} does not.`,
  example_row: () => 'The example of the template is no goal.',
  parent_unknown: (text) => `No goal is called “${text}”, so this one is not aligned.`,
  parent_ambiguous: (text) => `Several goals are called “${text}”, so this one is not aligned.`,
  parent_left_out: (text) => `“${text}” cannot be written, so this goal is not aligned.`,
  parent_private: (text) => `“${text}” is private, so this goal is not aligned.`,
  parent_later: (text) => `“${text}” is of a later quarter, so this goal is not aligned.`,
  parent_other_year: (text) => `“${text}” is closed or of another fiscal year, so this goal is not aligned.`,
  parent_circle: () => 'These goals are aligned in a circle, so this one is not aligned.',
  word_unknown: (word) => `“${word}” is not known and says nothing yet. Please say what it means.`,
  date_unknown: (text) => `“${text}” is no date in this order of day and month.`,
  check_in_outside: (day) =>
    `The check-in of ${day} is outside of the quarter or in the future, and is left out.`,
  check_in_of_draft: () => 'A draft has no check-ins, so they are left out.',
  author_unknown: (text) => `“${text}” is not known, so you are the author of this check-in.`,
  visibility_unknown: (word) =>
    `“${word}” does not say for certain who sees this goal, so it becomes private.`,
  already_here: (title) => `“${title}” is here already and stays as it is.`,
  column_unknown: (heading) => `The column “${heading}” is not read.`,
};

export const goalFaultsFile = {
  name: 'bellwether-goals-left-out.csv',
  title: 'Rows left out',
  sheet: 'Goals',
  whatIsWrong: 'What is wrong',
} as const;

export const importedWords = {
  /** The words of a result with its mark, because results are shown in many places. */
  result: (text: string) => (text === '' ? 'Imported from a file.' : `Imported from a file: ${text}`),
} as const;

import { cycleMessages } from '@bellwether/domain/talent/cycles/words';

/** What is wrong with a cycle, and why it cannot be changed now. */
export const cycleWords = {
  period_missing: 'Please select a quarter.',
  due_too_early: 'The last day must not be before the first one.',
  question_unknown: 'This question does not belong to the cycle.',
  question_answered: 'Somebody has answered this question, so its words stay.',
  question_left_out: 'Somebody has answered a question that you removed. It stays.',
  naming_stays: 'People were asked already, so who reads their words stays.',
  nobody: 'Nobody is in this cycle. Please choose for whom it is.',
  department_missing: 'There is no such department.',
  kind_stays: 'The cycle runs, so it keeps its kind, its days of arrival and whether it is signed.',
  span_missing: cycleMessages.required,
  probation_missing: cycleMessages.required,
  dates_missing: 'Please give the first and the last day.',
  dates_too_long: 'Please choose at most two years.',
  levels_wrong: cycleMessages.levelsWrong,
  quarters_stay: 'The cycle runs, so its quarters stay.',
  is_running: 'The cycle runs already.',
  cannot_delete: 'The cycle runs, so it cannot be deleted.',
  in_another: ({ count, name }: { readonly count: number; readonly name: string }) =>
    count === 1
      ? `One of these people is in “${name}”, which has a quarter in common with this cycle.`
      : `${count} of these people are in “${name}”, which has a quarter in common with this cycle.`,
} as const;

import type { Day } from '../../calendar/day.ts';
import { cleanName } from '../../shared/clean-name.ts';
import { grouped } from '../../shared/grouped.ts';
import { type DateOrder, readDay } from '../../shared/table/dates.ts';
import { countFields } from '../../shared/table/propose.ts';
import { type ColumnChoice, hasText, type ImportTable } from '../../shared/table/table.ts';
import type { GoalNote } from './faults.ts';
import type { GoalField } from './fields.ts';
import { numberOf } from './meanings.ts';
import { goalsVocabulary } from './vocabulary.ts';

/** How the cells of a file are read. */
export interface GoalReading {
  /** The number of the row with the headings, as a spreadsheet program counts. */
  readonly headingRow: number;
  readonly columns: readonly ColumnChoice<GoalField>[];
  readonly dateOrder: DateOrder;
}

/** A check-in of a row; its word is not yet a likelihood. */
export interface RowCheckIn {
  /** Undefined: the row says no day. */
  readonly day: Day | undefined;
  /** The heading of its column of check-ins; undefined for the check-in of the row itself. */
  readonly heading: string | undefined;
  readonly word: string;
  /** Percent; undefined without a number. */
  readonly progress: number | undefined;
  readonly author: string;
  readonly note: string;
}

/** What one row says. Empty texts say nothing. */
export interface GoalRow {
  readonly row: number;
  readonly texts: Readonly<Record<'id' | 'title' | 'measurement' | 'description' | 'memo', string>>;
  readonly owner: string;
  readonly parent: string;
  readonly quarter: string;
  readonly start: Day | undefined;
  readonly end: Day | undefined;
  readonly isPrivate: boolean;
  readonly state: string;
  readonly checkIns: readonly RowCheckIn[];
  readonly outcome: {
    readonly word: string;
    readonly percent: number | undefined;
    readonly text: string;
    readonly day: Day | undefined;
  };
}

/** The number of rows in one step, which takes a few milliseconds. */
const rowsInStep = 500;

/** Reads the rows of a table; in steps. Adds notes about cells that are not read. */
export function* readGoalRows(
  table: ImportTable,
  { headingRow, columns, dateOrder }: GoalReading,
  notes: GoalNote[],
): Generator<void, GoalRow[]> {
  const placesOf = grouped(
    columns.flatMap(({ field }, at) => (field === null ? [] : [{ field, at }])),
    ({ field }) => field,
  );
  const places = (field: GoalField) => (placesOf.get(field) ?? []).map(({ at }) => at);
  const scales = new Map(columns.map((_, at) => [at, scaleOf(table, at)]));
  const rows: GoalRow[] = [];
  for (const [at, cells] of table.slice(1).entries()) {
    if (!hasText(cells) || (at === 0 && countFields(goalsVocabulary, cells) > 2)) continue;
    const row = headingRow + at + 1;
    const text = (field: GoalField) => {
      const [place] = places(field);
      return place === undefined ? '' : tidy(cells[place] ?? '');
    };
    const day = (field: GoalField) => {
      const said = text(field);
      const found = said === '' ? undefined : readDay(said, dateOrder);
      if (said !== '' && found === undefined)
        notes.push({ row, column: field, code: 'date_unknown', value: said.slice(0, 100) });
      return found;
    };
    const percent = (field: GoalField) => {
      const [place] = places(field);
      return place === undefined ? undefined : percentOf(cells[place] ?? '', scales.get(place) ?? 1);
    };
    const own: RowCheckIn = {
      day: day('CheckInDate'),
      heading: undefined,
      word: wordOf(text('Status')),
      progress: percent('Progress') ?? percent('Status'),
      author: cleanName(text('CheckInAuthor')),
      note: text('CheckInNote'),
    };
    const weekly = places('WeekCheckIn').flatMap((place): RowCheckIn[] => {
      const cell = tidy(cells[place] ?? '');
      if (cell === '') return [];
      const progress = percentOf(cell, scales.get(place) ?? 1);
      const heading = table[0]?.[place] ?? '';
      return [{ day: undefined, heading, word: wordOf(cell), progress, author: own.author, note: '' }];
    });
    const outcome = text('Outcome');
    const visibility = text('Private');
    const isPrivate = visibility !== '' && !publicWords.test(visibility);
    // A goal that more people see than before cannot be unseen, so only a known word makes it public (goals.34).
    if (isPrivate && !privateWords.test(visibility))
      notes.push({ row, column: 'Private', code: 'visibility_unknown', value: visibility.slice(0, 100) });
    rows.push({
      row,
      texts: {
        id: cleanName(text('Id')),
        title: cleanName(text('Title')),
        measurement: joined([text('Measurement'), labelled('Target', text('Target'))]),
        description: joined([text('Description'), ...tagsOf(table[0] ?? [], cells, places('Tags'))]),
        memo: cleanName(text('ReportingMemo')),
      },
      owner: cleanName(text('Owner')),
      parent: cleanName(text('Parent')),
      quarter: text('Quarter'),
      start: day('StartDate'),
      end: day('EndDate'),
      isPrivate,
      state: wordOf(text('State')),
      checkIns: [...(isSaid(own) ? [own] : []), ...weekly],
      outcome: {
        word: wordOf(outcome),
        percent: percent('Outcome'),
        text: text('OutcomeText'),
        day: day('OutcomeDate'),
      },
    });
    if (rows.length % rowsInStep === 0) yield;
  }
  return rows;
}

function isSaid({ word, progress }: RowCheckIn): boolean {
  return word !== '' || progress !== undefined;
}

/** Keeps the lines of a text. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/** A number is no word. */
function wordOf(text: string): string {
  return numberOf(text) ? '' : cleanName(text).slice(0, 100);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`;
}

function tagsOf(headings: readonly string[], cells: readonly string[], places: readonly number[]): string[] {
  return places.map((at) => labelled(cleanName(headings[at] ?? ''), tidy(cells[at] ?? '')));
}

const privateWords =
  /^(yes|y|true|1|x|private|confidential|ja|wahr|privat|vertraulich|oui|vrai|privé|confidentiel|sí|si|verdadero|privado|only me|owner( and manager)?( only)?)$/i;

const publicWords =
  /^(no|n|false|0|-|public|open|visible|unrestricted|every(one|body)|all|(the )?(entire |whole )?(company|organi[sz]ation)([- ]wide)?|nein|falsch|öffentlich|offen|sichtbar|alle|(gesamtes )?unternehmen|non|faux|public(s|que|ques)?|ouverte?|tous|tout le monde|(toute l[’'])?entreprise|falso|público|pública|abiert[oa]|todos|(toda la )?empresa)$/i;

/** Returns the factor that makes numbers of a column percent: a column of parts has nothing above 1. */
function scaleOf(table: ImportTable, at: number): number {
  let most = 0;
  for (const cells of table.slice(1)) {
    const number = numberOf(cells[at] ?? '');
    if (number?.isPercent) return 1;
    most = Math.max(most, number?.value ?? 0);
  }
  return most > 0 && most <= 1 ? 100 : 1;
}

function percentOf(text: string, scale: number): number | undefined {
  const number = numberOf(text);
  return number && Math.round((number.isPercent ? number.value : number.value * scale) * 100) / 100;
}

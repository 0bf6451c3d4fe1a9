import type { Day } from '../../calendar/day.ts';
import { zoneNameOf } from '../../calendar/zone.ts';
import { localeNamed } from '../../locale/locales.ts';
import { cleanName } from '../../shared/clean-name.ts';
import {
  dateOrders,
  type ProposedOrder,
  proposeDateOrder,
  readDay as readDated,
} from '../../shared/table/dates.ts';
import { countFields } from '../../shared/table/propose.ts';
import { answerKey } from '../../shared/table/questions.ts';
import { type ColumnChoice, hasText, type ImportTable } from '../../shared/table/table.ts';
import { absenceFault } from '../absence/absence.ts';
import type { PlanFault, PlanFaultCode, PlanWarning } from '../plan/faults.ts';
import type { PersonField } from '../plan/fields.ts';
import type { WantedAbsence, WantedPerson } from '../plan/person.ts';
import type { Answer } from '../plan/questions.ts';
import { importFlagsOf, importRoleOf } from './own-words.ts';
import { type Presence, presenceOf, presences, saysYes } from './status-words.ts';
import { peopleVocabulary } from './vocabulary.ts';

interface ReadOptions {
  /** The number of the row with the headings, as a spreadsheet program counts. */
  readonly headingRow: number;
  readonly columns: readonly ColumnChoice<PersonField>[];
  readonly answers: readonly Answer[];
  /** The company's day, as YYYY-MM-DD: an end date before it means that the person has left. */
  readonly today: string;
}

export interface ReadRows {
  readonly wanted: readonly WantedPerson[];
  readonly faults: readonly PlanFault[];
  readonly warnings: readonly PlanWarning[];
}

/** The number of rows in one step, which takes a few milliseconds. */
const rowsInStep = 500;

/** Reads the rows of a table as wanted people; in steps. */
export function* readImportRows(table: ImportTable, options: ReadOptions): Generator<void, ReadRows> {
  const { headingRow, columns, today } = options;
  const faults: PlanFault[] = [];
  const rowWarnings: PlanWarning[] = [];
  const wanted: WantedPerson[] = [];
  const places = new Map(columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])));
  const empties = new Set(columns.flatMap(({ field, emptyDeletes }) => (emptyDeletes ? [field] : [])));
  const words = {
    zoneOf: remembering(zoneNameOf),
    presenceOf: presenceWords(options.answers),
    dates: orderOfDates(table, places),
    today,
  };
  for (const [at, cells] of table.slice(1).entries()) {
    // Some exports repeat the headings in words.
    if (!hasText(cells) || (at === 0 && countFields(peopleVocabulary, cells) > 2)) continue;
    const read = (field: PersonField): string | undefined => {
      const place = places.get(field);
      if (place === undefined) return undefined;
      const text = cleanName(cells[place] ?? '');
      // An empty cell says nothing, unless the column's box is ticked.
      return text !== '' || empties.has(field) ? text : undefined;
    };
    wanted.push(readRow(headingRow + at + 1, read, words, { faults, warnings: rowWarnings }));
    if (wanted.length % rowsInStep === 0) yield;
  }
  const warnings = columns.flatMap(({ heading, field }): PlanWarning[] =>
    field === null && heading.trim() !== ''
      ? [{ row: headingRow, column: null, code: 'column_unknown', value: cleanName(heading).slice(0, 100) }]
      : [],
  );
  return { wanted, faults, warnings: [...warnings, ...rowWarnings] };
}

interface Words {
  readonly zoneOf: (text: string) => string | undefined;
  readonly presenceOf: (text: string) => Presence | undefined;
  readonly dates: ProposedOrder;
  readonly today: string;
}

function readRow(
  row: number,
  read: (field: PersonField) => string | undefined,
  words: Words,
  { faults, warnings }: { readonly faults: PlanFault[]; readonly warnings: PlanWarning[] },
): WantedPerson {
  const fault = (column: PersonField, code: PlanFaultCode, value: string) =>
    faults.push({ row, column, code, value: value.slice(0, 100) });
  const roleText = read('Role') ?? '';
  const role = importRoleOf(roleText);
  if (roleText !== '' && role === undefined) fault('Role', 'role_unknown', roleText);
  const zone = read('TimeZone');
  const timeZone = zone && words.zoneOf(zone);
  if (zone && timeZone === undefined) fault('TimeZone', 'zone_unknown', zone);
  const language = read('Language');
  const locale = language && localeNamed(language);
  // The row is written, because files of other programs name languages that are not offered.
  if (language && locale === undefined)
    warnings.push({ row, column: 'Language', code: 'language_unknown', value: language.slice(0, 100) });
  const started = read('StartDate');
  const startDate = started && certainDayOf(started, words.dates);
  // A wrong day does not keep its row out: the product works without the day.
  if (started && startDate === undefined)
    warnings.push({ row, column: 'StartDate', code: 'start_date_unknown', value: started.slice(0, 100) });
  const flags = read('Permissions');
  const permissions = flags === undefined ? undefined : importFlagsOf(flags);
  const [unknown] = permissions?.unknown ?? [];
  if (unknown !== undefined) fault('Permissions', 'permission_unknown', unknown);
  const status = read('Status') ?? '';
  const presence = status === '' ? undefined : words.presenceOf(status);
  if (status !== '' && presence === undefined) fault('Status', 'status_unknown', status);
  const ended = read('EndDate') ?? '';
  const end = endOf(ended, words);
  if (end === 'unknown')
    warnings.push({ row, column: 'EndDate', code: 'end_date_unknown', value: ended.slice(0, 100) });
  const left = end === 'past' || saysYes(read('Blocked') ?? '') ? 'left' : undefined;
  // Many programs keep an old status of a leaver, or the old day of somebody who came back (people.51).
  if (left !== undefined && presence !== undefined && presence !== 'left')
    warnings.push({ row, column: 'Status', code: 'left_against_status', value: status.slice(0, 100) });
  return {
    row,
    name: withoutAddress(read('Name')) || [read('FirstName'), read('LastName')].filter(Boolean).join(' '),
    email: read('Email') ?? '',
    externalId: read('ExternalId'),
    jobTitle: read('JobTitle'),
    manager: managerOf(read('ManagerEmail')),
    department: read('Department'),
    location: read('Location'),
    startDate,
    role,
    flags: permissions?.flags,
    timeZone,
    locale,
    presence: left ?? presence,
    absence: absenceOf(read, words, fault),
    isPrimary: saysYes(read('Primary') ?? ''),
  };
}

/** The order of day and month, by all days of the file: one 31/12 says how 01/02 is meant. */
function orderOfDates(table: ImportTable, places: ReadonlyMap<PersonField, number>): ProposedOrder {
  const columns = (['StartDate', 'EndDate', 'AwayFrom', 'AwayUntil'] as const).flatMap(
    (field) => places.get(field) ?? [],
  );
  return proposeDateOrder(table.slice(1).flatMap((cells) => columns.map((at) => cells[at] ?? '')));
}

/** Returns the day of a text; undefined if it is none, and if neither it nor the file says which number is the month. */
function certainDayOf(text: string, { order, isSure }: ProposedOrder): Day | undefined {
  const day = readDated(text, order);
  return isSure || day === readDated(text, order === 'dmy' ? 'mdy' : 'dmy') ? day : undefined;
}

/** Returns whether the last day of a row is over; a text without a number says no day. */
function endOf(text: string, { today, dates }: Words): 'past' | 'later' | 'unknown' | undefined {
  if (!/[1-9]/.test(text)) return undefined;
  const orders = dates.isSure ? [dates.order] : dateOrders;
  const days = orders.flatMap((order) => readDated(text, order) ?? []);
  if (days.length > 0 && days.every((day) => day < today)) return 'past';
  return days.length > 0 && days.every((day) => day >= today) ? 'later' : 'unknown';
}

/** Returns the absence of a row; undefined without one, and for one that is over. */
function absenceOf(
  read: (field: PersonField) => string | undefined,
  { today, dates }: Words,
  fault: (column: PersonField, code: PlanFaultCode, value: string) => void,
): WantedAbsence | undefined {
  const texts = { AwayFrom: read('AwayFrom') ?? '', AwayUntil: read('AwayUntil') ?? '' };
  if (texts.AwayFrom === '' && texts.AwayUntil === '') return undefined;
  const from = certainDayOf(texts.AwayFrom, dates);
  const until = certainDayOf(texts.AwayUntil, dates);
  const isFromWrong = texts.AwayFrom !== '' && from === undefined;
  if (isFromWrong) fault('AwayFrom', 'day_unknown', texts.AwayFrom);
  if (until === undefined) fault('AwayUntil', 'day_unknown', texts.AwayUntil);
  if (isFromWrong || until === undefined || until < today) return undefined;
  if (absenceFault(0, { from: from ?? today, until, deputyId: null }, [], today) !== undefined) {
    fault('AwayUntil', 'absence_wrong', texts.AwayUntil);
    return undefined;
  }
  return { from, until, deputy: read('Deputy'), saidOn: today };
}

/** A cell that links to an address says both: `Ada Quill <ada@x.example>`. */
function withoutAddress(text: string | undefined): string | undefined {
  return text?.replace(/ *<[^<>]*@[^<>]*>$/, '');
}

/** Some programs write a word for nobody. */
function managerOf(text: string | undefined): string | undefined {
  return text !== undefined && /^(no_manager|none|n\/a|null|-)$/i.test(text) ? undefined : text;
}

/** Answers count before our own words. */
function presenceWords(answers: readonly Answer[]): (text: string) => Presence | undefined {
  const answered = new Map(
    answers.flatMap(({ kind, value, to }) => {
      const presence = presences.find((one) => one === to);
      return kind === 'status' && presence ? [[answerKey(kind, value), presence] as const] : [];
    }),
  );
  return remembering((text) => answered.get(answerKey('status', text.slice(0, 100))) ?? presenceOf(text));
}

/** A file has few words in many rows, and a runtime needs milliseconds for each time zone. */
function remembering<T>(read: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined || found.has(text)) return known as T;
    const value = read(text);
    found.set(text, value);
    return value;
  };
}

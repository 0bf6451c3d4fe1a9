import { addDays, type Day, daysBetween } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Email } from 'postal-mime';
import type { TestPerson } from './factory.ts';
import type { ArrivedMail } from './lived-company.ts';

/** What a person got in one week: the mails, and the reminders on Friday. */
export interface LivedWeek {
  readonly name: string;
  readonly start: Day;
  readonly end: Day;
}

/** One person of the table: a line that says who they are, and their reminders by the first day of the week. */
export interface LivedPerson {
  readonly person: TestPerson;
  readonly about: string;
  readonly reminders: ReadonlyMap<Day, readonly string[]>;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Writes the table of who got what when, for people to read. Weeks that say the same are one row. */
export function livedTable(
  people: readonly LivedPerson[],
  weeks: readonly LivedWeek[],
  mails: readonly ArrivedMail[],
  zone: string,
): string {
  return people.map((one) => section(one, weeks, mails, zone)).join('\n');
}

function section(
  { person, about, reminders }: LivedPerson,
  weeks: readonly LivedWeek[],
  mails: readonly ArrivedMail[],
  zone: string,
): string {
  const rows = weeks.map(({ name, start, end }) => {
    const got = mails.filter(({ to, at }) => {
      const day = tenantDay(at, zone);
      return to === person.email && start <= day && day <= end;
    });
    return {
      name,
      mails: got.map((mail) => `${dayName(tenantDay(mail.at, zone))}: ${saidBy(mail.email)}`).join('<br>'),
      reminders: (reminders.get(start) ?? []).join('<br>'),
    };
  });
  const lines = joined(rows).map(
    ({ name, mails: said, reminders: waits }) => `| ${name} | ${said || '–'} | ${waits || '–'} |`,
  );
  return `## ${person.name}\n\n${about}\n\n| week | mails | reminders on Friday |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}

interface Row {
  readonly name: string;
  readonly mails: string;
  readonly reminders: string;
}

/** Joins neighbouring weeks that say the same. */
function joined(rows: readonly Row[]): Row[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isSame = last?.[0]?.mails === row.mails && last[0].reminders === row.reminders;
    if (last && isSame) last.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    return [{ ...first, name: first === last ? first.name : `${first.name} to ${last.name}` }];
  });
}

function dayName(day: Day): string {
  return weekdays[((daysBetween('2026-06-29', day) % 7) + 7) % 7] ?? '';
}

/**
 * Returns what a mail says, short: of a weekly reminder its sentence and its goals, of a digest its lines, of the turn
 * of a quarter its subject and its lines. Several lines of one kind are counted.
 */
function saidBy({ subject = '', text = '' }: Email): string {
  const [, ...paragraphs] = text.split('\n\n').slice(0, -1);
  const lines = paragraphs.filter((part) => part.startsWith('* ')).flatMap((part) => part.split('\n* '));
  const said = lines.map((line) =>
    line
      .replace(/^\* /, '')
      .split('\n  ')
      .filter((part) => !part.startsWith('http')),
  );
  // Without the date, so that weeks that say the same become one row.
  const sentence = paragraphs[1]?.replace(/(day), \d+ \w+\./, '$1.');
  if (subject === 'Please update your goals')
    return `**asked** ${sentence} (${said.map(([title]) => title).join(', ')})`;
  const isDigest = paragraphs[1]?.startsWith('This happened') ?? false;
  if (!isDigest) return `**${subject}** ${said.map(([title, says]) => `${title}: ${says}`).join('; ')}`;
  const bySubject = Map.groupBy(said, ([title]) => title ?? '');
  const parts = [...bySubject].map(([title, of]) =>
    of.length > 2 ? `${title} ×${of.length}` : of.map(([, body]) => body).join(' '),
  );
  return `digest: ${parts.join(' ')}`;
}

/** Returns the weeks from `first` to `last`, Monday to Sunday, with the name of their quarter's week. */
export function calendarWeeks(first: Day, count: number, nameOf: (start: Day) => string): LivedWeek[] {
  return Array.from({ length: count }, (_, at) => {
    const start = addDays(first, 7 * at);
    return { name: nameOf(start), start, end: addDays(start, 6) };
  });
}

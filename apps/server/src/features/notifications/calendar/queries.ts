import { quarterLabel, weekLabel } from '@bellwether/domain/calendar/shown';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { weekWords } from '@bellwether/domain/calendar/words';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { localeOf } from '@bellwether/domain/locale/locales';
import { askingDay } from '@bellwether/domain/notifications/mails/weekly-ask';
import { said } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import { instant } from '#platform/database/instant.ts';
import type { SentFile } from '#platform/http/sent-file.ts';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import { asTenant } from '#platform/session/gate.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { readToken } from '#platform/session/token.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import type { CalendarEntry } from './presenter.ts';
import { calendarWords } from './words.ts';

/** Returns when the acting person's link was made, in epoch milliseconds; undefined without a link. */
export async function calendarLinkOf({ db, tenant, person }: Scope): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_link')
    .select('created_at')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  return row?.created_at;
}

const hour = 3_600_000;
/** The maximum number of reads of a link within an hour. Calendar programs read every few minutes at most. */
const mostReads = 60;

interface Reader {
  readonly id: number;
  readonly zone: string | null;
  readonly locale: string | null;
  /** When the link was made, epoch milliseconds. */
  readonly since: number;
  /** Observers update no goals and have no action items. */
  readonly isObserver: boolean;
}

/**
 * Returns the calendar behind a secret link.
 * @throws HttpProblem 404 for an unknown, renewed or removed link and for a deactivated person or company; 429 for a link
 *   that was read too often in this hour.
 */
export async function calendarFeed(
  context: ServerContext,
  visitor: { now: number; requestId: string },
  link: string,
): Promise<SentFile> {
  const token = readToken(link);
  if (!token) throw notFound();
  const { tenantId, secretHash } = token;
  const answer = await asTenant(context, { ...visitor, tenantId, evenIfFrozen: true }, async (scope) => {
    const reader = await countRead(scope, secretHash);
    if (!reader) return undefined;
    // The transaction must keep the count of a refused read, so the refusal is thrown after the commit.
    if (reader.reads > mostReads) return 'too often' as const;
    return { scope, entries: await entriesOf(scope, reader), words: wordsOf(scope, reader) };
  });
  if (answer === undefined) throw notFound();
  if (answer === 'too often') {
    const retryAfterSeconds = Math.ceil((hour - (visitor.now % hour)) / 1000);
    throw new HttpProblem(429, said(calendarWords, 'calendar_read_too_often'), { retryAfterSeconds });
  }
  const { tenant } = answer.scope;
  const { presentCalendar } = await import('./presenter.ts');
  return presentCalendar({
    name: answer.words.name(tenant.name),
    home: tenantUrl(tenant.subdomain, context.config),
    entries: answer.entries,
  });
}

const languageOfReader = ({ tenant, languageOf }: TenantScope, { locale }: Reader) =>
  languageOf(localeOf(locale, tenant.locale));

const wordsOf = (scope: TenantScope, reader: Reader) => languageOfReader(scope, reader).words(calendarWords);

/** Counts a read of the link in this hour, and returns its person. */
async function countRead(
  { db, tenant, now }: TenantScope,
  secretHash: Buffer,
): Promise<(Reader & { reads: number }) | undefined> {
  const hourAt = instant(now - (now % hour));
  const { rows } = await sql<Reader & { reads: number }>`
    update calendar_link link set hour_at = ${hourAt},
      reads = case when link.hour_at = ${hourAt} then least(link.reads + 1, 1000) else 1 end
    from person where link.tenant_id = ${tenant.id} and link.secret_hash = ${secretHash}
      and person.tenant_id = link.tenant_id and person.id = link.person_id and person.deactivated_at is null
    returning person.id, person.time_zone as zone, person.locale, link.reads, person.role_name = 'observer' as "isObserver",
      (extract(epoch from link.created_at) * 1000)::bigint as since`.execute(db);
  return rows[0];
}

async function entriesOf(scope: TenantScope, reader: Reader): Promise<CalendarEntry[]> {
  const words = wordsOf(scope, reader);
  const { current, byIndex } = await periodsOf(scope);
  const shown = [-1, 0, 1, 2, 3, 4].flatMap((step) => byIndex(current.index + step) ?? []);
  const ends = shown.map((period) => ({
    uid: `quarter-${period.id}`,
    day: period.endDate,
    title: words.quarterEnds(quarterLabel(period)),
    path: `/v3/goals?period=${period.id}`,
    changedAt: reader.since,
  }));
  if (reader.isObserver) return ends;
  const asked = shown.filter(({ index }) => Math.abs(index - current.index) < 2);
  const absences = await ownAbsences(scope, reader);
  // Nobody is asked while away (people.36).
  const isAsked = ({ day }: CalendarEntry) =>
    !absences.some(({ from, until }) => from <= day && day <= until);
  return [
    ...(await deadlines(scope, reader)),
    ...ends,
    ...asked.flatMap((period) => askingDays(scope, reader, period)).filter(isAsked),
    ...absences.map(({ id, from, until, changedAt }) => ({
      uid: `absence-${id}`,
      day: from,
      until,
      title: words.away,
      path: '/v3/home',
      changedAt,
    })),
  ];
}

const mostDeadlines = 500;

/** Returns the deadlines of the person's open action items, the next ones first. */
async function deadlines(scope: TenantScope, reader: Reader): Promise<CalendarEntry[]> {
  const { db, tenant } = scope;
  const words = wordsOf(scope, reader);
  const rows = await db
    .selectFrom('action_item')
    .select(['id', 'title', 'due_date', 'updated_at'])
    .where('tenant_id', '=', tenant.id)
    .where('assignee_id', '=', reader.id)
    .where('state', '=', 'in_progress')
    .where('deleted_at', 'is', null)
    .orderBy('due_date')
    .orderBy('id')
    .limit(mostDeadlines)
    .execute();
  return rows.map((row) => ({
    uid: `action-item-${row.id}`,
    day: row.due_date,
    title: words.due(row.title),
    path: '/v3/actionitems',
    changedAt: row.updated_at,
  }));
}

const mostAbsences = 50;

/** Returns the person's absences, the latest ones. */
async function ownAbsences({ db, tenant }: TenantScope, { id }: Reader) {
  const { rows } = await sql<{ id: number; from: string; until: string; changedAt: number }>`
    select id, first_day::text as "from", last_day::text as until,
      (extract(epoch from updated_at) * 1000)::bigint as "changedAt"
    from absence where tenant_id = ${tenant.id} and person_id = ${id}
    order by first_day desc limit ${sql.lit(mostAbsences)}`.execute(db);
  return rows;
}

function askingDays(scope: TenantScope, reader: Reader, period: Period): CalendarEntry[] {
  const { tenant } = scope;
  const { zone, since } = reader;
  const language = languageOfReader(scope, reader);
  const words = wordsOf(scope, reader);
  const own = (zone === null ? undefined : ianaZone(zone)) ?? tenant.calendar.zone;
  return insideWeeksOf(period).flatMap((week) => {
    const day = askingDay(week, own, tenant.calendar);
    if (day === undefined) return [];
    const title = words.update(weekLabel(week, language.locale, language.words(weekWords)));
    return { uid: `ask-${period.weekIds[week.week - 1]}`, day, title, path: '/v3/home', changedAt: since };
  });
}

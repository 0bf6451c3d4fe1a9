import { isCutWeek, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { askedDaysOf } from '@bellwether/domain/notifications/mails/asked-days';
import {
  type MissedWeeks,
  missedWeeks,
  weeksToTell,
} from '@bellwether/domain/notifications/mails/missed-updates';
import { nextWeeklyAsk, weekToAsk } from '@bellwether/domain/notifications/mails/weekly-ask';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { eventClausesOf, recordEvent } from '#platform/events/record-event.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import { asTenant } from '#platform/session/gate.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { type Period, type Periods, periodsOf } from '../../tenant/queries.ts';
import { weeklyAskMail } from './mails.weekly-ask.ts';
import {
  nextCandidates,
  notifyOfWeek,
  type ReachedZone,
  rememberConsidered,
  type StoredWeek,
  zonesOfPeople,
} from './statements.weekly-ask.ts';

/** The kind of due work that looks for people to remind of their weekly update; its subject is the company. */
export const askWork = { kind: 'ask_weekly' } as const;

const peopleAtOnce = 500;

/**
 * Reminds the people of a company to update their goals, in the hour after 09:00 where they are (notifications.7).
 * Handles some people at a time, each group in its own transaction, and then schedules the next run.
 */
export async function askForUpdates(context: ServerContext, tenantId: number): Promise<void> {
  for (;;) {
    const now = context.clock.now();
    const request = { tenantId, now, requestId: `ask-${tenantId}` };
    const isDone = await asTenant(context, request, askSome);
    if (isDone !== false) return;
  }
}

/**
 * Handles the next people. Returns whether nobody is left; if so, the next run is scheduled. The quarters exist,
 * because a job creates them long before they begin.
 */
async function askSome(scope: TenantScope): Promise<boolean> {
  const { db, tenant, now } = scope;
  // Only one node at a time handles a company. The other node waits, and then finds nobody left.
  await sql`select pg_advisory_xact_lock(hashtext('ask_weekly'), ${tenant.id})`.execute(db);
  const periods = await periodsOf(scope);
  const zones = await zonesOfPeople(scope);
  const due = dueIn(scope, periods, zones);
  const candidates = due ? await nextCandidates(scope, { ...due, limit: peopleAtOnce }) : [];
  if (due && candidates.length > 0) await consider(scope, due.week, candidates);
  if (candidates.length === peopleAtOnce) return false;
  const all = [...new Set(zones.map((zone) => zoneOf(scope, zone)))];
  await scheduleDue(scope, askWork, tenant.id, nextWeeklyAsk(now, all, tenant.calendar));
  return true;
}

interface DueWeek {
  readonly week: StoredWeek;
  readonly before: StoredWeek | undefined;
  readonly zones: readonly ReachedZone[];
}

function dueIn(scope: TenantScope, periods: Periods, zones: readonly (string | null)[]): DueWeek | undefined {
  const { now, tenant } = scope;
  const reached = zones.flatMap((zone) => {
    const asked = weekToAsk(now, zoneOf(scope, zone), tenant.calendar);
    return asked ? [{ zone, groups: asked.groups, number: asked.week }] : [];
  });
  const [first] = reached;
  if (first === undefined) return undefined;
  const { number } = first;
  const { current } = periods;
  const week = storedWeek(scope, current, number);
  if (!week) return undefined;
  return {
    week,
    before: number > 1 ? storedWeek(scope, current, number - 1) : lastAskedWeek(scope, periods),
    zones: reached,
  };
}

function storedWeek({ tenant }: TenantScope, period: Period, week: number): StoredWeek | undefined {
  const id = period.weekIds[week - 1];
  const days = insideWeeksOf(period)[week - 1];
  if (id === undefined || !days) return undefined;
  const asked = askedDaysOf(period, week, tenant.calendar);
  return { id, periodId: period.id, week, isCut: isCutWeek(days), asked };
}

/** Returns the last week that was asked for before the running quarter: a last week of one day is not. */
function lastAskedWeek(scope: TenantScope, periods: Periods): StoredWeek | undefined {
  const period = periods.byIndex(periods.current.index - 1);
  return period && storedWeek(scope, period, latestAskedWeek(period, scope.now, scope.tenant.calendar));
}

function zoneOf({ tenant }: TenantScope, zone: string | null): string {
  return (zone === null ? undefined : ianaZone(zone)) ?? tenant.calendar.zone;
}

async function consider(
  scope: TenantScope,
  week: StoredWeek,
  candidates: Awaited<ReturnType<typeof nextCandidates>>,
): Promise<void> {
  const people = candidates.map((one) => ({
    id: one.id,
    isAsked: one.needsUpdate,
    missed: missedWeeks(one),
    told: weeksToTell(missedWeeks(one), one),
  }));
  await rememberConsidered(scope, week, people);
  const asked = people.filter(({ isAsked }) => isAsked).map(({ id }) => id);
  if (asked.length > 0) {
    const mailed = await notifyOfWeek(scope, week, asked);
    await requestMails(scope, weeklyAskMail, mailed, week.id);
    await recordEvent(scope, { kind: 'notification.asked', subjectId: null, detail: { week: week.id } });
  }
  const missing = people.flatMap(({ id, told }) => (told === undefined ? [] : [{ id, weeks: told }]));
  if (missing.length > 0) await recordMissed(scope, missing);
}

/** Records how many weeks people have missed in a row, if the company tells their managers. */
async function recordMissed(
  scope: TenantScope,
  people: ReadonlyArray<{ readonly id: number; readonly weeks: MissedWeeks }>,
): Promise<void> {
  if (!scope.tenant.settings.escalate_missed_updates) return;
  const rows = sql`unnest(${people.map(({ id }) => id)}::int[], ${people.map(({ weeks }) => weeks)}::int[])
    missing (id, weeks)`;
  const event = {
    kind: 'person.updates_missed',
    subjectId: sql`missing.id`,
    detail: { count: sql<MissedWeeks>`missing.weeks` },
  } as const;
  await sql`with ${eventClausesOf(scope, rows, [event], sql`missing.id`)} select 1`.execute(scope.db);
}

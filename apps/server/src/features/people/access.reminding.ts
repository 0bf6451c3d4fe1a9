import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { RemindedOfFigure } from '@bellwether/domain/dashboard/reminding';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';

/** How long the rows are kept: only those of today decide anything. */
const keptDays = 30;

/** Today, where the company is. */
function today(scope: Scope): string {
  return tenantDay(scope.now, scope.tenant.calendar.zone);
}

const isAway = (scope: Scope, id: RawBuilder<unknown>) =>
  sql`exists (select 1 from absence gone where gone.tenant_id = ${scope.tenant.id} and gone.person_id = ${id} and gone.is_on)`;

/** What people are reminded of; `period`: the quarter of the appraisals; `cycle`: that of the reviews or the peer feedback. */
export type Reminding =
  | { readonly about: RemindedOfFigure }
  | { readonly about: 'appraisals'; readonly period: number }
  | { readonly about: 'reviews' | 'peers'; readonly cycle: number };

/** The stored name of what is reminded of: each quarter and each cycle is a thing of its own. */
function aboutOf(reminding: Reminding): string {
  if (reminding.about === 'appraisals') return `${reminding.about}.${reminding.period}`;
  return 'cycle' in reminding ? `${reminding.about}.${reminding.cycle}` : reminding.about;
}

export interface ReminderState {
  readonly id: number;
  readonly is_away: boolean;
  readonly is_reminded: boolean;
}

/** Returns which of some people are away, and which were reminded of this today. One statement. */
export async function reminderStates(
  scope: Scope,
  ids: readonly number[],
  reminding: Reminding,
): Promise<ReadonlyMap<number, ReminderState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReminderState>`select asked.id, ${isAway(scope, sql`asked.id`)} as is_away,
      exists (select 1 from person_reminder sent where sent.tenant_id = ${scope.tenant.id} and sent.person_id = asked.id
        and sent.about = ${aboutOf(reminding)} and sent.day = ${today(scope)}::date) as is_reminded
    from unnest(${[...ids]}::int[]) asked (id)`.execute(scope.db);
  return new Map(rows.map((row) => [row.id, row]));
}

const eventOf = {
  update: 'person.update_reminded',
  goal: 'person.goal_reminded',
  result: 'person.result_reminded',
} as const;

function eventOfReminding(reminding: Reminding): Parameters<typeof eventClausesOf>[2][number] {
  const subjectId = sql`made.id`;
  if (reminding.about === 'appraisals')
    return { kind: 'person.appraisals_reminded', subjectId, detail: { period: reminding.period } };
  if (reminding.about === 'reviews')
    return { kind: 'person.cycle_appraisals_reminded', subjectId, detail: { cycle: reminding.cycle } };
  if (reminding.about === 'peers')
    return { kind: 'person.peers_reminded', subjectId, detail: { cycle: reminding.cycle } };
  return { kind: eventOf[reminding.about], subjectId, detail: {} };
}

/**
 * Reminds active people, each once in the company's day, but nobody who is away and never the acting person
 * (notifications.14). For people who may remind them. One statement, whatever the number of people.
 */
export async function remindOnce(
  scope: Scope,
  ids: readonly number[],
  reminding: Reminding,
): Promise<{ reminded: number; already: number; away: number }> {
  const { db, tenant, person, now } = scope;
  const event = eventOfReminding(reminding);
  const { rows } = await sql<{ reminded: number; asked: number; free: number }>`with asked as (
      select about.id, ${isAway(scope, sql`about.id`)} as is_away from person about
      where about.tenant_id = ${tenant.id} and about.id = any(${[...ids]}::int[]) and about.id <> ${person.id}
        and about.deactivated_at is null
    ), former as (
      delete from person_reminder old using asked where old.tenant_id = ${tenant.id} and old.person_id = asked.id
        and old.day < ${today(scope)}::date - ${keptDays}::int
    ), made as (
      insert into person_reminder (tenant_id, person_id, about, day, sender_id, created_at)
      select ${tenant.id}::int, asked.id, ${aboutOf(reminding)}, ${today(scope)}::date, ${person.id}::int, ${instant(now)}
      from asked where not asked.is_away
      on conflict (tenant_id, person_id, about, day) do nothing returning person_id as id
    ), ${eventClausesOf(scope, sql`made`, [event], sql`made.id`)}
    select (select count(*) from made)::int as reminded, (select count(*) from asked)::int as asked,
      (select count(*) from asked where not is_away)::int as free`.execute(db);
  const { reminded = 0, asked = 0, free = 0 } = rows[0] ?? {};
  return { reminded, already: free - reminded, away: asked - free };
}

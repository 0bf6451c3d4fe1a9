import { includesDay } from '@bellwether/domain/people/absence/absence';
import { nextTurning } from '@bellwether/domain/people/absence/turning';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { dayOf, zoneOf } from './queries.ts';

/** The kind of due work that turns a company's absences on and off; its subject is the company. */
export const turnWork = { kind: 'turn_absences' } as const;

/**
 * Turns absences on and off by the day where their people are, records who is away and who is back, and schedules the next
 * turn. One statement reads, at most three write each change of one person.
 */
export async function turnAbsences(scope: Scope | TenantScope): Promise<void> {
  const { db, tenant, now } = scope;
  // Two nodes or two requests would record the same change twice.
  await sql`select pg_advisory_xact_lock(hashtext('turn_absences'), ${tenant.id})`.execute(db);
  const { rows } =
    await sql<Turning>`select absence.id, absence.person_id as "personId", absence.is_on as "isOn",
      absence.first_day::text as "from", absence.last_day::text as until, person.time_zone as "timeZone"
    from absence join person on person.tenant_id = absence.tenant_id and person.id = absence.person_id
    where absence.tenant_id = ${tenant.id}
      and (absence.is_on or absence.last_day >= ${timestamp(now)}::timestamptz::date - 2) order by absence.id`.execute(
      db,
    );
  const wrong = rows.filter((row) => row.isOn !== includesDay(row, dayOf(scope, row.timeZone)));
  // A person has one absence that is on, so the old one ends first.
  for (const isOn of [false, true]) {
    const turned = wrong.filter((row) => row.isOn !== isOn);
    if (turned.length === 0) continue;
    await sql`update absence set is_on = ${isOn} where tenant_id = ${tenant.id}
      and id = any(${turned.map(({ id }) => id)}::int[])`.execute(db);
    for (const { id, personId } of turned)
      await recordEvent(scope, {
        kind: isOn ? 'person.absence_began' : 'person.absence_ended',
        subjectId: personId,
        detail: { absence: id },
      });
  }
  const zoned = rows.map((row) => ({ ...row, zone: zoneOf(scope, row.timeZone) }));
  await scheduleDue(scope, turnWork, tenant.id, nextTurning(zoned, now));
}

interface Turning {
  readonly id: number;
  readonly personId: number;
  readonly isOn: boolean;
  readonly from: string;
  readonly until: string;
  readonly timeZone: string | null;
}

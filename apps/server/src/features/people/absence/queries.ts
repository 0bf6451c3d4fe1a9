import type { Absence } from '@bellwether/contract/people/absence';
import type { Day } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { absencesOf, holdAbsentee } from './access.ts';
import { presentAbsence } from './presenter.ts';

/**
 * Returns the absences of a person that have not ended; none for whoever may not manage them. A screen that is open while
 * its reader loses that right asks once more, and a 403 would end the session.
 */
export async function openAbsencesOf(scope: Scope, personId: number): Promise<Absence[]> {
  const held = await holdAbsentee(scope, personId).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.status === 403) return undefined;
    throw error;
  });
  if (!held) return [];
  const { row } = held;
  const today = dayOf(scope, row.time_zone);
  return (await absencesOf(scope, personId)).filter(({ until }) => until >= today).map(presentAbsence);
}

/** Returns the day of today where a person with this zone is; null: the company's zone. */
export function dayOf({ tenant, now }: Pick<Scope, 'tenant' | 'now'>, timeZone: string | null): Day {
  return tenantDay(now, zoneOf({ tenant }, timeZone));
}

/** Returns the IANA zone of a person; null: the company's. */
export function zoneOf({ tenant }: Pick<Scope, 'tenant'>, timeZone: string | null): string {
  return (timeZone === null ? undefined : ianaZone(timeZone)) ?? tenant.calendar.zone;
}

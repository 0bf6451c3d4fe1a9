import type { Absence } from '@bellwether/contract/people/absence';
import type { Day } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import type { Scope } from '#platform/session/scope.ts';
import { absencesOf, holdAbsentee } from './access.ts';
import { presentAbsence } from './presenter.ts';

/** Returns the absences of a person that have not ended. */
export async function openAbsencesOf(scope: Scope, personId: number): Promise<Absence[]> {
  const { row } = await holdAbsentee(scope, personId);
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

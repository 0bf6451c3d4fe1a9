import { zoneNameOf } from '@bellwether/domain/calendar/zone';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { profileFieldWords } from '../words.ts';
import { demandOpen, holdProfile } from './access.ts';

/**
 * Sets the acting person's time zone, as accepted from the proposal of the browser (people.29), and returns the
 * stored name. Setting the present zone again changes nothing.
 * @throws HttpProblem 400 at `TimeZone` for a text that names no zone, and if the zone comes from the directory.
 */
export async function setTimeZone(scope: Scope, asked: string): Promise<string> {
  const zone = zoneNameOf(asked);
  if (zone === undefined) throw badField('TimeZone', profileFieldWords, 'zone_unknown');
  if (zone === scope.person.timeZone) return zone;
  demandOpen(await holdProfile(scope, scope.person.id), ['TimeZone']);
  await scope.db
    .updateTable('person')
    .set({ time_zone: zone, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.person.id)
    .execute();
  await recordEvent(scope, {
    kind: 'person.profile_changed',
    subjectId: scope.person.id,
    detail: { fields: ['time_zone'] },
  });
  return zone;
}

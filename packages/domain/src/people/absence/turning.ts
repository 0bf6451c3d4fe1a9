import type { Instant } from '../../calendar/instant.ts';
import { endOfDay, startOfDay } from '../../calendar/tenant-day.ts';
import type { Absence } from './absence.ts';

/** The longest time between two looks at a company's absences: a person may change their zone. */
const longest = 6 * 3_600_000;

/**
 * Returns when the next absence begins or ends where its person is (`zone`, an IANA name), at most six hours after `now`.
 */
export function nextTurning(
  absences: readonly (Pick<Absence, 'from' | 'until'> & { readonly zone: string })[],
  now: Instant,
): Instant {
  const turns = absences.flatMap(({ from, until, zone }) => [startOfDay(from, zone), endOfDay(until, zone)]);
  return Math.min(now + longest, ...turns.filter((at) => at > now));
}

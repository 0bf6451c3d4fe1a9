import { ianaZone, zoneNameOf } from '@bellwether/domain/calendar/zone';
import { browserZone, isSameClock } from '#ui/data/browser-zone.ts';
import { serverNow } from '#ui/data/server-clock.ts';

/** In milliseconds: far enough for the other half of a year with summer time. */
const HALF_YEAR = 182 * 86_400_000;

/**
 * Returns the browser's time zone as a proposal for a person without a zone of their own (people.29); undefined if
 * the company's clocks show the same time.
 */
export function zoneProposal(companyZone: string): string | undefined {
  const browser = browserZone();
  if (!browser) return undefined;
  const company = ianaZone(companyZone);
  const now = serverNow();
  const isSame =
    company !== undefined && [now, now + HALF_YEAR].every((at) => isSameClock(company, browser, at));
  return isSame ? undefined : zoneNameOf(browser);
}

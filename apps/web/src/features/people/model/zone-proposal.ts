/** In milliseconds: far enough for the other half of a year with summer time. */
const HALF_YEAR = 182 * 86_400_000;

/**
 * Returns the browser's time zone as a proposal for a person without a zone of their own (decisions-3 A9); undefined if
 * the company's clocks show the same time. Loads the table of zones only where it may be needed.
 */
export async function zoneProposal(companyZone: string): Promise<string | undefined> {
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!browser) return undefined;
  const { ianaZone, zoneNameOf } = await import('@bellwether/domain/calendar/zone');
  const company = ianaZone(companyZone);
  if (company !== undefined && isSameClock(company, browser, Date.now())) return undefined;
  return zoneNameOf(browser);
}

function isSameClock(one: string, other: string, now: number): boolean {
  return [now, now + HALF_YEAR].every((at) => clockAt(one, at) === clockAt(other, at));
}

function clockAt(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}

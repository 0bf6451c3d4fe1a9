/** Returns the time zone of this browser as an IANA name; empty if it tells none. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/** Returns whether clocks of two IANA zones show the same at an instant (epoch milliseconds). */
export function isSameClock(one: string, other: string, at: number): boolean {
  return clockAt(one, at) === clockAt(other, at);
}

/** Never shown. */
function clockAt(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}

import type { AbsenceFault } from './absence.ts';

/** Returns who acted: "Tom Becker", as a deputy "Tom Becker for Priya Raman" (people.37). */
export function actingWords(name: string, actsFor: string | null | undefined): string {
  return actsFor ? `${name} for ${actsFor}` : name;
}

/** Returns "Away until 12 Jan" of a day as it is shown. */
export function awayWords(until: string): string {
  return `Away until ${until}`;
}

/** Explains what an absence still needs. */
export const absenceMessages = {
  dayRequired: 'Please enter a day!',
  endsBeforeBegin: 'The last day is before the first one.',
  tooLong: 'An absence lasts at most a year.',
  ended: 'An absence that is over needs no entry.',
  overlaps: 'There is an absence on some of these days already.',
  ownDeputy: 'Nobody can be their own deputy.',
} as const;

/** The same by the fault of a wished absence. */
export const absenceFaultMessages = {
  ends_before_begin: absenceMessages.endsBeforeBegin,
  too_long: absenceMessages.tooLong,
  ended: absenceMessages.ended,
  overlaps: absenceMessages.overlaps,
  own_deputy: absenceMessages.ownDeputy,
} as const satisfies Readonly<Record<AbsenceFault, string>>;

import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const actingWords: typeof english.actingWords = (name, actsFor) =>
  actsFor ? `${name} für ${actsFor}` : name;

export const awayWords: typeof english.awayWords = (until) => `Abwesend bis ${until}`;

export const absenceMessages: Translated<typeof english.absenceMessages> = {
  dayRequired: 'Bitte geben Sie einen Tag ein.',
  endsBeforeBegin: 'Der letzte Tag liegt vor dem ersten.',
  tooLong: 'Eine Abwesenheit dauert höchstens ein Jahr.',
  ended: 'Eine Abwesenheit, die vorbei ist, braucht keinen Eintrag.',
  overlaps: 'An einigen dieser Tage gibt es schon eine Abwesenheit.',
  ownDeputy: 'Niemand kann sich selbst vertreten.',
};

export const absenceFaultMessages: Translated<typeof english.absenceFaultMessages> = {
  ends_before_begin: absenceMessages.endsBeforeBegin,
  too_long: absenceMessages.tooLong,
  ended: absenceMessages.ended,
  overlaps: absenceMessages.overlaps,
  own_deputy: absenceMessages.ownDeputy,
};

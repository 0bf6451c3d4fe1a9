import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const actingWords: typeof english.actingWords = (name, actsFor) =>
  actsFor ? `${name} pour ${actsFor}` : name;

export const awayWords: typeof english.awayWords = (until) => `Absence jusqu’au ${until}`;

export const absenceMessages: Translated<typeof english.absenceMessages> = {
  dayRequired: 'Saisissez un jour.',
  endsBeforeBegin: 'Le dernier jour précède le premier.',
  tooLong: 'Une absence dure un an au plus.',
  ended: 'Une absence passée n’a pas besoin d’être saisie.',
  overlaps: 'Il y a déjà une absence certains de ces jours.',
  ownDeputy: 'Personne ne peut assurer sa propre suppléance.',
};

export const absenceFaultMessages: Translated<typeof english.absenceFaultMessages> = {
  ends_before_begin: absenceMessages.endsBeforeBegin,
  too_long: absenceMessages.tooLong,
  ended: absenceMessages.ended,
  overlaps: absenceMessages.overlaps,
  own_deputy: absenceMessages.ownDeputy,
};

import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const actingWords: typeof english.actingWords = (name, actsFor) =>
  actsFor ? `${name} en nombre de ${actsFor}` : name;

export const awayWords: typeof english.awayWords = (until) => `Ausente hasta el ${until}`;

export const absenceMessages: Translated<typeof english.absenceMessages> = {
  dayRequired: 'Escriba un día.',
  endsBeforeBegin: 'El último día es anterior al primero.',
  tooLong: 'Una ausencia dura como máximo un año.',
  ended: 'No hace falta indicar una ausencia que ya ha terminado.',
  overlaps: 'Ya hay una ausencia en algunos de estos días.',
  ownDeputy: 'Nadie puede ser su propio suplente.',
};

export const absenceFaultMessages: Translated<typeof english.absenceFaultMessages> = {
  ends_before_begin: absenceMessages.endsBeforeBegin,
  too_long: absenceMessages.tooLong,
  ended: absenceMessages.ended,
  overlaps: absenceMessages.overlaps,
  own_deputy: absenceMessages.ownDeputy,
};

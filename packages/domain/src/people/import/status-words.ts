import { foldHeading } from '../../shared/table/headings.ts';
import type { WantedPerson } from '../plan/person.ts';

export type Presence = NonNullable<WantedPerson['presence']>;

export const presences = ['active', 'away', 'left'] as const satisfies readonly Presence[];

/** The words of a status in English, German, French and Spanish; also of columns such as `accountEnabled`. */
const wordsOf: Readonly<Record<Presence, string>> = {
  active: `active, current, employed, enabled, working, permanent, probation, onboarding, pre-hire, prehire, hired, pending, invited,
    not invited, true, yes, 1, on, aktiv, beschäftigt, angestellt, aktiviert, wahr, ja, probezeit, unbefristet, befristet, actif, active, en poste,
    en activité, embauché, vrai, oui, activo, activa, de alta, alta, contratado, empleado, habilitado, verdadero, sí, en activo`,
  away: `leave, on leave, paid leave, unpaid leave, leave of absence, parental leave, maternity leave, paternity leave, sabbatical, garden leave,
    furlough, away, absent, beurlaubt, elternzeit, mutterschutz, ruhend, freigestellt, sabbatjahr, abwesend, en congé, congé, congé parental,
    congé maternité, absent, absente, en disponibilité, de permiso, permiso, excedencia, de baja médica, baja médica, baja temporal, ausente, vacaciones`,
  left: `terminated, inactive, suspended, disabled, deactivated, left, leaver, former, resigned, retired, dismissed, deceased, ended, archived,
    blocked, deleted, discarded, not employed, false, no, 0, off, ausgeschieden, ausgetreten, inaktiv, deaktiviert, gesperrt, gekündigt, beendet,
    ehemalig, entlassen, pensioniert, verrentet, falsch, nein, inactif, inactive, suspendu, suspendue, désactivé, désactivée, parti, partie, sorti,
    licencié, démissionnaire, retraité, terminé, faux, non, inactivo, inactiva, suspendido, suspendida, desactivado, desactivada, deshabilitado,
    terminado, despedido, cesado, de baja, baja, jubilado, finalizado, falso, bloqueado`,
};

const words = new Map<string, Presence>(
  Object.entries(wordsOf).flatMap(([presence, list]) =>
    list.split(',').map((word) => [foldHeading(word), presence as Presence] as const),
  ),
);

/** Returns what a word of a status means; undefined if it must be asked. */
export function presenceOf(text: string): Presence | undefined {
  // Such as `Terminated (voluntary)` or `Active - full time`.
  const [first = ''] = text.split(/\s[-–—]\s|[(,:/]/, 1);
  return words.get(foldHeading(text)) ?? words.get(foldHeading(first));
}

const yesWords = new Set('true yes y 1 x ja wahr oui vrai si verdadero primary blocked'.split(' '));

/** Returns whether a cell says yes. */
export function saysYes(text: string): boolean {
  return yesWords.has(foldHeading(text));
}

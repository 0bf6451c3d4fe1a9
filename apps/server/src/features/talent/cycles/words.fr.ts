import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.fr';
import type * as english from './words.ts';

export const cycleWords: Translated<typeof english.cycleWords> = {
  period_missing: 'Choisissez un trimestre.',
  due_too_early: 'Le dernier jour ne doit pas précéder le premier.',
  question_unknown: 'Cette question n’appartient pas au cycle.',
  question_answered: 'Quelqu’un a répondu à cette question ; son texte reste donc inchangé.',
  question_left_out: 'Quelqu’un a répondu à une question que vous avez retirée. Elle reste.',
  naming_stays:
    'Des personnes ont déjà reçu la demande ; le choix de qui lit leurs réponses reste donc inchangé.',
  nobody: 'Il n’y a personne dans ce cycle. Choisissez à qui il s’adresse.',
  department_missing: 'Ce service n’existe pas.',
  kind_stays:
    'Le cycle est en cours ; il garde donc son type, ses jours d’arrivée et le choix des signatures.',
  span_missing: cycleMessages.required,
  probation_missing: cycleMessages.required,
  dates_missing: 'Indiquez le premier et le dernier jour.',
  dates_too_long: 'Choisissez deux ans au plus.',
  levels_wrong: cycleMessages.levelsWrong,
  quarters_stay: 'Le cycle est en cours ; ses trimestres restent donc inchangés.',
  is_running: 'Le cycle est déjà en cours.',
  cannot_delete: 'Le cycle est en cours et ne peut donc pas être supprimé.',
  in_another: ({ count, name }) =>
    count === 1
      ? `Une de ces personnes est dans « ${name} », qui a un trimestre en commun avec ce cycle.`
      : `${count} de ces personnes sont dans « ${name} », qui a un trimestre en commun avec ce cycle.`,
};

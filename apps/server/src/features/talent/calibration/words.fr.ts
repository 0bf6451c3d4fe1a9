import type { Translated } from '@bellwether/domain/locale/language';
import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words.fr';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  period_missing: 'Choisissez un trimestre.',
  cycle_missing: 'Ce cycle ne se termine pas avec le trimestre, ou n’a pas commencé.',
  nobody: calibrationMessages.nobody,
  guide_wrong: calibrationMessages.guideWrong,
  not_over_group: 'Certaines personnes de ce groupe ne relèvent pas de vous.',
  too_few: `Un calibrage demande au moins ${calibrationLimits.least} personnes avec un brouillon sur l’échelle de l’entreprise.`,
  too_many: `Un calibrage comprend ${calibrationLimits.most} personnes au plus.`,
  shared: (count) =>
    count === 1
      ? 'L’évaluation d’une de ces personnes est déjà partagée. Choisissez un groupe sans elle.'
      : `Les évaluations de ${count} de ces personnes sont déjà partagées. Choisissez un groupe sans elles.`,
  busy: 'Certaines de ces personnes sont dans un autre calibrage ouvert.',
  participant_unfit: 'Seuls la hiérarchie des managers du groupe et les admins RH peuvent être désignés.',
  ended: 'Le calibrage est terminé.',
  moved_meanwhile: 'Quelqu’un d’autre a déplacé cette personne entre-temps.',
  edited_meanwhile: 'La personne qui évalue a changé les notes du brouillon entre-temps.',
  same_place: 'Cette personne s’y trouve déjà.',
  no_level: 'Ce n’est pas un des niveaux de l’entreprise.',
  nothing_to_undo: 'Votre déplacement n’est plus le dernier.',
};

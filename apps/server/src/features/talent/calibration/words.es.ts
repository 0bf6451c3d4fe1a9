import type { Translated } from '@bellwether/domain/locale/language';
import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words.es';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  period_missing: 'Seleccione un trimestre.',
  cycle_missing: 'Este ciclo no termina con el trimestre o aún no ha empezado.',
  nobody: calibrationMessages.nobody,
  guide_wrong: calibrationMessages.guideWrong,
  not_over_group: 'No todas las personas de este grupo dependen de usted.',
  too_few: `Una calibración necesita al menos ${calibrationLimits.least} personas con un borrador en la escala de la empresa.`,
  too_many: `Una calibración admite como máximo ${calibrationLimits.most} personas.`,
  shared: (count) =>
    count === 1
      ? 'La evaluación de una de estas personas ya está compartida. Elija un grupo sin ella.'
      : `Las evaluaciones de ${count} de estas personas ya están compartidas. Elija un grupo sin ellas.`,
  busy: 'Algunas de estas personas están en otra calibración abierta.',
  participant_unfit: 'Solo se puede nombrar a superiores de los responsables del grupo y a admin. de RR. HH.',
  ended: 'La calibración ha terminado.',
  moved_meanwhile: 'Alguien más ha movido a esta persona mientras tanto.',
  edited_meanwhile: 'La persona evaluadora ha cambiado mientras tanto las valoraciones del borrador.',
  same_place: 'Esta persona ya está ahí.',
  no_level: 'Este no es uno de los niveles de la empresa.',
  nothing_to_undo: 'Su movimiento ya no es el último.',
};

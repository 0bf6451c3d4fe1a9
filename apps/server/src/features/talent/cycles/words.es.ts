import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.es';
import type * as english from './words.ts';

export const cycleWords: Translated<typeof english.cycleWords> = {
  period_missing: 'Seleccione un trimestre.',
  due_too_early: 'El último día no puede ser anterior al primero.',
  question_unknown: 'Esta pregunta no pertenece al ciclo.',
  question_answered: 'Alguien ha respondido a esta pregunta, así que su texto se mantiene.',
  question_left_out: 'Alguien ha respondido a una pregunta que usted ha quitado. Se mantiene.',
  naming_stays: 'Ya se ha preguntado a algunas personas, así que no cambia quién lee lo que escriben.',
  nobody: 'No hay nadie en este ciclo. Elija para quién es.',
  department_missing: 'Ese departamento no existe.',
  kind_stays:
    'El ciclo está en marcha, así que no cambian su tipo, sus días de incorporación ni si se firma.',
  span_missing: cycleMessages.required,
  probation_missing: cycleMessages.required,
  dates_missing: 'Indique el primer y el último día.',
  dates_too_long: 'Elija dos años como máximo.',
  levels_wrong: cycleMessages.levelsWrong,
  quarters_stay: 'El ciclo está en marcha, así que sus trimestres no cambian.',
  is_running: 'El ciclo ya está en marcha.',
  cannot_delete: 'El ciclo está en marcha, así que no se puede eliminar.',
  in_another: ({ count, name }) =>
    count === 1
      ? `Una de estas personas está en «${name}», que tiene un trimestre en común con este ciclo.`
      : `${count} de estas personas están en «${name}», que tiene un trimestre en común con este ciclo.`,
};

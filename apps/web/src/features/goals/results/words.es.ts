import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultTitles: Translated<typeof english.resultTitles> = {
  finalize: 'Cerrar',
  'edit-result': 'Editar resultado',
  'review-result': 'Revisar cierre',
};

export const retractResultWords: Translated<typeof english.retractResultWords> = {
  title: 'Retirar resultado',
  explanation: 'El resultado se retira y el objetivo vuelve a estar aprobado hasta que se cierre de nuevo.',
  done: 'Resultado retirado.',
};

export const resultWords: Translated<typeof english.resultWords> = {
  completed: 'Cumplido',
  percent: 'Resultado en porcentaje',
  percentHint: 'Cuánto del objetivo se ha logrado: más de 0 y hasta 100.',
  quality: 'Calidad del éxito',
  outcome: 'Desenlace',
  feedback: 'Comentarios',
  alreadyFinalized:
    'Su superior ya ha cerrado este objetivo y recibirá aviso de lo que usted cambie. El resultado de su superior se mantiene.',
  noManager:
    'Nadie está por encima de la persona responsable para revisar el resultado, así que es definitivo al momento.',
  reviewedLater: 'El superior de la persona responsable revisa el resultado.',
  dispute: 'Usted y la persona responsable no coinciden: el objetivo se mostrará como cerrado y en disputa.',
  finalized: 'Resultado enviado para su revisión.',
  finalizedAlone: 'Objetivo cerrado.',
  edited: 'Resultado cambiado.',
  keys: 'Y o N responde. Tras sus comentarios, Ctrl + Intro los envía; Alt + Y o Alt + N responde y envía.',
  reviewed: 'Resultados revisados y cerrados',
  reviewEdited: 'Revisión cambiada.',
};

export const finalizeFormWords: Translated<typeof english.finalizeFormWords> = {
  finalize: 'Cerrar',
  save: 'Guardar',
};

export const ownerResultWords: Translated<typeof english.ownerResultWords> = {
  resultOf: (name) => `Resultado de ${name}`,
};

export const reviewResultWords: Translated<typeof english.reviewResultWords> = {
  save: 'Guardar',
  finalizeAndNext: 'Cerrar y siguiente',
  finalize: 'Cerrar',
};

import type { Translated } from '@bellwether/domain/locale/language';
import { manualMessages } from '@bellwether/domain/people/manual/words.es';
import { wrongFileSentence } from '#platform/refusal/words.files.es.ts';
import type * as english from './words.ts';

export const manualWords: Translated<typeof english.manualWords> = {
  connected: 'Su manual de uso está conectado con el test.',
};

export const manualFieldWords: Translated<typeof english.manualFieldWords> = {
  only_pdf: (file) => wrongFileSentence(file, manualMessages.onlyPdf),
  pdf_damaged: 'Este PDF no está completo. Guárdelo de nuevo y elija el archivo nuevo.',
  file_gone: 'Esta subida ha caducado. Suba el archivo de nuevo.',
  unanswered: 'Responda a todas las preguntas.',
};

const later = 'Inténtelo más tarde.';
const tell = 'Avise a su administración.';

export const assessmentWords: Translated<typeof english.assessmentWords> = {
  unreachable: `No se puede acceder al servicio del test. ${later}`,
  too_slow: 'El servicio del test ha tardado demasiado en responder. Inténtelo de nuevo.',
  gone: 'No se ha esperado la respuesta.',
  busy: 'El servicio del test tiene ahora demasiado trabajo. Inténtelo dentro de un rato.',
  not_accepted: `El servicio del test no acepta la clave de este servidor. ${tell}`,
  missing: `El servicio del test no conoce este manual de uso. ${tell}`,
  failing: `El servicio del test comunica un error. ${later}`,
  redirected: `La dirección del servicio del test lleva a otro sitio. ${tell}`,
  too_large: `El servicio del test no ha dado ninguna respuesta útil. ${later}`,
  unusable: `El servicio del test no ha dado ninguna respuesta útil. ${later}`,
};

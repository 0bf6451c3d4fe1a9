import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.company.ts';

export const companyDataRefusals: Translated<typeof english.companyDataRefusals> = {
  name_differs: 'Este no es el nombre de la empresa.',
  not_ready: 'Este archivo aún no está listo.',
  failed: 'No se ha podido crear este archivo. Pida otro.',
  removed: 'Este archivo se quitó después de siete días. Pida otro.',
  resting: 'En este momento no se puede poner fin al uso de Bellwether. Inténtelo más tarde.',
  not_ended: 'No se ha puesto fin al uso de Bellwether.',
};

export const endMailWords: Translated<typeof english.endMailWords> = {
  hello: (name) => `Hola, ${name}:`,
  subject: (company) => `Se va a eliminar ${company}`,
  said: ({ by, company }) =>
    `${by} ha puesto fin al uso de Bellwether por ${company}. Solo la dirección general y la administración de la organización pueden aún iniciar sesión, y nadie puede cambiar nada.`,
  when: (day) =>
    `El ${day} se elimina todo: personas, objetivos, evaluaciones, archivos y el registro de auditoría.`,
  advice:
    'Hasta entonces puede descargar todos los datos y deshacer esta decisión. Si no sabía nada de esto, deshágala de inmediato.',
  button: 'Datos de la empresa',
  somebody: 'La administración',
};

export const askedMailWords: Translated<typeof english.askedMailWords> = {
  subject: ({ by, company }) => `${by} ha solicitado todos los datos de ${company}`,
  said: ({ by, company }) =>
    `${by} ha solicitado un archivo con todos los datos de ${company} en Bellwether: personas, objetivos, evaluaciones y archivos. Se puede descargar durante siete días.`,
  advice: 'Si no conoce el motivo, pregunte y consulte el registro de auditoría.',
};

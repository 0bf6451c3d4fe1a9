import type { Translated } from '@bellwether/domain/locale/language';
import { erasedPartWords, keptPartWords, personalDataMessages } from '@bellwether/domain/personal-data/words';
import type * as english from './words.ts';

export const dataWords: Translated<typeof english.dataWords> = {
  intro:
    'Un archivo con todo lo que Bellwether guarda sobre usted: perfil, objetivos, predicciones, comentarios, tareas, evaluaciones que puede leer, notificaciones, sesiones y lo que otras personas le han escrito. No se incluye lo que otras personas han escrito sobre usted en privado.',
  ask: 'Pedir mis datos',
  asked: 'El archivo se está creando. Tarda un minuto o dos.',
  none: 'Aún no hay ningún archivo',
  noneText: 'Pida uno y aparecerá aquí. Puede descargarlo durante siete días.',
  failed: 'No se han podido cargar los archivos.',
  list: 'Archivos',
  of: (name) => `Datos de ${name}`,
  states: {
    waiting: 'Creándose',
    ready: 'Listo',
    failed: 'No se ha podido crear. Pida otro.',
    removed: 'Quitado a los siete días',
  },
  until: 'hasta',
  download: 'Descargar',
  file: 'Datos personales',
};

export const erasureWords: Translated<typeof english.erasureWords> = {
  titleOf: (name) => `Datos personales de ${name}`,
  failed: 'No se ha podido cargar.',
  exportPart: 'Un archivo con los datos',
  exportHint:
    'Para una persona que ya no está en la empresa y pide sus datos. Puede descargarlo durante siete días.',
  exportAsk: 'Crear un archivo',
  holdPart: 'Retención legal',
  holdHint:
    'Mientras haya una retención, nada de esta persona se borra ni se purga. Ponerla y levantarla consta en el registro de auditoría.',
  reason: 'Motivo',
  setHold: 'Poner retención legal',
  liftHold: 'Levantar retención legal',
  held: (name) => `Puesta por ${name}`,
  holdSet: 'La retención legal está puesta.',
  holdLifted: 'La retención legal se ha levantado.',
  erasePart: 'Borrar definitivamente',
  eraseHint: 'Solo para personas que ya no están en la empresa. Nadie puede deshacerlo.',
  goes: 'Lo que se borra',
  stays: (former) => `Lo que se conserva, con el nombre ${former}`,
  until: 'hasta',
  goOn: 'Continuar',
  typeName: (name) => `Escriba ${name} para borrar`,
  nameDiffers: personalDataMessages.nameDiffers,
  reasonRequired: personalDataMessages.reasonRequired,
  erase: 'Borrar definitivamente',
  cancel: 'Cancelar',
  erased: (former) => `Los datos se han borrado. La persona es ahora ${former}.`,
  obstacles: {
    active: 'Esta persona está activa. Solo se pueden borrar los datos de personas desactivadas.',
    invited: 'Esta persona tiene una invitación. Solo se pueden borrar los datos de personas desactivadas.',
    uninvited:
      'A esta persona aún no se la ha invitado. Solo se pueden borrar los datos de personas desactivadas.',
    held: 'La retención legal impide el borrado.',
    erased: 'Los datos de esta persona se han borrado.',
    other: 'Los datos de esta persona no se pueden borrar.',
  },
  gone: erasedPartWords,
  kept: keptPartWords,
};

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.company.ts';

export const companyDataWords: Translated<typeof english.companyDataWords> = {
  failed: 'No se han podido cargar los datos de la empresa.',
  notYours:
    'Solo la dirección general y la administración de la organización ven los datos de toda la empresa.',
  exportPart: 'Un archivo con todos los datos',
  exportHint:
    'Todo lo que su empresa tiene en Bellwether: personas, objetivos, predicciones, comentarios, tareas, estrategia, evaluaciones con sus borradores, ajustes, registro de auditoría y archivos subidos. Otro Bellwether puede leerlo con «bellwether tenant import». No se incluyen contraseñas, sesiones, tokens ni otras pruebas de identidad, notas privadas sobre personas ni segundas opiniones: pertenecen a quienes las escribieron. Cada archivo consta en el registro de auditoría y se puede descargar durante siete días.',
  ask: 'Crear un archivo',
  asked: 'El archivo se está creando. En empresas grandes tarda unos minutos.',
  none: 'Aún no hay ningún archivo',
  noneText: 'Cree uno y aparecerá aquí.',
  list: 'Archivos',
  by: (name) => `Pedido por ${name}`,
  states: {
    waiting: 'Creándose',
    ready: 'Listo',
    failed: 'No se ha podido crear. Pida otro.',
    removed: 'Quitado a los siete días',
  },
  until: 'hasta',
  download: 'Descargar',
  file: 'Datos de la empresa',
  endPart: 'Dejar de usar Bellwether',
  endHint:
    'Desde entonces nadie puede cambiar nada, y solo la dirección general y la administración de la organización pueden aún iniciar sesión. A los 30 días todo se elimina para siempre. Hasta entonces puede deshacerlo. La dirección general y toda la administración de la organización reciben un aviso por correo.',
  goOn: 'Continuar',
  typeName: (name) => `Escriba ${name} para dejar de usar Bellwether`,
  nameDiffers: 'Este no es el nombre de la empresa.',
  end: 'Dejar de usar',
  cancel: 'Cancelar',
  ended: 'La empresa ya no usa Bellwether. Se han cerrado todas las demás sesiones.',
  endedNow: 'Esta empresa ya no usa Bellwether. Todo se elimina el',
  endedBy: (name) => `Decidido por ${name}`,
  held: 'Hay una retención legal sobre una persona, así que no se elimina nada hasta que se levante.',
  takeBack: 'Deshacer',
  takenBack: 'Todo el mundo puede seguir como antes.',
};

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const profileWords: Translated<typeof english.profileWords> = {
  title: 'Perfil',
  saved: 'Su perfil se ha guardado.',
  savedOf: (name) => `El perfil de ${name} se ha guardado.`,
  name: 'Nombre',
  jobTitle: 'Puesto',
  email: 'Correo',
  phone: 'Teléfono',
  timeZone: 'Zona horaria',
  department: 'Departamento',
  fromDirectory: 'Del directorio',
  departmentHint: 'El departamento de la organización de esta persona. Vacío: el de arriba.',
  location: 'Sede',
  startDate: 'Fecha de incorporación',
  startDateHint: 'El primer día en la empresa. Los ciclos de evaluación se guían por él.',
  linkedin: 'URL de LinkedIn',
  biography: 'Biografía',
  companyZone: (zone) => `Como la empresa: ${zone}`,
  changed: 'Otra persona ha cambiado este perfil entretanto.',
  kept: 'Lo que ha escrito se conserva.',
  unconfirmed: (email, present) =>
    `${email} espera su confirmación mediante el enlace del correo que hemos enviado allí. Hasta entonces se inicia sesión con ${present}; para conservar esa dirección, vuelva a ponerla en el campo.`,
};

export const passwordWords: Translated<typeof english.passwordWords> = {
  part: 'Contraseña',
  hint: 'Una contraseña nueva cierra sus otras sesiones.',
  title: 'Cambiar contraseña',
  old: 'Contraseña actual',
  fresh: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  oldRequired: 'Escriba su contraseña actual.',
  changed: 'Su contraseña se ha cambiado.',
};

export const mailWords: Translated<typeof english.mailWords> = {
  part: 'Notificaciones por correo',
  label: 'Enviarme notificaciones por correo',
  hint: 'Los correos sobre su cuenta, por ejemplo si cambia la contraseña, llegan siempre.',
};

export const languageWords: Translated<typeof english.languageWords> = {
  part: 'Idioma y fechas',
  label: 'Idioma, fechas y horas',
  ofCompany: (name) => `Como la empresa: ${name}`,
  example: (now, typed) =>
    `Ahora es ${now}; las fechas límite se escriben como ${typed}. Los correos y archivos hacen lo mismo.`,
  proposal: (name) => `Su navegador pide ${name}.`,
  accept: 'Usarlo',
  use: (name) => `Usar ${name}`,
  keep: (name) => `Mantener ${name}`,
};

export const notificationWords: Translated<typeof english.notificationWords> = {
  part: 'Notificaciones',
  following: 'Objetivos que sigue',
  calendar: 'Calendario',
};

export const sessionWords: Translated<typeof english.sessionWords> = {
  part: 'Dónde tiene la sesión iniciada',
  current: 'Este dispositivo',
  signedIn: 'Sesión iniciada',
  lastSeen: 'última actividad',
  end: 'Cerrar',
  endOthers: 'Cerrar las demás',
  ended: 'La sesión se ha cerrado.',
  othersEnded: 'Las demás sesiones se han cerrado.',
  failed: 'No se han podido cargar sus sesiones.',
  unknownDevice: 'Dispositivo desconocido',
  deviceOn: (browser, system) => `${browser} en ${system}`,
};

export const avatarWords: Translated<typeof english.avatarWords> = {
  part: 'Foto',
  open: 'Cambiar foto',
  add: 'Añadir foto',
  title: 'Foto',
  choose: 'Elegir una foto',
  other: 'Elegir otra',
  formats: 'PNG o JPG.',
  crop: 'Parte de la foto que se muestra; muévala con las flechas',
  zoom: 'Zoom',
  save: 'Guardar',
  remove: 'Quitar foto',
  removed: 'Su foto se ha quitado.',
  saved: 'Su foto se ha guardado.',
  goOn: 'Cierre esta ventana para continuar.',
  done: 'Continuar',
  failed: 'Algo ha salido mal…',
};

export const personVerbs: Translated<typeof english.personVerbs> = {
  oneToOne: (name) => `Preparar reunión individual con ${name}`,
  goals: (name) => `Objetivos de ${name}`,
  chart: (name) => `Mostrar a ${name} en la organización`,
  mail: (name) => `Escribir un correo a ${name}`,
};

export const attachmentLayerWords: Translated<typeof english.attachmentLayerWords> = {
  cancel: 'Cancelar',
  save: 'Guardar',
};

export const avatarLayerWords: Translated<typeof english.avatarLayerWords> = {
  cancel: 'Cancelar',
};

export const connectLayerWords: Translated<typeof english.connectLayerWords> = {
  cancel: 'Cancelar',
};

export const deactivateLayerWords: Translated<typeof english.deactivateLayerWords> = {
  cancel: 'Cancelar',
};

export const freeEmailLayerWords: Translated<typeof english.freeEmailLayerWords> = {
  cancel: 'Cancelar',
};

export const noteLayerWords: Translated<typeof english.noteLayerWords> = {
  cancel: 'Cancelar',
};

export const responsibilityPartWords: Translated<typeof english.responsibilityPartWords> = {
  edit: 'Editar',
};

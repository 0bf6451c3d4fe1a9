import type { Translated } from '@bellwether/domain/locale/language';
import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const pageWords: Translated<typeof english.pageWords> = {
  failed: 'No se ha podido cargar el perfil.',
  absent: 'No tiene autorización.',
  absentDetail: 'Este perfil no existe o no puede verlo.',
  you: '(Usted)',
  about: 'Acerca de',
  tabs: {
    goals: 'Objetivos',
    reports: 'Personas a cargo',
    manual: 'Manual de uso',
    insight: 'Mi acierto',
    settings: 'Ajustes',
    appraisals: 'Evaluaciones',
    notes: 'Notas',
  },
};

export const cardWords: Translated<typeof english.cardWords> = {
  department: 'Departamento',
  location: 'Sede',
  startDate: 'Fecha de incorporación',
  since: (day) => `Desde el ${day}`,
  email: 'Correo',
  noEmail: 'Sin correo',
  pending: (email) => `${email} (aún sin confirmar)`,
  disc: 'DISC',
  phone: 'Teléfono',
  linkedin: 'LinkedIn',
  biography: 'Biografía',
  more: 'Ver más',
  less: 'Ver menos',
  edit: layerTitles.editProfile,
  permissions: 'Permisos',
  manage: layerTitles.manageUser,
  responsibility: 'Responsabilidades',
  noResponsibility: 'Aún no se han añadido responsabilidades.',
  responsibilityFailed: 'No se han podido cargar las responsabilidades.',
  editResponsibility: layerTitles.editResponsibility,
  manager: 'Responsable directo',
  noManager: 'Sin responsable directo',
  orgChart: 'Ver organigrama',
  changeManager: layerTitles.changeManager,
  assignManager: layerTitles.assignManager,
  add: (what) => `Añadir ${what === 'LinkedIn' ? what : what.toLowerCase()}`,
};

export const discNames: Translated<typeof english.discNames> = {
  D: 'Dominancia',
  I: 'Influencia',
  S: 'Estabilidad',
  C: 'Cumplimiento',
};

export const goalsTabWords: Translated<typeof english.goalsTabWords> = {
  quartersFailed: 'No se han podido cargar los demás trimestres.',
  quarter: 'Trimestre',
  viewList: 'Ver lista',
  list: 'Objetivos',
  count: (goals, atRisk, hasMore) => {
    const counted = goals === 1 ? '1 objetivo' : `${goals} objetivos`;
    const shown = hasMore ? `Primeros ${counted}` : counted;
    return atRisk === 0 ? shown : `${shown} · ${atRisk} en riesgo`;
  },
  ended: 'No hay objetivos registrados en el trimestre',
  none: (quarter) => `No se han añadido objetivos para ${quarter}.`,
  failed: 'No se han podido cargar los objetivos.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  oneToOne: 'Reunión individual',
  oneToOneWith: (name) => `Reunión individual con ${name}`,
  employee: 'Persona',
  goals: 'Objetivos de este trimestre',
  noGoals: 'Aún sin objetivos',
  goalsFailed: 'No se han podido cargar los objetivos.',
  add: layerTitles.addEmployee,
  noneHint: 'Aquí aparecen quienes dependen de esta persona y cómo van sus objetivos.',
  status: 'Estado',
  actions: 'Acciones',
  orgStructure: 'Ver estructura organizativa',
  none: 'Aún sin personas a cargo.',
  changeManagerOf: (name) => `Cambiar el responsable de ${name}`,
};

export const rolesWords: Translated<typeof english.rolesWords> = {
  title: layerTitles.manageUser,
  role: 'Rol',
  flags: 'Permisos de administración',
  both: 'Admin. de objetivos tiene todos los derechos de Gestión de objetivos, para todos los objetivos. Elija uno de los dos.',
  saved: 'El rol y los permisos se han guardado.',
  confirm: 'Escriba CONFIRM para dar a esta persona la dirección general',
  confirmWord: 'CONFIRM',
  confirmMissing: 'Escriba primero CONFIRM.',
  newCeo: (name) => `${name} asume la dirección general.`,
  ceases:
    'Quien ocupa ahora la dirección general pasa a ser responsable bajo la nueva, y conserva a las personas a su cargo. Los objetivos no cambian de responsable.',
  goals: (count, hasMore) =>
    hasMore ? `Más de ${count} objetivos` : count === 1 ? '1 objetivo' : `${count} objetivos`,
  companyGoals: (count) =>
    `Del trimestre en curso, dejan de ser objetivos de empresa: ${count}, porque los objetivos de empresa son siempre los de la dirección general.`,
  reassign: 'Ver los objetivos de empresa para reasignarlos',
  companyGoalsFailed: 'No se han podido cargar los objetivos de empresa.',
  own: 'Su propio rol y sus permisos los cambia otra persona.',
  assignNext: 'Asigne ahora un responsable directo: esta persona no tiene.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  search: 'Buscar',
  list: 'Responsables',
  nobody: 'Sin responsable directo',
  nobodyHint: 'El rol de observación necesita una persona sin responsable directo.',
  none: 'Nadie coincide.',
  failed: 'No se han podido cargar los responsables.',
  required: employeeMessages.managerRequired,
  saved: 'El responsable directo se ha cambiado.',
};

export const responsibilityWords: Translated<typeof english.responsibilityWords> = {
  field: 'Responsabilidades',
  saved: 'Las responsabilidades se han guardado.',
  changed: 'Otra persona ha cambiado las responsabilidades entretanto. Lo que ha escrito se conserva.',
  reload: 'Cargar su texto',
};

export const profileReasons: Translated<typeof english.profileReasons> = {
  active: 'Esta persona está activa.',
  invited: 'Esta persona aún no ha aceptado la invitación.',
  uninvited: 'A esta persona nunca se la ha invitado.',
  deactivated: 'Esta persona está desactivada.',
  is_ceo: 'Dé primero la dirección general a otra persona.',
  is_observer: 'Esta persona tiene el rol de observación.',
  cannot_have_reports: 'Solo la dirección general o un responsable puede tener personas a cargo.',
  notes_off: 'Su empresa ha desactivado las notas.',
  talent_off: 'Su empresa ha desactivado las evaluaciones.',
  address_freed:
    'El correo de esta persona se liberó. La administración de la organización puede activarla con uno nuevo.',
  has_address: 'Esta persona tiene un correo.',
  from_directory: 'El responsable directo viene del directorio.',
  erased: 'Los datos de esta persona se borraron definitivamente.',
  held: 'Una retención legal lo impide.',
};

export const profilePartWords: Translated<typeof english.profilePartWords> = {
  part: 'Perfil',
  hint: (email) => `Nombre, foto, teléfono y ${email}, con el que inicia sesión.`,
  open: 'Ver perfil',
};

export const securityPartWords: Translated<typeof english.securityPartWords> = {
  hint: 'Llaves de acceso y códigos que confirman su inicio de sesión.',
};

export const appearanceWords: Translated<typeof english.appearanceWords> = {
  colours: 'Colores',
  browser: 'Cada navegador guarda su propia elección.',
  keys: 'Teclas',
  letters: 'Teclas de una sola letra',
  lettersHint: 'Por ejemplo, U para actualizar. La tecla ? las muestra todas.',
};

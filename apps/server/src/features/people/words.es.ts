import type { Translated } from '@bellwether/domain/locale/language';
import { employeeMessages } from '@bellwether/domain/people/adding/words.es';
import { profileMessages } from '@bellwether/domain/people/profile/words.es';
import type * as english from './words.ts';

export const profileReasonWords: Translated<typeof english.profileReasonWords> = {
  ceo_changed: 'Mientras tanto, la dirección general ha pasado a otra persona. Mírelo de nuevo.',
  active: 'Esta persona está activa.',
  invited: 'Esta persona aún no ha aceptado la invitación.',
  uninvited: 'Esta persona nunca recibió una invitación.',
  deactivated: 'Esta persona está desactivada.',
  is_ceo: profileMessages.ceoFirst,
  is_observer: 'Esta persona es solo observadora.',
  cannot_have_reports: 'Solo la dirección general y los responsables pueden tener personas a cargo.',
  notes_off: 'Su empresa ha desactivado las notas.',
  talent_off: 'Su empresa ha desactivado las evaluaciones.',
  address_freed:
    'Se ha liberado el correo de esta persona. La administración de la organización puede activarla con uno nuevo.',
  has_address: 'Esta persona tiene un correo.',
  from_directory: 'El responsable directo viene del directorio.',
  erased: 'Los datos de esta persona se han borrado definitivamente.',
  held: 'Una retención legal lo impide.',
};

export const profileObstacleWords: Translated<typeof english.profileObstacleWords> = {
  active: profileReasonWords.active,
  is_ceo: profileReasonWords.is_ceo,
  ceo_has_no_manager: 'La dirección general no tiene responsable directo.',
  own_status: 'No puede desactivar su propia cuenta.',
  own_rights: 'No puede cambiar su propio rol ni sus permisos.',
  own_place: 'No puede cambiar su propio responsable directo.',
};

export const profileFieldWords: Translated<typeof english.profileFieldWords> = {
  email_taken: 'Este correo ya está en uso.',
  email_kept: 'Otra persona tuvo este correo hasta hace unos días y aún puede recuperarlo.',
  email_deactivated: 'Esta persona existe y está desactivada.',
  zone_unknown: profileMessages.zoneUnknown,
  department_taken: 'Este departamento ya existe.',
  department_not_for_role:
    'Solo la dirección general y los responsables pueden tener un departamento propio.',
  observer_with_ties: profileMessages.observerWithTies,
  contributor_with_reports: profileMessages.contributorWithReports,
  goal_admin_or_manager: profileMessages.goalAdminOrManager,
  from_directory:
    'Esto viene del directorio. La administración de la organización puede abrir el campo en Ajustes, Empresa, Conexiones.',
  responsibility_empty: profileMessages.responsibilityRequired,
};

export const invitationWords: Translated<typeof english.invitationWords> = {
  invited_too_often: 'Esta persona ha recibido cinco invitaciones en una hora. Inténtelo más tarde.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  manager_missing: employeeMessages.managerRequired,
  manager_role: ({ name }) => `${name} no tiene el rol de dirección general ni de responsable.`,
  manager_deactivated: ({ name }) => `La cuenta de ${name} está desactivada.`,
  manager_outside: ({ name }) => `${name} no está en su organización.`,
  own_manager: 'Nadie puede ser su propio responsable directo.',
  present_manager: ({ name }) => `${name} ya es el responsable directo.`,
  manager_already: 'Esta persona ya es el responsable directo.',
  needs_place: ({ name }) => `${name} se quedaría sin responsable directo.`,
  reports_to_person: ({ name }) => `${name} depende de esta persona.`,
};

export const viewWords: Translated<typeof english.viewWords> = {
  too_many_views: 'Tiene cincuenta vistas guardadas. Elimine una para guardar otra.',
  view_name_taken: 'Otra de sus vistas tiene este nombre.',
};

import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { profileMessages } from '@bellwether/domain/people/profile/words.es';
import { importLimits } from '@bellwether/domain/shared/table/table';
import { managerWords, profileFieldWords, profileObstacleWords } from '../words.es.ts';
import type * as english from './words.ts';

export const peopleImportWords: Translated<typeof english.peopleImportWords> = {
  no_rows: 'Este archivo no contiene personas: no hay nada después de la fila de encabezados.',
  too_many_rows: `Este archivo tiene más de ${formatNumber(importLimits.rows, 'es-ES')} personas. Impórtelo por partes.`,
  column_missing: (column) =>
    `Este archivo no tiene ninguna columna «${column}». La primera fila debe tener los encabezados de la plantilla.`,
  not_proposed:
    'La vista previa no propuso esto para todas las personas de aquí. Compruebe el archivo de nuevo.',
};

export const planWords: Translated<typeof english.planWords> = {
  name_missing: () => profileMessages.nameRequired,
  email_missing: () => profileMessages.emailRequired,
  email_invalid: () => profileMessages.emailInvalid,
  too_long: (limit) => `Aquí caben como máximo ${limit} caracteres.`,
  role_unknown: (word) =>
    `«${word}» no es un rol. Use Dirección general, Responsable, Colaboración u Observación.`,
  permission_unknown: (word) =>
    `«${word}» no es un permiso. Use Admin. de la organización, Admin. de objetivos, Gestión de objetivos o Admin. de RR. HH., separados por comas.`,
  goal_admin_or_manager: () => profileMessages.goalAdminOrManager,
  day_unknown: (word) => `«${word}» no es un día que se pueda leer con seguridad. Escríbalo como 2026-12-31.`,
  absence_wrong: () => 'Una ausencia termina después de empezar y dura como máximo un año.',
  deputy_missing: (word) =>
    `«${word}» no puede hacer suplencias: debe ser una persona activa que no sea solo observadora.`,
  zone_unknown: (word) => `«${word}» no es una zona horaria. Use un nombre como Berlin o Europe/Berlin.`,
  external_id_repeated: (row) => `La fila ${row} ya tiene este ID externo.`,
  person_repeated: (row) => `La fila ${row} trata de la misma persona.`,
  external_id_differs: (id) => `La persona con este correo tiene el ID externo «${id}».`,
  external_id_taken: () => 'Otra persona tiene este ID externo.',
  email_taken: () => profileFieldWords.email_taken,
  email_kept: () => profileFieldWords.email_kept,
  email_in_profile: (email) =>
    `Esta persona recibió su invitación como ${email}. Cambie el correo de una persona invitada en su perfil.`,
  ceo_elsewhere: () =>
    'Una importación no puede asignar la dirección general. Hágalo en el perfil de la persona.',
  ceo_first: () => profileMessages.ceoFirst,
  own_rights: () => profileObstacleWords.own_rights,
  manager_required: () => managerWords.manager_missing,
  status_unknown: (word) => `«${word}» es un estado desconocido. Indique qué significa.`,
  manager_missing: (named) =>
    named.includes('@')
      ? `Nadie en este archivo ni en la empresa tiene el correo ${named}.`
      : `Nadie en este archivo ni en la empresa tiene el nombre o el ID «${named}».`,
  manager_ambiguous: (named) =>
    `Varias personas se llaman «${named}». Indique al responsable directo con su correo o su ID.`,
  manager_left_out: (name) =>
    name === ''
      ? 'Esta fila necesita otras filas que no se pueden escribir.'
      : `La fila del responsable directo, ${name}, no se puede escribir, así que esta tampoco.`,
  own_manager: () => managerWords.own_manager,
  manager_role: (name) => managerWords.manager_role({ name }),
  manager_deactivated: (name) => managerWords.manager_deactivated({ name }),
  ceo_has_manager: () => profileObstacleWords.ceo_has_no_manager,
  observer_with_ties: () => profileMessages.observerWithTies,
  contributor_with_reports: () => profileMessages.contributorWithReports,
  circle: (name) => managerWords.reports_to_person({ name }),
  department_taken: (shown) =>
    `Esta persona aparecerá en ${shown}, porque otro responsable tiene este departamento.`,
  department_not_for_role: (shown) =>
    `Esta persona aparecerá en ${shown}, el departamento de su responsable directo.`,
  row_repeated: (row) => `La fila ${row} trata de la misma persona y se lee en lugar de esta.`,
  row_left_out: () => 'Esta fila se omite, como usted eligió.',
  person_deactivated: (name) =>
    `La cuenta de ${name} está desactivada aquí, y sigue así si usted no elige otra cosa.`,
  leaver_kept: (name) =>
    `${name} ocupa la dirección general o es usted, y un archivo no puede desactivar su cuenta.`,
  from_directory: (name) => `Este dato viene del directorio, así que no cambia para ${name}.`,
  becomes_manager: (name) => `${name} pasa a ser responsable, porque alguien depende de esta persona.`,
  language_unknown: (word) =>
    `El idioma «${word}» no se ofrece, así que esta persona lee en el de la empresa.`,
  start_date_unknown: (word) =>
    `«${word}» no es un día que se pueda leer con certeza, así que la fecha de incorporación se queda como está. Escríbala como 2026-12-31.`,
  end_date_unknown: (word) =>
    `«${word}» no es un día que se pueda leer con certeza, así que la fila no dice si esta persona se ha ido. Escríbalo como 2026-12-31.`,
  left_against_status: (word) =>
    `El estado es «${word}», pero la fecha de fin ya pasó o la cuenta está bloqueada. Por eso se considera que esta persona se ha ido.`,
  column_unknown: (heading) => `La columna «${heading}» no se lee.`,
};

export const exportWords: Translated<typeof english.exportWords> = {
  title: 'Personas',
  sheet: 'Personas',
  template: 'Personas para importar',
};

export const peopleFaultsFile: Translated<typeof english.peopleFaultsFile> = {
  name: 'bellwether-personas-omitidas.csv',
  title: 'Filas omitidas',
  sheet: 'Personas',
  whatIsWrong: 'Qué está mal',
};

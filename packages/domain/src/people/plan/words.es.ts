import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const personFieldLabels: Translated<typeof english.personFieldLabels> = {
  ExternalId: 'ID externo',
  Name: 'Nombre completo',
  FirstName: 'Nombre',
  LastName: 'Apellidos',
  Email: 'Correo',
  JobTitle: 'Puesto',
  ManagerEmail: 'Correo del responsable',
  Department: 'Departamento',
  Location: 'Sede',
  StartDate: 'Fecha de incorporación',
  Role: 'Rol',
  Permissions: 'Permisos',
  TimeZone: 'Zona horaria',
  Language: 'Idioma',
  Status: 'Estado',
  Blocked: 'Inicio de sesión bloqueado',
  EndDate: 'Fecha de fin',
  Primary: 'Puesto principal',
  AwayFrom: 'Ausente desde',
  AwayUntil: 'Ausente hasta',
  Deputy: 'Suplente',
};

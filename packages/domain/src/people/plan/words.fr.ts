import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const personFieldLabels: Translated<typeof english.personFieldLabels> = {
  ExternalId: 'ID externe',
  Name: 'Nom',
  FirstName: 'Prénom',
  LastName: 'Nom de famille',
  Email: 'Adresse e-mail',
  JobTitle: 'Poste',
  ManagerEmail: 'E-mail du manager',
  Department: 'Service',
  Location: 'Site',
  StartDate: 'Date d’entrée',
  Role: 'Rôle',
  Permissions: 'Autorisations',
  TimeZone: 'Fuseau horaire',
  Language: 'Langue',
  Status: 'Statut',
  Blocked: 'Connexion bloquée',
  EndDate: 'Date de fin',
  Primary: 'Poste principal',
  AwayFrom: 'Début de l’absence',
  AwayUntil: 'Fin de l’absence',
  Deputy: 'Suppléance',
};

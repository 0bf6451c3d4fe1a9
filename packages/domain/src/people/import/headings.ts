import { headingBook } from '../../shared/table/headings.ts';
import type { PersonField } from '../plan/fields.ts';

/**
 * The headings of each field in English, German, French and Spanish, the better ones first: if a file has several
 * columns for a field, the one whose heading comes first here is read.
 */
const headingsOfFields: Readonly<Record<PersonField, readonly string[]>> = {
  ExternalId: [
    'External ID, Employee ID, Employee Number, Employee No, Employee Code, Personnel Number, Person Number',
    'Worker ID, Staff ID, Staff Number, Associate ID, File Number, User Sys ID, EEID, HRIS ID, ID, User ID',
    'Personalnummer, Personal-Nr, Personalnr, Pers.-Nr, Mitarbeiternummer, Mitarbeiter-ID, Mitarbeiter-Nr',
    'Matricule, Numéro de matricule, Numéro d’employé, Identifiant, ID employé, ID salarié',
    'Número de empleado, N.º de empleado, ID de empleado, Código de empleado, Legajo, Identificador',
  ],
  Name: [
    'Name, Full Name, Display Name, Employee Name, Employee, Worker, Legal Name, Preferred Full Name, Person, Member Name',
    'Vollständiger Name, Anzeigename, Mitarbeiter, Mitarbeitername, Vor- und Nachname, Name des Mitarbeiters',
    'Nom complet, Nom et prénom, Prénom et nom, Nom affiché, Nom de l’employé, Collaborateur, Salarié, Nom',
    'Nombre completo, Nombre y apellidos, Nombre para mostrar, Nombre del empleado, Empleado, Nombre',
  ],
  FirstName: [
    'Preferred First Name, First Name, Given Name, Legal First Name, Forename, Preferred Name',
    'Vorname, Rufname, Prénom, Prénoms, Nombre de pila, Nombres, Primer nombre',
  ],
  LastName: [
    'Last Name, Surname, Family Name, Legal Last Name, sn, Nachname, Familienname, Zuname',
    'Nom de famille, Nom d’usage, Apellidos, Apellido, Primer apellido',
  ],
  Email: [
    'Work Email, Work Email Address, Business Email, Company Email, Corporate Email, Email - Work, Email - Primary Work',
    'Work Contact: Work Email, Email, Email Address, Mail, Primary Email, Primary Email Address, Email Primary',
    'User Principal Name, User Email, Login Email, Username, User Name, Login',
    'E-Mail-Adresse, Dienstliche E-Mail, Geschäftliche E-Mail, Geschäftliche E-Mail-Adresse, Benutzerprinzipalname, Benutzername',
    'Adresse e-mail, Adresse électronique, Adresse email, Courriel, Adresse de courriel, E-mail professionnel, Email professionnel, Mél',
    'Correo electrónico, Correo, Dirección de correo, Dirección de correo electrónico, Correo corporativo, Email corporativo',
  ],
  JobTitle: [
    'Job Title, Title, Position, Position Title, Employee Title, Business Title, Job, Job Name, Designation, Job Profile, Job Information: Job Title',
    'Positionsbezeichnung, Berufsbezeichnung, Stellenbezeichnung, Funktion, Stelle, Jobtitel, Tätigkeit, Rolle',
    'Poste, Intitulé du poste, Titre du poste, Fonction, Titre, Emploi, Puesto, Cargo, Título del puesto, Puesto de trabajo',
  ],
  ManagerEmail: [
    'Manager Email, Managers Email, Manager’s Email, Manager Email Address, Manager Work Email, Supervisor Email, Reports To Email, Reporting To Email',
    'E-Mail Vorgesetzter, E-Mail des Vorgesetzten, E-Mail der Führungskraft, Vorgesetzter E-Mail, Führungskraft E-Mail',
    'Email du manager, E-mail du responsable, Courriel du responsable, Correo del responsable, Correo del jefe, Email del supervisor, Correo del gerente',
    'Manager ID, Manager Employee ID, Supervisor ID, Reports To ID, Manager Number, Manager User Sys ID, Vorgesetzten-ID, Vorgesetztennummer, Personalnummer Vorgesetzter, ID Vorgesetzter, ID Führungskraft, ID manager, ID du manager, Matricule du manager, Matricule responsable, ID del responsable, ID del jefe',
    'Manager, Manager Name, Managers Name, Line Manager, Direct Manager, Reports To, Reporting To, Reporting Manager, Supervisor, Supervisor Name, Direct Supervisor, Reports To Name, Boss',
    'Vorgesetzter, Vorgesetzte, Vorgesetzte(r), Direkter Vorgesetzter, Führungskraft, Teamleiter, Teamleitung, Berichtet an',
    'Responsable, Responsable hiérarchique, Supérieur, Supérieur hiérarchique, N+1, Manager direct',
    'Jefe, Jefe directo, Gerente, Reporta a, Superior, Responsable directo',
  ],
  Department: [
    'Department, Department Name, Home Department, Org Unit, Org Unit Path, Organization, Organizational Unit, Supervisory Organization, Business Unit, Division, Team, Group',
    'Abteilung, Bereich, Organisationseinheit, Département, Service, Direction, Équipe, Pôle, Departamento, Área, Equipo, Unidad',
  ],
  Location: [
    'Location, Office Location, Work Location, Office, Site, Work Site, Location Name, Physical Delivery Office Name, City, Town',
    'Standort, Arbeitsort, Büro, Niederlassung, Dienstort, Stadt, Ort',
    'Lieu de travail, Site de travail, Bureau, Localisation, Lieu, Ville',
    'Ubicación, Lugar de trabajo, Centro de trabajo, Oficina, Sede, Ciudad, Localidad',
  ],
  StartDate: [
    'Start Date, Hire Date, Date of Hire, Hired On, Original Hire Date, Employment Start Date, Joining Date, Date of Joining, Join Date, Date Started, Employee Hire Date, First Day of Work',
    'Eintrittsdatum, Eintritt, Einstellungsdatum, Vertragsbeginn, Beschäftigungsbeginn, Erster Arbeitstag, Eingetreten am',
    'Date d’embauche, Date d’entrée, Date d’arrivée, Date de début, Début du contrat',
    'Fecha de contratación, Fecha de ingreso, Fecha de alta, Fecha de inicio, Fecha de incorporación, Inicio del contrato',
  ],
  Role: ['Role, Bellwether Role, Rôle, Rol'],
  Permissions: ['Permissions, Flags, Berechtigungen, Autorisations, Permisos'],
  TimeZone: ['Time Zone, Zone, Zoneinfo, Zeitzone, Fuseau horaire, Zona horaria, Huso horario'],
  Language: [
    'Language, Preferred Language, Locale, Sprache, Bevorzugte Sprache, Langue, Langue préférée, Idioma, Idioma preferido',
  ],
  Status: [
    'Status, Employment Status, Employee Status, Worker Status, Position Status, User Status, Account Status, Account Enabled, Active, Is Active, Enabled, Employment State',
    'Beschäftigungsstatus, Mitarbeiterstatus, Statut, Statut d’emploi, État, Actif, Estado, Estado del empleado, Situación, Aktiv, Activo, Aktiviert, Konto aktiviert',
  ],
  Blocked: ['Block Sign In, Block Credential, Sign-in Blocked, Anmeldung blockieren, Anmeldung blockiert'],
  EndDate: [
    'End Date, Termination Date, Leaving Date, Last Day, Last Day of Work, Last Working Day, Date of Leaving, Exit Date, Contract End Date, Employment End Date',
    'Austrittsdatum, Austritt, Kündigungsdatum, Vertragsende, Letzter Arbeitstag, Ausgetreten am',
    'Date de fin, Date de départ, Date de sortie, Fin de contrat, Fecha de baja, Fecha de salida, Fecha de fin, Fin de contrato',
  ],
  AwayFrom: [
    'Away from, Absent from, Leave Start, Leave Start Date, Absence Start, Absence Start Date, First Day of Leave',
    'Abwesend ab, Abwesend von, Beginn der Abwesenheit, Absent à partir du, Début de l’absence, Ausente desde, Inicio de la ausencia',
  ],
  AwayUntil: [
    'Away until, Absent until, Leave End, Leave End Date, Absence End, Absence End Date, Last Day of Leave',
    'Abwesend bis, Ende der Abwesenheit, Absent jusqu’au, Fin de l’absence, Ausente hasta, Fin de la ausencia',
  ],
  Deputy: [
    'Deputy, Deputy Email, Delegate, Stand-in, Vertretung, Stellvertretung, Stellvertreter, Suppléant, Remplaçant, Suplente, Sustituto',
  ],
  Primary: [
    'Primary, Primary Position, Is Primary, Primary Job, Hauptbeschäftigung, Hauptposition, Poste principal, Puesto principal',
  ],
};

/** Finds the field of a heading of a people file. */
export const personHeadingOf = headingBook(headingsOfFields);

import type { KnownHeading } from '../../shared/table/headings.ts';
import { headingBook } from '../../shared/table/headings.ts';
import { isWeekHeading } from './dates.ts';
import type { GoalField } from './fields.ts';

/** The headings of each field in English, German, French and Spanish, the better ones first. */
const book = headingBook<GoalField>({
  Id: [
    'Goal ID, Objective ID, OKR ID, Issue Key, Key, ID, Goal Key, Item ID, Ziel-ID, Ziel-Nr, Identifiant, Identificador',
  ],
  Title: [
    'Title, Goal, Goal Name, Goal Title, Objective, Objective Title, Objective Name, OKR, Name, Summary, Objective or Key Result, Item',
    'Titel, Ziel, Zielname, Titre, Objectif, Nom de l’objectif, Título, Objetivo, Nombre del objetivo, Nombre, Nom',
  ],
  Measurement: [
    'Measurement, Key Results, Key Result, Success Criteria, Success Metric, Metric, Metric Name, Measure, KPI, How it is measured',
    'Messung, Messgröße, Schlüsselergebnisse, Schlüsselergebnis, Mesure, Résultats clés, Résultat clé, Indicateur, Medición, Resultados clave, Resultado clave, Indicador',
  ],
  Target: ['Target, Target Value, Goal Value, Zielwert, Valeur cible, Cible, Valor objetivo, Meta'],
  Description: [
    'Description, Details, Goal Description, Objective Description, Why, Beschreibung, Détails, Descripción, Detalles',
  ],
  ReportingMemo: ['Reporting memo, Memo'],
  Owner: [
    'Owner Email, Owner Email Address, Assignee Email, Champion Email, Responsible Email, E-Mail Verantwortlicher, E-mail du responsable, Correo del responsable',
    'Owner, Goal Owner, Objective Owner, OKR Owner, Owners, Owner Name, Assignee, Assigned To, Champion, Responsible, Lead, Owner ID, Owner Employee ID, User, User Email, Employee',
    'Verantwortlich, Verantwortlicher, Verantwortliche, Zielinhaber, Eigentümer, Besitzer, Responsable, Propriétaire, Porteur, Dueño, Propietario, Encargado',
  ],
  Parent: [
    'Parent ID, Parent Goal ID, Parent Objective ID, Parent Key, Parent Goal, Parent Objective, Parent, Parent Title, Aligned To, Aligns To, Aligned Goal, Aligned Objective, Alignment, Supports, Contributes To, Parent OKR',
    'Übergeordnetes Ziel, Oberziel, Objectif parent, Aligné sur, Objetivo principal, Objetivo padre, Alineado con',
  ],
  Quarter: [
    'Quarter, Time Period, Period, Timeframe, Time Frame, Cycle, Goal Cycle, Session, OKR Period, Review Cycle, Interval, Quartal, Zeitraum, Zyklus, Trimestre, Période, Periodo, Ciclo',
  ],
  StartDate: [
    'Start Date, Starts, Start, Created Date, Startdatum, Beginn, Date de début, Début, Fecha de inicio, Inicio',
  ],
  EndDate: [
    'End Date, Due Date, Ends, End, Due, Deadline, Target Date, Enddatum, Fällig am, Fälligkeitsdatum, Date de fin, Échéance, Fin, Fecha de fin, Fecha límite, Vencimiento',
  ],
  Private: ['Private, Is Private, Visibility, Privacy, Privat, Privé, Privado, Confidentiel'],
  State: ['State, Goal State, Lifecycle, Goal Status, Stage, Zustand, État, Estado del objetivo'],
  Status: [
    'Status, Check-in Status, Latest Status, Current Status, Health, Confidence, RAG, RAG Status, Likelihood, Progress Status, Ampel, Zuversicht, Statut, Confiance, Estado, Confianza',
  ],
  Progress: [
    'Progress, Progress %, Percent Complete, % Complete, Progress Percent, Completion, Completion %, Attainment, Attainment %, Score, Percent, Fortschritt, Fortschritt %, Progrès, Avancement, Progreso, Avance',
  ],
  CheckInDate: [
    'Check-in Date, Check in Date, Checkin Date, Last Check-in, Last Check-in Date, Update Date, Last Updated, Updated, Updated At, Date of Update, As of, Status Date, Date, Datum, Stand, Aktualisiert am, Date de mise à jour, Fecha de actualización, Fecha',
  ],
  CheckInAuthor: [
    'Check-in Author, Check-in By, Updated By, Last Updated By, Author, Check-in Owner, Autor, Aktualisiert von, Auteur, Mis à jour par, Actualizado por',
  ],
  CheckInNote: [
    'Check-in Note, Check-in Notes, Latest Check-in Note, Note, Notes, Comment, Comments, Latest Update, Update, Kommentar, Notiz, Commentaire, Comentario, Nota',
  ],
  Outcome: [
    'Outcome, Result, Final Result, Final Score, Final Grade, Grade, Achieved, Completed, Closing Status, Ergebnis, Erreicht, Résultat, Atteint, Resultado, Logrado',
  ],
  OutcomeText: [
    'Outcome Note, Closing Note, Closing Notes, Closing Comment, Result Note, Retrospective, Reflection, Learnings, Abschlusskommentar, Bilan, Comentario final',
  ],
  OutcomeDate: [
    'Outcome Date, Closed Date, Closed At, Completed Date, Completion Date, Completed At, Resolved, Resolution Date, Abgeschlossen am, Date de clôture, Fecha de cierre',
  ],
  Tags: [
    'Tags, Tag, Labels, Category, Categories, Theme, Pillar, Functional area, Goal Type, Type, Level, Team, Teams, Department, Group, Schlagworte, Kategorie, Étiquettes, Catégorie, Etiquetas, Categoría',
  ],
});

/** Finds the field of a heading of a goals file; the name of a day or of a week is a column of check-ins. */
export function goalHeadingOf(heading: string): KnownHeading<GoalField> | undefined {
  return book(heading) ?? (isWeekHeading(heading) ? { field: 'WeekCheckIn', rank: 0 } : undefined);
}

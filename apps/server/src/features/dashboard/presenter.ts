import type {
  Compliance,
  CompliancePerson,
  Dashboard,
  DashboardGoal,
  QuarterPlace,
  Reminder,
  Theme,
} from '@bellwether/contract/dashboard';
import type { OrgMark } from '@bellwether/contract/dashboard.organisation';
import type { CompanyGoal } from '@bellwether/contract/goals/goal';
import { type Day, daysBetween } from '@bellwether/domain/calendar/day';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { lastAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel, weekLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { currentWeek, insideWeekCount, insideWeeksOf } from '@bellwether/domain/calendar/week';
import { weekWords } from '@bellwether/domain/calendar/words';
import { compliancePercent } from '@bellwether/domain/dashboard/compliance';
import type { Fallen } from '@bellwether/domain/dashboard/fallen';
import {
  reminderButtons,
  reminderRank,
  reminderSubject,
  reminderTypes,
} from '@bellwether/domain/dashboard/reminders';
import { formatDay, type ShownFor } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import type { AskedDays } from '@bellwether/domain/notifications/mails/asked-days';
import type { Scope } from '#platform/session/scope.ts';
import type { PeriodFacts } from '../goals/reading/access.ts';
import { signingTitle } from '../talent/queries.reminders.ts';
import type { Period } from '../tenant/queries.ts';
import type { Theme as StoredTheme } from './access.ts';
import type { CompliancePersonRow, ComplianceRow } from './statements.compliance.ts';
import type { FallenRow } from './statements.fallen.ts';
import type { OrgMarkRow } from './statements.organisation.ts';
import type { ReminderRow } from './statements.reminders.ts';
import { reminderWords } from './words.ts';

export function presentTheme(theme: StoredTheme): Theme {
  return { Title: theme.title, PeriodId: theme.periodId, UpdatedAt: instantToIso(theme.updatedAt) };
}

/** Returns the company's position in its running quarter. */
export function presentQuarterPlace({ now, tenant }: Scope, current: Period): QuarterPlace {
  return {
    Week: currentWeek(now, tenant.calendar).week,
    Weeks: insideWeekCount(current),
    DaysLeft: daysBetween(tenantDay(now, tenant.calendar.zone), current.endDate),
  };
}

/** Returns a company goal with the goals below it that fell. */
export function presentDashboardGoal(
  goal: CompanyGoal,
  fallen: Fallen<FallenRow>,
): Omit<DashboardGoal, 'Sentence'> {
  const Goals = fallen.named.map(({ id, title }) => ({ Id: id, Title: title }));
  return { ...goal, Fell: { Count: fallen.count, Goals } };
}

/** The title of a reminder to write appraisals is the name of the cycle of its own, and empty for a quarter. */
function cycleIdOf({ type, id, title, cycleId }: ReminderRow): number | null {
  return type === 'self_review' || (type === 'appraisal_write' && title !== '') ? id : cycleId;
}

function titleOf(row: ReminderRow, language: Language, shownFor: ShownFor): string {
  const { type, due, title } = row;
  if (type === 'appraisal_sign') return signingTitle(title, row.cycleName, language);
  if (type !== 'appraisal_write' || due === null) return title;
  return language.words(reminderWords).appraisalsDue(formatDay(due, shownFor), title);
}

export function presentReminder(
  { pictures, language, person: { locale } }: Scope,
  row: ReminderRow,
  { period, askedWeek, today }: PeriodFacts & { readonly today: Day },
): Reminder {
  const { type } = row;
  const cycleId = cycleIdOf(row);
  const week = type === 'update' ? shownWeek(period, askedWeek, language) : undefined;
  return {
    Id: row.id,
    Type: type,
    About: reminderSubject(type, row.state, row.editState),
    // Only the presenter knows how its reader writes a day.
    Title: titleOf(row, language, { locale, today }),
    ...(cycleId === null ? {} : { CycleId: cycleId }),
    ...(row.hasSignatures === null ? {} : { HasSignatures: row.hasSignatures }),
    PeriodId: row.periodId,
    PeriodLabel: quarterLabel(period),
    WeekId: week?.id ?? 0,
    WeekLabel: week?.label ?? null,
    TakesResult: type === 'update' && askedWeek === lastAskedWeek(period),
    Due: row.due === null ? null : { Date: row.due, IsOverdue: row.due < today },
    User: {
      Id: row.personId,
      Name: row.name,
      Title: row.jobTitle,
      Avatar: pictures.of(row.avatar),
      HasLeft: row.hasLeft,
    },
    For: row.forName,
    ButtonText: language.words(reminderButtons)[type],
  };
}

/** Returns the types with their numbers, in the dashboard's order. */
export function presentReminderGroups(
  counts: Readonly<Partial<Record<string, number>>>,
): NonNullable<Dashboard['ReminderGroups']> {
  const groups = reminderTypes.map((Type) => ({ Type, Count: counts[Type] ?? 0 }));
  return groups
    .filter(({ Count }) => Count > 0)
    .sort((one, other) => reminderRank(one.Type) - reminderRank(other.Type));
}

/** The quarters and the week of compliance figures; undefined if the company does not have them. */
export interface StoredTimes {
  readonly current: Period;
  readonly previous: Period | undefined;
  readonly asked:
    | { readonly period: Period; readonly week: number; readonly days: AskedDays | null }
    | undefined;
  readonly isCurrentWeek: boolean;
}

export function presentCompliance(
  scope: Pick<Scope, 'language'>,
  row: ComplianceRow,
  times: StoredTimes,
): Compliance {
  const figure = (Done: number, Between: number, Open: number) => ({
    Done,
    Between,
    Open,
    Percent: compliancePercent(Done, Between + Open),
  });
  const { current, previous, asked } = times;
  const week = asked && shownWeek(asked.period, asked.week, scope.language);
  return {
    users: row.users,
    NotAccepted: row.not_accepted,
    goals: figure(row.goals_done, row.goals_draft, row.goals_open),
    lastweekgoals: figure(row.lastweekgoals_done, 0, row.lastweekgoals_open),
    lastgoals: figure(row.lastgoals_done, row.lastgoals_waiting, row.lastgoals_open),
    LastWeekId: week?.id ?? 0,
    LastWeekLabel: week?.label ?? null,
    LastId: previous?.id ?? 0,
    LastLabel: previous ? quarterLabel(previous) : null,
    CurrentId: current.id,
    CurrentLabel: quarterLabel(current),
    IsCurrentWeek: times.isCurrentWeek,
  };
}

export function presentCompliancePerson(
  { pictures }: Scope,
  row: CompliancePersonRow,
  reminder: CompliancePerson['Reminder'],
): CompliancePerson {
  return {
    Id: row.id,
    Name: row.name,
    Title: row.title,
    OrgUnit: row.unit,
    Avatar: pictures.of(row.avatar),
    GoalCount: row.goals,
    OpenCount: row.open,
    Reminder: reminder,
  };
}

export function presentOrgMark({ id, likelihood, open }: OrgMarkRow): OrgMark {
  const mark: OrgMark = { Id: id };
  if (likelihood) mark.Likelihood = likelihood;
  if (open && open.length > 0) mark.Open = open;
  return mark;
}

function shownWeek(period: Period, week: number, language: Language): { id: number; label: string } {
  const id = period.weekIds[week - 1];
  const shown = insideWeeksOf(period)[week - 1];
  if (id === undefined || !shown) throw new Error(`Quarter ${period.id} has no week ${week}.`);
  return { id, label: weekLabel(shown, language.locale, language.words(weekWords)) };
}

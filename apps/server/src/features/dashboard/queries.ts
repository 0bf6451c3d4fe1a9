import type { Dashboard, DashboardGoal, getDashboard } from '@bellwether/contract/dashboard';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { fallenOf } from '@bellwether/domain/dashboard/fallen';
import { complianceScopesOf } from '@bellwether/domain/dashboard/parts';
import { reminderPages, reminderTypes } from '@bellwether/domain/dashboard/reminders';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { presentSentences } from '../goals/comments/queries.sentences.ts';
import { periodFacts } from '../goals/reading/access.ts';
import { companyGoalsOf } from '../goals/reading/queries.trees.ts';
import { strategyOf } from '../strategy/access.ts';
import { presentStrategySummary } from '../strategy/presenter.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { themeOf } from './access.ts';
import {
  presentDashboardGoal,
  presentQuarterPlace,
  presentReminder,
  presentReminderGroups,
  presentTheme,
} from './presenter.ts';
import { doubtsOf } from './statements.fallen.ts';
import { reminderPage } from './statements.reminders.ts';

type Answer = EndpointReplyInput<typeof getDashboard>;

/**
 * Returns the dashboard of the acting person; with `after`, only the reminders after that cursor. Takes at
 * most seven statements.
 */
export async function dashboardOf(scope: Scope, after: string | null | undefined): Promise<Answer> {
  const Permissions = permissionsOf(scope);
  if (typeof after === 'string')
    return {
      ...(await remindersOf(scope, after)),
      Strategy: null,
      CompanyGoals: null,
      Quarter: null,
      Theme: null,
      Permissions,
    };
  // Read the quarters once, because three of the parts need them and the node may not have cached them yet.
  const { current } = await periodsOf(scope);
  const [reminders, strategy, { theme }, companyGoals] = await Promise.all([
    remindersOf(scope, after),
    strategyOf(scope),
    themeOf(scope),
    goalsWithFallen(scope, current),
  ]);
  return {
    ...reminders,
    Strategy: presentStrategySummary(scope, strategy),
    CompanyGoals: companyGoals,
    Quarter: presentQuarterPlace(scope, current),
    Theme: theme && presentTheme(theme),
    Permissions,
  };
}

/** Returns the company goals of the running quarter, each with the goals below it that fell and its owner's sentence. */
async function goalsWithFallen(scope: Scope, current: Period): Promise<DashboardGoal[]> {
  const { data } = await companyGoalsOf(scope, 0, null);
  const { askedWeek } = periodFacts(scope, current, scope.now);
  const ids = data.map((goal) => goal.Id);
  if (ids.length === 0) return [];
  const { fallen, sentences } = await doubtsOf(scope, ids);
  const byParent = Map.groupBy(fallen, ({ parentId }) => parentId);
  const byGoal = new Map(presentSentences(scope, sentences).map((sentence) => [sentence.GoalId, sentence]));
  return data.map((goal) => ({
    ...presentDashboardGoal(goal, fallenOf(byParent.get(goal.Id) ?? [], askedWeek)),
    Sentence: byGoal.get(goal.Id) ?? null,
  }));
}

function permissionsOf({ person, capabilities }: Scope): Dashboard['Permissions'] {
  return {
    EditTheme: capabilities.editsTheme,
    EditStrategy: capabilities.editsStrategy,
    AddGoal: capabilities.writesGoals,
    ComplianceScopes: complianceScopesOf(person),
  };
}

type Reminders = Pick<Answer, 'Reminders' | 'ReminderCount' | 'ReminderGroups' | 'Next'>;

const question = 'reminders';
const lastReminder = {
  path: 'after',
  numbers: { periodIndex: anyId, urgency: anyId, id: anyId },
  words: { type: reminderTypes },
} as const;

async function remindersOf(scope: Scope, cursor: string | null | undefined): Promise<Reminders> {
  const after = readCursor(scope, question, lastReminder, cursor);
  if (!scope.capabilities.writesGoals)
    return { Reminders: null, ReminderCount: null, ReminderGroups: null, Next: null };
  const at = after?.at ?? scope.now;
  const size = after ? reminderPages.next : reminderPages.first;
  const today = tenantDay(at, scope.tenant.calendar.zone);
  const { all, current } = await periodsOf(scope);
  const periods = all.map((period) => periodFacts(scope, period, at));
  const found = await reminderPage(scope, {
    periods,
    currentId: current.id,
    today,
    after,
    limit: size + 1,
  });
  const shown = found.rows.slice(0, size);
  const last = found.rows.length > size ? shown.at(-1) : undefined;
  const factsById = new Map(periods.map((facts) => [facts.period.id, facts]));
  const groups = presentReminderGroups(found.counts);
  return {
    Reminders: shown.map((row) => {
      const facts = factsById.get(row.periodId);
      if (!facts) throw new Error(`The reminder of ${row.id} lies in no known quarter.`);
      return presentReminder(scope, row, { ...facts, today });
    }),
    ReminderCount: groups.reduce((sum, { Count }) => sum + Count, 0),
    ReminderGroups: groups,
    Next: last ? writeCursor(scope, question, lastReminder, { at, ...last }) : null,
  };
}

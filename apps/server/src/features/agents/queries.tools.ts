import { listActionItems } from '@bellwether/contract/action-items';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import { getGoal, getSingleGoal, listGoals } from '@bellwether/contract/goals/reading';
import { getLook } from '@bellwether/contract/insight/look';
import { peoplesWords } from '@bellwether/domain/agents/peoples-words';
import * as z from 'zod/mini';
import type { CallingAgent } from '#platform/http/agent-calls.ts';
import { type AgentTool, paged, tool } from './commands.tool.ts';
import { named, presentGoal, presentHistory, presentListed } from './presenter.goals.ts';
import { exampleWords, fieldWords, resultWords } from './words.tools.ts';

const id = (says: string) => z.int().check(z.gte(1), z.lte(2_147_483_647), z.describe(says));
export const goalId = id(fieldWords.goalId);
export const statusId = id(fieldWords.statusId);
export const level = (says: string) => z.int().check(z.gte(0), z.lte(4), z.describe(says));
const pageNumber = z._default(z.int().check(z.gte(0), z.lte(100_000), z.describe(fieldWords.page)), 0);

const mostListed = 50;

type ReplyOfGoals = EndpointReply<typeof listGoals>;

/** Returns all own goals of the running quarter. */
export async function ownGoals({ call }: CallingAgent) {
  const goals: ReturnType<typeof presentListed>[] = [];
  let Cursor: string | null = null;
  do {
    const page: ReplyOfGoals = await call(listGoals, {
      body: { GoalSelectFilter: 'MyGoals', PageSize: mostListed, Cursor },
    });
    goals.push(...page.data.map(presentListed));
    Cursor = page.Next;
  } while (Cursor !== null);
  return goals;
}

const myWeek = tool({
  name: 'my_week',
  calls: [listGoals, listActionItems],
  input: z.object({ page: pageNumber }),
  example: {},
  writes: false,
  async run(agent, { page }) {
    const goals = (await ownGoals(agent)).map((goal) => ({ kind: 'goal', ...goal }));
    // The list is the goals, then the action items. Of those, which may be many, only the asked part is read.
    const from = Math.max(0, page - goals.length);
    const Page = Math.floor(from / mostListed);
    const items = await agent.call(listActionItems, { body: { Page, PageSize: mostListed } });
    const rest = [
      ...goals.slice(page),
      ...items.data.slice(from - Page * mostListed).map((item) => ({
        kind: 'action_item',
        id: item.Id,
        title: named(item.Title),
        due: item.DueDate,
        is_overdue: item.IsOverdue,
        goal: item.GoalId === 0 ? null : item.GoalId,
      })),
    ];
    const { items: shown } = paged(rest);
    const next = page + shown.length;
    const isEnd = shown.length === 0 || next >= goals.length + items.count;
    return { person: named(agent.person.name), today: items.Today, items: shown, next: isEnd ? null : next };
  },
});

const scopes = { mine: 'MyGoals', reports: 'DirectReports', company: 'CompanyGoals', all: 'All' } as const;

const findGoals = tool({
  name: 'find_goals',
  calls: [listGoals],
  input: z.object({
    title: z.optional(z.string().check(z.maxLength(255), z.describe(fieldWords.title))),
    scope: z._default(
      z.enum(['mine', 'reports', 'company', 'all']).check(z.describe(fieldWords.scope)),
      'all',
    ),
    quarter: z.optional(id(fieldWords.quarter)),
    page: z.optional(z.string().check(z.maxLength(2_000), z.describe(fieldWords.page))),
  }),
  example: { title: 'onboarding', scope: 'reports' },
  writes: false,
  async run({ call }, { title, scope, quarter, page }) {
    const { data, Next } = await call(listGoals, {
      body: {
        GoalSelectFilter: scopes[scope],
        PageSize: 15,
        ...(title === undefined ? {} : { Title: title }),
        ...(quarter === undefined ? {} : { PeriodId: quarter }),
        ...(page === undefined ? {} : { Cursor: page }),
      },
    });
    return { goals: data.map(presentListed), next: Next };
  },
});

const readGoal = tool({
  name: 'read_goal',
  calls: [getSingleGoal],
  input: z.object({ goal: goalId }),
  example: { goal: 42 },
  writes: false,
  run: async ({ call }, { goal }) => presentGoal(await call(getSingleGoal, { params: { id: `${goal}` } })),
});

const readHistory = tool({
  name: 'read_history',
  calls: [getGoal],
  input: z.object({ goal: goalId, page: pageNumber }),
  example: { goal: 42 },
  writes: false,
  async run({ call }, { goal, page }) {
    const { items, next } = paged(presentHistory(await call(getGoal, { params: { id: `${goal}` } })), page);
    return { goal, entries: items, next };
  },
});

const longestReason = 250;
const looks = { mine: '0', reports: '1', organisation: '2', company: '3' } as const;

const insightLook = tool({
  name: 'insight_look',
  calls: [getLook],
  input: z.object({
    scope: z._default(
      z.enum(['mine', 'reports', 'organisation', 'company']).check(z.describe(fieldWords.scope)),
      'mine',
    ),
  }),
  example: { scope: 'reports' },
  writes: false,
  async run({ call }, { scope }) {
    const look = await call(getLook, { params: { scope: looks[scope], periodId: '0' } });
    return {
      week: look.Week,
      weeks: look.Weeks,
      goals: look.Goals,
      called_unlikely: look.CalledCount,
      look_at: look.Items.map((item) => ({
        goal: item.GoalId,
        title: named(item.Title),
        owner: named(item.Owner.Name),
        likelihood: item.Likelihood,
        chance_percent: item.Percent,
        // The sentences may name goals and people.
        reasons: item.Reasons.map(({ Text }) => peoplesWords(Text, longestReason)),
        status: item.StatusId === 0 ? null : item.StatusId,
      })),
    };
  },
});

const draftUpdate = tool({
  name: 'draft_update',
  calls: [getSingleGoal],
  input: z.object({
    goal: goalId,
    status: statusId,
    likelihood: level(fieldWords.likelihood),
    quality: level(fieldWords.quality),
    comment: z._default(z.string().check(z.maxLength(5_000), z.describe(fieldWords.text)), ''),
  }),
  example: { goal: 42, status: 4711, likelihood: 3, quality: 2, comment: exampleWords.update },
  writes: false,
  async run({ call }, { goal, status, likelihood, quality, comment }) {
    const shown = presentGoal(await call(getSingleGoal, { params: { id: `${goal}` } }));
    const at = shown.weeks.findIndex((week) => week.status === status);
    return {
      note: resultWords.nothingWritten,
      title: shown.title,
      week: shown.weeks[at] ?? null,
      week_before: shown.weeks[at - 1] ?? null,
      draft: { likelihood, quality, comment: peoplesWords(comment) },
      may_predict: shown.may_predict && shown.weeks[at]?.is_open === true,
    };
  },
});

export const readingTools: readonly AgentTool[] = [
  myWeek,
  findGoals,
  readGoal,
  readHistory,
  insightLook,
  draftUpdate,
];

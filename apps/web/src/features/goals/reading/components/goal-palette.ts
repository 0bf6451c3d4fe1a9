import { listGoals } from '@bellwether/contract/goals/reading';
import { api } from '#platform/api.ts';
import { ensureSession } from '#platform/session.ts';
import type { PaletteSource } from '#platform/shell/menu-entry.ts';
import { scopesOf } from './list-filter.ts';

const FOUND = 10;

/** Goals of the current quarter by title, the person's own before the others. */
export const goalPalette: PaletteSource = {
  group: 'Goals',
  async find(text, signal) {
    const session = await ensureSession();
    if (!session) return [];
    const scopes = scopesOf(session.Profile);
    // All goals hold every other scope; without it each scope is asked at once.
    const asked = scopes.includes('All') ? (['MyGoals', 'All'] as const) : scopes;
    const answers = await Promise.all(
      asked.map((GoalSelectFilter) =>
        api.call(listGoals, {
          body: { GoalSelectFilter, Title: text, PeriodId: session.Period.Id, PageSize: FOUND },
          signal,
        }),
      ),
    );
    const goals = new Map(answers.flatMap((answer) => answer.data).map((goal) => [goal.Id, goal]));
    return [...goals.values()].slice(0, FOUND).map((goal) => ({
      id: `goal-${goal.Id}`,
      label: goal.GoalDetail.Title,
      description: goal.User.Name,
      place: `/v3/goals/${goal.Id}`,
    }));
  },
};

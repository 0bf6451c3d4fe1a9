import type { CastName, GoalCompany } from './goal-company.ts';
import { addEndedGoals, type EndedGoal } from './summary-goals.ts';

/**
 * Adds the goals of summaries to a company in its fourth quarter: goals of the ceo and of `member` in the third
 * quarter. Also adds goals of every kind that must not be in a summary of the member, with "Canary" in their titles.
 */
export async function addSummaryGoals(company: GoalCompany) {
  const { people, periods } = company;
  const running = periods.current.id;
  const ended = periods.byIndex(periods.current.index - 1)?.id ?? 0;
  const earlier = periods.byIndex(periods.current.index - 2)?.id ?? 0;
  const add = async (who: CastName, title: string, more: Partial<EndedGoal> = {}) =>
    (await addEndedGoals(company, [{ ownerId: people[who].id, periodId: ended, title, ...more }]))[0] ?? 0;
  const top = await add('ceo', 'Lead the market', { weeks: '33334', completed: true });
  const ids = {
    company: top,
    ceoPrivate: await add('ceo', 'Canary of the ceo', { isPrivate: true, weeks: '2' }),
    done: await add('member', 'Win 20 customers', { weeks: '2234444', completed: true, parentId: top }),
    missed: await add('member', 'Cut delivery time', { weeks: '33331', completed: false, delta: 'worsened' }),
    open: await add('member', 'Answer faster', { weeks: '2', state: 'approved', delta: 'improved' }),
    private: await add('member', 'My own plan', { isPrivate: true, weeks: '4', completed: true }),
    before: await add('member', 'Hire five', { periodId: earlier, percent: 80, weeks: '3' }),
  };
  await add('member', 'Canary draft', { state: 'draft' });
  await add('member', 'Canary shelved', { state: 'shelved' });
  await add('member', 'Canary deleted', { isDeleted: true });
  await add('member', 'Canary of the running quarter', { periodId: running, state: 'approved' });
  await add('peer', 'Canary of a peer');
  await add('lead', 'Canary of the manager', { isPrivate: true });
  const quarter = (audience = '1', periodId = ended) => ({ params: { periodId, audience } });
  const year = (audience = '1', of = 2026) => ({ params: { year: of, audience } });
  return { ids, running, ended, earlier, quarter, year };
}

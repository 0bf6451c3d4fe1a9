import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { getPredictionMatrix, type MatrixChild, type PredictionMatrix } from '@bellwether/contract/matrix';
import { expect } from 'vitest';
import type { CastName, GoalCompany } from './goal-company.ts';

/** Returns the goal's place in a matrix, and fails the test if it has none. */
export const childOf = (found: PredictionMatrix, id: number): MatrixChild =>
  found.childs.find((child) => child.Id === id) ?? expect.fail(`Goal ${id} is not in the matrix.`);

/** Returns the acts that fill a matrix, made by people of the company, and the call that reads it. */
export function matrixCalls(company: GoalCompany) {
  /** Creates a published goal, and returns its id. */
  const approved = async (who: CastName, Title: string, ParentId = 0, more = {}) =>
    (await company.makeApproved(who, { Title, ParentId, ...more })).Goal.Id;

  /** Predicts the goal in week `number` of its quarter, and returns the id of the week's status. */
  async function predict(
    who: CastName,
    goalId: number,
    number: number,
    likelihood: number,
    quality: number,
  ): Promise<number> {
    const { GoalStatuses } = await company.must(who, getGoal, { params: { id: goalId } });
    const status = GoalStatuses.find((one) => one.GoalPeriodWeek.Week === number);
    await company.must(who, predictGoal, {
      body: { Id: status?.Id ?? 0, Likelihood: likelihood, Quality: quality },
    });
    return status?.Id ?? 0;
  }

  /** Reads the matrix of a goal; without a week, that in which it opens. */
  const matrix = (who: CastName, goalId: number, weekId = 0) =>
    company.must(who, getPredictionMatrix, { params: { goalId, week: weekId } });

  return { approved, predict, matrix };
}

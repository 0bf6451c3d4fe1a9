import { countedStates } from '@bellwether/domain/goals/figures';
import { type SqlBool, sql } from 'kysely';

const states = sql.join(countedStates.map((state) => sql.lit(state)));

/** The domain's figure `counted`, for a goal under this name. */
export const isCountedGoal = (goal: string) => sql<SqlBool>`${sql.ref(`${goal}.state`)} in (${states})`;

import type { EndpointInput } from '@bellwether/contract/endpoint';
import type { CarryOverGoal, carryOverGoals } from '@bellwether/contract/goals/carry-over';
import type { Rating } from '@bellwether/domain/goals/rating';
import { isMeasuredInPercent, validateResult } from '@bellwether/domain/goals/rules';
import { given } from '#platform/form/given.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';

/** The result of a goal while it is written. */
export interface ResultValues {
  readonly Completed: boolean | null;
  readonly ObjectiveResult: number | null;
  readonly Quality: Rating | null;
  readonly Outcome: string;
}

/** The form's values: results by `r` and the goal's id. */
export interface ResultsForm {
  readonly results: Record<string, ResultValues>;
}

const noResult: ResultValues = { Completed: null, ObjectiveResult: null, Quality: null, Outcome: '' };

/** Returns the name of a goal's part of the form. */
export function resultName({ Id }: Pick<CarryOverGoal, 'Id'>): `results.r${number}` {
  return `results.r${Id}`;
}

/** Returns empty results for the goals that have none. */
export function emptyResults(goals: readonly CarryOverGoal[]): ResultsForm {
  return { results: Object.fromEntries(goals.map(({ Id }) => [`r${Id}`, noResult])) };
}

export function resultOf({ results }: ResultsForm, { Id }: Pick<CarryOverGoal, 'Id'>): ResultValues {
  return results[`r${Id}`] ?? noResult;
}

/** Returns what is missing in a goal's result, by the server's rule. */
export function resultFaults({ GoalType }: CarryOverGoal, values: ResultValues): FormFault[] {
  return validateResult(GoalType, {
    completed: values.Completed,
    objectiveResult: values.ObjectiveResult,
    quality: values.Quality,
    outcome: values.Outcome,
  });
}

type SentResults = NonNullable<EndpointInput<typeof carryOverGoals>['body']['Results']>;

/** Returns a complete result as it is sent. */
export function sentResult(goal: CarryOverGoal, values: ResultValues): SentResults[number] {
  const isPercent = isMeasuredInPercent(goal.GoalType);
  return {
    GoalId: goal.Id,
    Completed: isPercent ? null : values.Completed,
    ObjectiveResult: isPercent ? values.ObjectiveResult : null,
    Quality: given(values.Quality),
    Outcome: values.Outcome.trim(),
    UpdatedAt: goal.UpdatedAt,
  };
}

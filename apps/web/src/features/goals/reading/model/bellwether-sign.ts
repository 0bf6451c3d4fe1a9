import type { CompanyGoal } from '@bellwether/contract/goals/goal';
import type { Rating } from '@bellwether/domain/goals/rating';
import { isParentHigh } from '@bellwether/domain/insight/look/contradictions';
import { signText } from '../words.detail.ts';

/** A goal whose owner is more hopeful than the goals below it. */
export interface BellwetherSign {
  readonly likelihood: Rating;
  /** How many of the goals below are called unlikely. */
  readonly low: number;
  /** The goals below with a prediction. */
  readonly rated: number;
}

interface SignFacts {
  readonly state: CompanyGoal['State'];
  readonly isPrivate: boolean;
  readonly likelihood: Rating | null;
  readonly children: CompanyGoal['Children'];
}

/** Returns the goal's sign; null without it (insight.10). */
export function bellwetherSign({ children, ...goal }: SignFacts): BellwetherSign | null {
  const { Rated: rated, Low: low } = children;
  if (goal.likelihood === null || !isParentHigh(goal, { rated, low })) return null;
  return { likelihood: goal.likelihood, low, rated };
}

/** Returns "Predicted Very likely; 3 of 4 goals below are called unlikely." */
export function signWords({ likelihood, low, rated }: BellwetherSign): string {
  return signText(likelihood, low, rated);
}

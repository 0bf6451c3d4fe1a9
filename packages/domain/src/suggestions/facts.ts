import type { Day } from '../calendar/day.ts';
import type { GoalType } from '../goals/rules.ts';
import type { FunctionalArea } from './functional-areas.ts';

/**
 * All facts that a draft is made from, by the drafter or the model. Neither gets any other data of the
 * company.
 */
export interface SuggestionFacts {
  readonly area: FunctionalArea;
  readonly goalType: GoalType;
  readonly quarter: { readonly label: string; readonly endDate: Day };
  /** The goal above, which the person sees. */
  readonly parent: { readonly title: string; readonly measurement: string } | undefined;
  /** The person's own words about the goal; empty if there are none. */
  readonly context: string;
  /** The wish for a further attempt. */
  readonly more: string;
}

/** The goal as it is in the form, for a draft of one part of it. Texts may be empty. */
export interface WrittenGoal {
  readonly title: string;
  readonly measurement: string;
}

/** Titles, with the measurement of each at the same index, and a description of the first. */
export interface GoalDrafts {
  readonly titles: string[];
  readonly measurements: string[];
  readonly description: string;
}

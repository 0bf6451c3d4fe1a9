import type { Day } from '../calendar/day.ts';
import type { GoalType } from '../goals/rules.ts';
import type { FunctionalArea } from './functional-areas.ts';

/** All that a draft is made from, whoever writes it: nothing else of the company is known to the drafter or the model. */
export interface DraftingFacts {
  readonly area: FunctionalArea;
  readonly goalType: GoalType;
  readonly quarter: { readonly label: string; readonly endDate: Day };
  /** The goal above, which the person sees. */
  readonly parent: { readonly title: string; readonly measurement: string } | undefined;
  /** What the goal is about, in the person's words; empty where nothing was said. */
  readonly context: string;
  /** What a further attempt should heed. */
  readonly more: string;
}

/** The goal as it stands in the form, for a draft of one part of it. Texts may be empty. */
export interface WrittenGoal {
  readonly title: string;
  readonly measurement: string;
}

/** Titles with the measurement of each at the same place, and a description of the first. */
export interface GoalDrafts {
  readonly titles: string[];
  readonly measurements: string[];
  readonly description: string;
}

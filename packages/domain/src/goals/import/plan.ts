import type { Day } from '../../calendar/day.ts';
import type { CalendarSettings } from '../../calendar/settings.ts';
import type { FileQuestion } from '../../shared/table/questions.ts';
import type { GoalState } from '../lifecycle.ts';
import type { Rating } from '../rating.ts';
import type { GoalType } from '../rules.ts';
import type { GoalAnswer, GoalFault, GoalQuestionKind, GoalWarning } from './faults.ts';
import type { GatheredGoal } from './gather.ts';
import type { Meaning, Paces } from './meanings.ts';
import type { GoalPerson } from './owners.ts';

/** A goal that the company has already and that the importer may know of. */
export interface PresentGoal {
  readonly id: number;
  readonly title: string;
  readonly ownerId: number;
  /** The index of its quarter. */
  readonly quarter: number;
  readonly state: GoalState;
  readonly isPrivate: boolean;
}

/** The company into which the goals come. */
export interface GoalCompany {
  readonly people: readonly GoalPerson[];
  readonly goals: readonly PresentGoal[];
  readonly calendar: CalendarSettings;
  readonly goalType: GoalType;
  /** The percentage from which a result counts as achieved. */
  readonly achievedPercent: number;
  /** The company's day. */
  readonly today: Day;
}

export interface GoalPlanOptions {
  readonly answers: readonly GoalAnswer[];
  readonly paces: Paces;
}

export interface PlannedCheckIn {
  readonly week: number;
  readonly day: Day;
  readonly likelihood: Rating;
  /** Null: the file names nobody of the company, so the importer has written it. */
  readonly authorId: number | null;
  readonly note: string;
}

export interface PlannedResult {
  readonly completed: boolean | null;
  /** For goals that are measured in percent. */
  readonly percent: number | null;
  readonly text: string;
  readonly day: Day;
}

/** Names the parent of a planned goal: another one of the plan by its first row, or a goal of the company. */
export type PlannedParent = { readonly row: number } | { readonly id: number };

export interface PlannedGoal {
  /** The first row. */
  readonly row: number;
  readonly title: string;
  readonly measurement: string;
  readonly description: string;
  readonly memo: string;
  readonly ownerId: number;
  readonly quarter: number;
  readonly isPrivate: boolean;
  readonly parent: PlannedParent | null;
  readonly state: Extract<GoalState, 'draft' | 'approved' | 'finalized' | 'shelved'>;
  /** Null for a draft. */
  readonly publishedDay: Day | null;
  /** By day; of one week the last one counts. */
  readonly checkIns: readonly PlannedCheckIn[];
  readonly result: PlannedResult | null;
}

/** A goal that can be written, before it has a parent. */
export interface ReadGoal {
  readonly source: GatheredGoal;
  readonly planned: Omit<PlannedGoal, 'parent'>;
}

/** A word of the file and what it is read as; null: it must be asked. */
export interface PlannedWord {
  readonly word: string;
  readonly meaning: Meaning | null;
  readonly count: number;
}

export interface GoalPlan {
  /** Every parent comes before the goals below it. */
  readonly goals: readonly PlannedGoal[];
  /** How many goals of the file the company has already. */
  readonly unchanged: number;
  readonly faults: readonly GoalFault[];
  readonly warnings: readonly GoalWarning[];
  readonly words: readonly PlannedWord[];
  /** As the file writes them. */
  readonly ownersNotFound: readonly string[];
  readonly questions: readonly FileQuestion<GoalQuestionKind>[];
}

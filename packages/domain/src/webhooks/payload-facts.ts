import type { GoalState } from '../goals/lifecycle.ts';
import type { AppEvent, EventKind } from '../shared/events.ts';

export interface ShownPerson {
  readonly Id: number;
  readonly Name: string;
}

/** A goal as everybody in the company sees it. */
export interface ShownGoal {
  readonly Id: number;
  readonly Title: string;
  readonly State: GoalState;
  readonly GoalPeriodId: number;
  /** 0 without a parent that everybody sees. */
  readonly ParentId: number;
  readonly Owner: ShownPerson | null;
  readonly Likelihood: number | null;
  readonly Quality: number | null;
}

type EventOf<Kind extends EventKind> = {
  [K in Kind]: AppEvent<K> & { readonly id: number; readonly at: number };
}[Kind];

export interface ShownPeriod {
  readonly Id: number;
  /** Calendar days. */
  readonly StartDate: string;
  readonly EndDate: string;
}

/** An event with what everybody in the company sees of its things. What they do not see is undefined or null. */
export interface HappenedFacts {
  readonly tenantId: number;
  readonly event: EventOf<EventKind>;
  /** A deleted goal is there if everybody saw it. */
  readonly goal?: ShownGoal | undefined;
  /** A goal whose publication was taken back: everybody saw it before, and only its id is told. */
  readonly withdrawnGoal?: Pick<ShownGoal, 'Id'> | undefined;
  readonly person?:
    | (ShownPerson & { readonly JobTitle: string; readonly Department: string; readonly ManagerId: number })
    | undefined;
  readonly actor: ShownPerson | null;
  readonly prediction?:
    | { readonly Week: number; readonly Likelihood: number; readonly Quality: number }
    | undefined;
  /** The prediction calls the goal unlikely, and the one of the week before did not. */
  readonly isCalledUnlikely?: boolean;
  readonly ended?: ShownPeriod | undefined;
  readonly begun?: ShownPeriod | undefined;
}

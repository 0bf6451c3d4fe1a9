import { listGoals } from '@bellwether/contract/calls/goals/reading';
import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { GoalFilter } from '@bellwether/contract/goals/reading';
import type { Rating } from '@bellwether/domain/goals/rating';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { api } from '#platform/api.ts';
import type { LayerName } from '../../model/goal-search.ts';
import { goalKeys } from '../../model/query-keys.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { remindersQuery } from '../api.ts';

/** The kind of goals in a run: own goals that need an update, or goals that wait for the person's review. */
export type RunKind = 'predict' | 'review';

export interface RunStep {
  readonly goalId: number;
  readonly title: string;
  /** The drawer for this goal. */
  readonly layer: LayerName;
  /** The part of the goal that the drawer shows: a week's status. Absent = the drawer chooses. */
  readonly about?: number;
}

/** The outcome of a goal, for the summary at the end. */
export type RunOutcome =
  | ({
      readonly kind: 'predicted';
      readonly statusId: number;
      /** The sentence that says how often the saved likelihood comes true in this company. */
      readonly says?: string | undefined;
    } & Moved)
  | { readonly kind: 'answered'; readonly word: string }
  /** The goal was answered by somebody else, retracted, shelved or deleted before its turn. */
  | { readonly kind: 'gone' };

export interface Run {
  readonly kind: RunKind;
  /** Fixed when the run begins: an answered goal leaves the list, but "2 of 5" must not become "1 of 4". */
  readonly steps: readonly RunStep[];
  readonly outcomes: ReadonlyMap<number, RunOutcome>;
  /** The goal that was answered last; null before the first answer. */
  readonly latest: number | null;
  readonly isFinished: boolean;
}

/** A prediction with the one before it. */
export interface Moved {
  readonly likelihood: Rating;
  readonly quality: Rating;
  readonly before: { readonly likelihood: Rating; readonly quality: Rating } | null;
}

/** Begins a run at one goal; the others follow in list order. */
export function beginRun(kind: RunKind, first: RunStep, queue: readonly RunStep[]): Run {
  const others = queue.filter((step) => step.goalId !== first.goalId);
  return { kind, steps: [first, ...others], outcomes: new Map(), latest: null, isFinished: false };
}

/** Returns the run in which a goal waits again, because its answer was taken back. */
export function withoutOutcome(run: Run, goalId: number): Run {
  const outcomes = new Map(run.outcomes);
  outcomes.delete(goalId);
  return { ...run, outcomes, latest: run.latest === goalId ? null : run.latest, isFinished: false };
}

/** Returns the next goal after this one that has no outcome yet; does not start again from the beginning. */
export function stepAfter(run: Run, goalId: number): RunStep | undefined {
  const place = run.steps.findIndex((step) => step.goalId === goalId);
  return run.steps.slice(place + 1).find((step) => !run.outcomes.has(step.goalId));
}

function holds(run: Run | null, kind: RunKind, goalId: number): run is Run {
  return run?.kind === kind && run.steps.some((step) => step.goalId === goalId);
}

interface RunStore {
  readonly run: Run | null;
  /** The present run, for a save that began earlier and continues after a change of the run. */
  readonly latest: { readonly current: Run | null };
  setRun(run: Run | null): void;
  /** Navigates to the goal and opens the layer there. */
  show(step: RunStep): void;
}

const RunContext = createContext<RunStore | null>(null);

interface GoalRunProviderProps {
  readonly show: (step: RunStep) => void;
  /** Whether the layers are closed, which ends the run. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

/** Keeps the run while the person goes from drawer to drawer. */
export function GoalRunProvider({ show, isClosed, children }: GoalRunProviderProps) {
  const [run, setRun] = useState<Run | null>(null);
  if (isClosed && run !== null) setRun(null);
  const latest = useRef(run);
  latest.current = run;
  const store = useMemo(() => ({ run, latest, setRun, show }), [run, show]);
  return createElement(RunContext, { value: store }, children);
}

const layerOfState: Readonly<Partial<Record<ListedGoal['State'], LayerName>>> = {
  review: 'review',
  approved: 'review-edits',
  shelving_in_review: 'review-shelving',
  results_in_review: 'review-result',
};

const filters: Readonly<Record<RunKind, GoalFilter>> = {
  predict: { GoalSelectFilter: 'MyGoals', NeedsUpdate: true, AnyPeriod: true, PageSize: 100 },
  review: { NeedsReview: true, AnyPeriod: true, PageSize: 100 },
};

/** The goals of a run, in order. */
export const queueQuery = (kind: RunKind) =>
  queryOptions({
    queryKey: [...goalKeys.lists, 'queue', kind],
    queryFn: ({ signal }) => api.call(listGoals, { body: filters[kind], signal }),
    select: ({ data }): RunStep[] =>
      data.flatMap((goal) => {
        const layer = kind === 'predict' ? 'update' : layerOfState[goal.State];
        return layer ? [{ goalId: goal.Id, title: goal.GoalDetail.Title, layer }] : [];
      }),
  });

export interface GoalRun {
  /** The 1-based position of this goal, and the number of goals; null while unknown or for a single goal. */
  readonly place: { readonly at: number; readonly of: number } | null;
  readonly next: RunStep | undefined;
  readonly isFinished: boolean;
  /** Whether the waiting goals are still loading: a form shown now would move when they arrive. */
  readonly isPending: boolean;
  /** Every goal of the run with its outcome; undefined = skipped. */
  readonly summary: readonly RunAnswer[];
  /** The goal that was answered right before this one. */
  readonly former: RunAnswer | undefined;
  /**
   * Stores the outcome and continues: to the next goal, to the summary, or, for a single goal, out (`close`).
   */
  goOn(outcome: RunOutcome, close: () => void): void;
  /** Continues without an outcome. */
  skip(): void;
  /** Opens the layer of another goal; an answered goal of the run may be answered again. */
  open(step: RunStep): void;
  /** Opens a goal of the run whose answer was taken back: it waits again. */
  reopen(step: RunStep): void;
}

export type RunAnswer = RunStep & { readonly outcome: RunOutcome | undefined };

/**
 * Returns the run from one goal to the next. `isAlone`: the goal belongs to no run, for example another
 * person's goal that a goal admin updates.
 */
export function useGoalRun(kind: RunKind, current: RunStep, isAlone = false): GoalRun {
  const store = useContext(RunContext);
  if (!store) throw new Error('useGoalRun outside of GoalRunProvider');
  const { run, latest, setRun, show } = store;
  const client = useQueryClient();
  const asked = useQuery({ ...queueQuery(kind), enabled: !isAlone });
  // Goals that an earlier run read may be answered by now, so read them again. A slow or failed read does not
  // delay the person.
  const isAsking = asked.isFetching && asked.failureCount === 0;
  const queue = isAsking ? undefined : asked.data;
  const { goalId, title, layer } = current;

  const isRunning = holds(run, kind, goalId);
  useEffect(() => {
    // The title is not known yet, and the summary needs it.
    if (isRunning || title === '') return;
    if (isAlone) setRun(beginRun(kind, { goalId, title, layer }, []));
    else if (queue) setRun(beginRun(kind, { goalId, title, layer }, queue));
  }, [isRunning, isAlone, queue, kind, goalId, title, layer, setRun]);

  const next = run && isRunning ? stepAfter(run, goalId) : undefined;
  const nextId = next?.goalId;
  useEffect(() => {
    // Prefetch the next goal, so that it appears at once when this one is done.
    if (nextId !== undefined) void client.prefetchQuery(goalInfoQuery(nextId));
    // After the run's last goal comes its summary, which shows the next reminder.
    else if (isRunning) void client.prefetchQuery(remindersQuery);
  }, [client, nextId, isRunning]);

  const total = run && isRunning ? run.steps.length : 1;
  const summary = run?.steps.map((step) => ({ ...step, outcome: run.outcomes.get(step.goalId) })) ?? [];
  const goTo = (changed: Run, close?: () => void) => {
    const step = stepAfter(changed, goalId);
    const isOnly = changed.steps.length === 1;
    setRun(step || isOnly ? changed : { ...changed, isFinished: true });
    if (step) show(step);
    else if (isOnly) close?.();
  };

  return {
    place:
      total > 1 ? { at: (run?.steps.findIndex((step) => step.goalId === goalId) ?? 0) + 1, of: total } : null,
    next,
    isPending: !isAlone && !isRunning && isAsking,
    isFinished: isRunning && run?.isFinished === true,
    summary,
    former: summary.find((step) => step.goalId === run?.latest && step.goalId !== goalId),
    goOn(outcome, close) {
      const now = latest.current;
      if (!holds(now, kind, goalId)) close();
      else goTo({ ...now, outcomes: new Map(now.outcomes).set(goalId, outcome), latest: goalId }, close);
    },
    skip() {
      const now = latest.current;
      if (holds(now, kind, goalId)) goTo(now);
    },
    open(step) {
      const now = latest.current;
      const isOfRun = now?.steps.some((each) => each.goalId === step.goalId && each.layer === step.layer);
      if (now && isOfRun) setRun({ ...now, isFinished: false });
      show(step);
    },
    reopen(step) {
      const now = latest.current;
      if (now) setRun(withoutOutcome(now, step.goalId));
      show(step);
    },
  };
}

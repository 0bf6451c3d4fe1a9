import { isAtRisk, isInDispute, isUnsure, isUpdateAsked, type PredictedWeeks } from './badges.ts';
import type { GoalState } from './lifecycle.ts';

// The one place that says what each number about goals means (goals.31, decision 0070). Screens, reports, previews,
// decks and mails take their numbers and the words for them from here; statements that count in SQL follow the conditions
// below, are written once in the server's `access.figures.ts`, and `figures-agree.test.ts` compares all places.

/** The states in which a published goal counts. A draft, a goal in review and a shelved goal do not (goals.10). */
export const countedStates = [
  'approved',
  'shelving_in_review',
  'results_in_review',
  'finalized',
] as const satisfies readonly GoalState[];

/** The states in which a counted goal runs: its result is not final (insight.17). */
export const runningStates = [
  'approved',
  'shelving_in_review',
  'results_in_review',
] as const satisfies readonly GoalState[];

/** The states in which a counted goal waits for its owner's manager on the way to its end (dashboard.5). */
export const waitingStates = [
  'shelving_in_review',
  'results_in_review',
] as const satisfies readonly GoalState[];

/** A result, as far as it says how a goal ended. */
export interface GivenResult {
  readonly completed: boolean | null;
  /** The percentage that counts, for ObjectiveResult goals: `countedPercent`. */
  readonly percent: number | null;
}

/** Returns the percentage that counts as a goal's result: the manager's if there is one, else the owner's (goals.32). */
export function countedPercent(
  own: number | null | undefined,
  manager: number | null | undefined,
): number | null {
  return manager ?? own ?? null;
}

/** The facts of a goal that the figures read. */
export interface FiguredGoal {
  readonly state: GoalState;
  /** The latest prediction; null before the first one. A result never replaces it. */
  readonly likelihood: number | null;
  /** The result of the present round: whether the owner completed it, and the percentage that counts; null before it. */
  readonly result: GivenResult | null;
  /** The manager's answer to the result; null before it. */
  readonly managerCompleted: boolean | null;
}

/** How a goal ended. `open`: no result is recorded; `partly`: a percentage below 100. */
export type Outcome = 'completed' | 'partly' | 'missed' | 'open';

/** Returns how a goal ended: by the manager's answer if there is one, else by its owner's result (goals.32). */
export function outcomeOf({
  result,
  managerCompleted,
}: Pick<FiguredGoal, 'result' | 'managerCompleted'>): Outcome {
  if (result === null) return 'open';
  if (result.percent !== null) return result.percent >= 100 ? 'completed' : 'partly';
  const completed = managerCompleted ?? result.completed;
  if (completed === null) return 'open';
  return completed ? 'completed' : 'missed';
}

/**
 * Whether owner and manager disagree. Until they agree, a goal is neither completed nor missed in any count
 * (goals.19).
 */
export const isDisputed = ({ result, managerCompleted }: Pick<FiguredGoal, 'result' | 'managerCompleted'>) =>
  isInDispute(result?.completed ?? null, managerCompleted);

const isCounted = ({ state }: FiguredGoal) => countedStates.some((counted) => counted === state);
const isRunning = ({ state }: FiguredGoal) => runningStates.some((running) => running === state);
/** Whether a likelihood calls the goal unlikely: Not at all or Not sure. */
export function isCalledUnlikely(likelihood: number | null): boolean {
  return likelihood !== null && likelihood <= 1;
}

const isUnlikely = ({ likelihood }: FiguredGoal) => isCalledUnlikely(likelihood);
const isPredicted = (goal: FiguredGoal) => isCounted(goal) && goal.likelihood !== null;
const hasResult = (goal: FiguredGoal) => isCounted(goal) && outcomeOf(goal) !== 'open';

/** What a figure counts, of which other figure it is a share, and when. */
interface Figure {
  readonly of: FigureName | null;
  /** `latest`: by the latest prediction of each goal; `now`: by what is recorded at this moment. */
  readonly at: 'latest' | 'now';
  readonly counts: (goal: FiguredGoal) => boolean;
}

export const figureNames = [
  'drafts',
  'handedIn',
  'counted',
  'predicted',
  'likely',
  'notPredicted',
  'atRisk',
  'unsure',
  'unlikely',
  'running',
  'runningPredicted',
  'runningUnlikely',
  'withResult',
  'completed',
  'partly',
  'missed',
  'inDispute',
  'waiting',
  'unfinished',
] as const;
export type FigureName = (typeof figureNames)[number];

/** The table of the figures. */
export const goalFigures: Readonly<Record<FigureName, Figure>> = {
  /** Not handed in yet. */
  drafts: { of: null, at: 'now', counts: ({ state }) => state === 'draft' },
  /**
   * Goals that the owner has handed in for the quarter: the counted ones, and those that wait for their approval
   * (dashboard.5).
   */
  handedIn: { of: null, at: 'now', counts: (goal) => isCounted(goal) || goal.state === 'review' },
  /** Goals: published and not shelved. */
  counted: { of: null, at: 'now', counts: isCounted },
  predicted: { of: 'counted', at: 'latest', counts: isPredicted },
  /** Likely or very likely. */
  likely: { of: 'predicted', at: 'latest', counts: (goal) => isPredicted(goal) && isLikely(goal.likelihood) },
  notPredicted: {
    of: 'counted',
    at: 'latest',
    counts: (goal) => isCounted(goal) && goal.likelihood === null,
  },
  /** Open goals only, also in a quarter that has ended. */
  atRisk: { of: 'counted', at: 'latest', counts: isAtRisk },
  /** Open goals only: the owner is undecided. */
  unsure: { of: 'counted', at: 'latest', counts: isUnsure },
  /** Called unlikely: Not at all or Not sure. */
  unlikely: { of: 'predicted', at: 'latest', counts: (goal) => isCounted(goal) && isUnlikely(goal) },
  /** Counted goals without a final result: those of which insight speaks. */
  running: { of: 'counted', at: 'now', counts: isRunning },
  runningPredicted: {
    of: 'running',
    at: 'latest',
    counts: (goal) => isRunning(goal) && goal.likelihood !== null,
  },
  runningUnlikely: {
    of: 'runningPredicted',
    at: 'latest',
    counts: (goal) => isRunning(goal) && isUnlikely(goal),
  },
  withResult: { of: 'counted', at: 'now', counts: hasResult },
  completed: { of: 'withResult', at: 'now', counts: (goal) => ended(goal, 'completed') },
  partly: { of: 'withResult', at: 'now', counts: (goal) => ended(goal, 'partly') },
  missed: { of: 'withResult', at: 'now', counts: (goal) => ended(goal, 'missed') },
  inDispute: { of: 'withResult', at: 'now', counts: (goal) => isCounted(goal) && isDisputed(goal) },
  /** The result, or the request to shelve the goal, waits for the manager's answer. */
  waiting: { of: 'counted', at: 'now', counts: ({ state }) => waitingStates.some((one) => one === state) },
  /** In an ended quarter, the owner still owes the result. */
  unfinished: { of: 'counted', at: 'now', counts: ({ state }) => state === 'approved' },
};

/** A goal as the figures of a week read it. */
export interface AskedGoal extends PredictedWeeks {
  readonly state: GoalState;
}

const isAsked = ({ state, firstWeek }: AskedGoal, week: number) =>
  state === 'approved' && week >= Math.max(firstWeek, 1);

/**
 * The figures of a week that needs a prediction: the goals that are asked for, and those of them without one. `week` is
 * the latest such week of the goal's quarter; with 0 nothing is asked for.
 */
export const weekFigures = {
  asked: isAsked,
  /** Skips goals that were published after the week's asking day: nobody was asked to predict them. */
  notUpdated: (goal, week) => isAsked(goal, week) && isUpdateAsked(goal, week),
} as const satisfies Readonly<Record<string, (goal: AskedGoal, week: number) => boolean>>;

/** Whether a prediction is likely or very likely. */
export function isLikely(likelihood: number | null): boolean {
  return likelihood !== null && likelihood >= 3;
}

const ended = (goal: FiguredGoal, outcome: Outcome) =>
  isCounted(goal) && !isDisputed(goal) && outcomeOf(goal) === outcome;

/** Every figure of a set of goals. */
export type GoalFigures = Readonly<Record<FigureName, number>>;

/** Returns every figure of a set of goals, each goal read once. */
export function countFigures(goals: Iterable<FiguredGoal>): GoalFigures {
  const counts = noFigures();
  for (const goal of goals) addToFigures(counts, goal);
  return counts;
}

/** Figures that grow while goals are read in pages. */
export type GrowingFigures = Record<FigureName, number>;

export const noFigures = (): GrowingFigures => ({
  drafts: 0,
  handedIn: 0,
  counted: 0,
  predicted: 0,
  likely: 0,
  notPredicted: 0,
  atRisk: 0,
  unsure: 0,
  unlikely: 0,
  running: 0,
  runningPredicted: 0,
  runningUnlikely: 0,
  withResult: 0,
  completed: 0,
  partly: 0,
  missed: 0,
  inDispute: 0,
  waiting: 0,
  unfinished: 0,
});

/** Adds a goal to the figures. */
export function addToFigures(counts: GrowingFigures, goal: FiguredGoal): void {
  for (const name of figureNames) if (goalFigures[name].counts(goal)) counts[name] += 1;
}

/** Returns the sum of figures, such as those of several quarters. */
export function sumFigures(all: readonly GoalFigures[]): GoalFigures {
  const counts = noFigures();
  for (const figures of all) for (const name of figureNames) counts[name] += figures[name];
  return counts;
}

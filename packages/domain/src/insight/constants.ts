// The numbers of insight in one place (insight §2, §7). They were chosen by simulation and are not learned.

/** By rating. */
export type FiveNumbers = readonly [number, number, number, number, number];

/** What a label says as a chance, taken at its word. */
export const midpoints: FiveNumbers = [0.05, 0.25, 0.5, 0.75, 0.95];

/** What a label is assumed to come to before anything is known, by phase. Cautious, most in the early weeks. */
export const prior: readonly [FiveNumbers, FiveNumbers, FiveNumbers] = [
  [0.2, 0.33, 0.45, 0.57, 0.7],
  [0.14, 0.28, 0.43, 0.6, 0.77],
  [0.07, 0.22, 0.4, 0.63, 0.85],
];
/** As many finished goals the prior is worth in each cell. */
export const priorGoals = 16;

/** The chance of a goal without a prediction, by phase. */
export const noWord = [0.5, 0.45, 0.35] as const;

/** The step of each quality, on the scale of log-odds, before anything is known. */
export const qualityStart: FiveNumbers = [-0.25, -0.1, 0, 0.1, 0.35];
export const qualityPrior = 24;
/** For the owner's own page alone. */
export const ownerPrior = 12;

export const listedGoals = 5;
export const saidReasons = 3;

/** Points of the common factor. */
export const nodes = 40;
/** For more goals the count given the factor is taken as normal: it differs by less than one goal. */
export const exactGoals = 600;
/** The share of the common factor: its start, and how many quarters the start is worth. */
export const share = 0.15;
export const sharePrior = 1.5;
/** Without a finished quarter. */
export const shareCold = 0.2;
/** What one quarter can say, up and down. */
export const shareLimit = 0.6;
export const shareBounds = [0.04, 0.4] as const;
/** The weeks whose snapshots speak for a finished quarter. */
export const snapshotWeeks: readonly number[] = [3, 6, 9, 12];

/** Goals of one quarter share their luck: a count is divided by `clump + goals per quarter / clumpGoals`. */
export const clump = 1.5;
export const clumpGoals = 10;
/** 80 % of a normal distribution lie within. */
export const z = 1.2816;

/** For a second opinion: how much the mean of two, and of three and more, is moved away from the middle. */
export const stretchOfTwo = 1.2;
export const stretchOfMore = 1.4;

/** History older than so many quarters before the running one does not count. */
export const quartersBack = 12;

/** Days after a week's end in which a prediction for it still scores. */
export const scoringDays = 8;

/** The percentage from which a goal with a percentage as result counts as achieved, where the company chose none. */
export const achievedPercent = 70;

/** What a number needs before it is shown (insight §7). */
export const minimums = {
  /** A group, and every single number of a group. */
  owners: 5,
  groupGoals: 20,
  /** Bad news. */
  missedGoals: 8,
  /** The split of the Brier score. */
  splitGoals: 30,
  /** A label's point, and a learned chance. */
  labelGoals: 5,
  /** A forecast's band. */
  bandGoals: 5,
  /** One's own page: numbers, and a verdict. */
  ownGoals: 5,
  ownVerdict: 10,
  /** The sentence about an own label. */
  ownLabel: 5,
  /** What the company learns from second opinions. */
  opinionGoals: 30,
  /** Peers before they count. */
  peers: 3,
  /** What is said about looking, and rows of a stratum without a look. */
  looks: 10,
  stratumRows: 5,
  /** Finished quarters before the forecast's own record is shown. */
  insideQuarters: 2,
} as const;

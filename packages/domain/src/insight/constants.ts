// The numbers of insight in one place (insight.3). They were chosen by simulation and are not learned.

/** By rating. */
export type FiveNumbers = readonly [number, number, number, number, number];

/** The literal chance of each label. */
export const midpoints: FiveNumbers = [0.05, 0.25, 0.5, 0.75, 0.95];

/**
 * The chance of each label before anything is learned, by phase. The chances are cautious, especially in the early
 * weeks.
 */
export const prior: readonly [FiveNumbers, FiveNumbers, FiveNumbers] = [
  [0.2, 0.33, 0.45, 0.57, 0.7],
  [0.14, 0.28, 0.43, 0.6, 0.77],
  [0.07, 0.22, 0.4, 0.63, 0.85],
];
/** The number of finished goals to which the prior is equivalent in each cell. */
export const priorGoals = 16;

/** The chance of a goal without a prediction, by phase. */
export const noWord = [0.5, 0.45, 0.35] as const;

/** The effect of each quality, as log-odds, before anything is learned. */
export const qualityStart: FiveNumbers = [-0.25, -0.1, 0, 0.1, 0.35];
export const qualityPrior = 24;
/** Like `priorGoals`, for the owner's own page only. */
export const ownerPrior = 12;

export const listedGoals = 5;
export const saidReasons = 3;

/** The number of points at which the common factor is computed. */
export const nodes = 40;
/** For more goals than this, the count is computed as a normal distribution, which differs by less than one goal. */
export const exactGoals = 600;
/**
 * The share of the common factor before anything is learned. `sharePrior` is the number of quarters to which it is
 * equivalent.
 */
export const share = 0.15;
export const sharePrior = 1.5;
/** The share while no quarter is finished. */
export const shareCold = 0.2;
/** The share that one quarter suggests is cut to this value, and to its negative. */
export const shareLimit = 0.6;
export const shareBounds = [0.04, 0.4] as const;
/** The weeks whose snapshots are used for a finished quarter. */
export const snapshotWeeks: readonly number[] = [3, 6, 9, 12];

/** Goals of one quarter share their luck: a count is divided by `clump + goals per quarter / clumpGoals`. */
export const clump = 1.5;
export const clumpGoals = 10;
/** 80 % of a normal distribution are within this many standard deviations. */
export const z = 1.2816;

/** For second opinions: the factor by which the mean of two, and of three and more, is moved away from the middle. */
export const stretchOfTwo = 1.2;
export const stretchOfMore = 1.4;

/** The number of past quarters that count; older ones are ignored. */
export const quartersBack = 12;

/** The number of days after a week's end in which a prediction for the week is still scored. */
export const scoringDays = 8;

/**
 * The percentage from which a goal with a percentage as result counts as achieved, unless the company chose another
 * one.
 */
export const achievedPercent = 70;

/** The minimum numbers of people, goals or talks for a figure (insight.3). */
export const minimums = {
  /** Owners, for a group and for each single number of a group. */
  owners: 5,
  groupGoals: 20,
  /** Missed goals, for the figures about bad news. */
  missedGoals: 8,
  /** Goals, for the split of the Brier score. */
  splitGoals: 30,
  /** Goals, for a label's point and for a learned chance. */
  labelGoals: 5,
  /** Goals, for a forecast's band. */
  bandGoals: 5,
  /** Goals, for the numbers of one's own page; the verdict needs more. */
  ownGoals: 5,
  ownVerdict: 10,
  /** Goals, for the sentence about one's own label. */
  ownLabel: 5,
  /** Goals, before the company learns from second opinions. */
  opinionGoals: 30,
  /** Finished goals, before an agent's score is shown. */
  agentGoals: 20,
  /** Peers, before their views count. */
  peers: 3,
  /** Talks, before a comparison is shown; also rows of a stratum without a talk. */
  looks: 10,
  stratumRows: 5,
  /** Finished quarters, before the forecast's own record is shown. */
  insideQuarters: 2,
} as const;

import type { LabelPoint, OwnOpinions } from '@bellwether/contract/insight/calibration';
import type { TooFew } from '@bellwether/contract/insight/insight';
import type { Calibration, LabelRow } from '@bellwether/domain/insight/calibration/calibration';
import { minimums } from '@bellwether/domain/insight/constants';

/**
 * Returns a share or a difference in thousandths. More digits carry no information, and would let a reader compute
 * hidden parts from sums.
 */
export function thousandths(value: number): number {
  // Adding 0 turns -0 into 0: JSON writes both alike, but tests tell them apart.
  return Math.round(value * 1000) / 1000 + 0;
}

const orNull = (value: number | null) => (value === null ? null : thousandths(value));

/** Returns the reply for too little data; `goals` is null where even the count must not be shown. */
export function presentTooFew(goals: number | null, need: number): TooFew {
  return { TooFew: true, Goals: goals, Need: need };
}

/** Returns the point of a likelihood; only the likelihood itself if `isSaid` is false. */
export function presentPoint(row: LabelRow, isSaid: boolean): LabelPoint {
  const bare = { Label: row.label, Said: row.said, Happened: null, Low: null, High: null, Goals: null };
  if (!isSaid) return bare;
  return {
    ...bare,
    Happened: orNull(row.happened),
    Low: orNull(row.low),
    High: orNull(row.high),
    Goals: row.goals < minimums.labelGoals ? null : Math.round(row.goals * 10) / 10,
  };
}

/**
 * Returns the scores of a calibration; from 30 goals on also their split into reliability, resolution and
 * uncertainty.
 */
export function presentScores(calibration: Calibration) {
  const isSplit = calibration.goals >= minimums.splitGoals;
  return {
    Brier: thousandths(calibration.brier),
    Reliability: isSplit ? thousandths(calibration.fairReliability) : null,
    Resolution: isSplit ? thousandths(calibration.resolution) : null,
    Uncertainty: isSplit ? thousandths(calibration.uncertainty) : null,
    Skill: orNull(calibration.skill),
    ...presentLeaning(calibration),
  };
}

function presentLeaning({ bias, biasError, word }: Pick<Calibration, 'bias' | 'biasError' | 'word'>) {
  return { Bias: thousandths(bias), BiasError: thousandths(biasError), Word: word };
}

export function presentOwnOpinions(calibration: Calibration): { TooFew: false } & OwnOpinions {
  return {
    TooFew: false,
    Goals: calibration.goals,
    Brier: thousandths(calibration.brier),
    ...presentLeaning(calibration),
  };
}

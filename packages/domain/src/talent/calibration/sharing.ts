import type { AppraisalStatus } from '../lifecycle.ts';

/** What an appraisal lacks before it is shared. An open self review is no hindrance if the sharer says so. */
export const sharingGaps = ['rating', 'text', 'self_review', 'calibration'] as const;
export type SharingGap = (typeof sharingGaps)[number];

/** The maximum number of appraisals that are shared in one act. */
export const mostShared = 100;

export interface SharingFacts {
  readonly state: AppraisalStatus;
  /** The company rates on another scale than the draft. */
  readonly scaleHasChanged: boolean;
  readonly hasText: boolean;
  /** The employee may still hand in a self review. */
  readonly selfReviewIsOpen: boolean;
  readonly isCalibrated: boolean;
}

/** Returns what is missing before the appraisal can be shared, in a fixed order; nothing once it is shared (talent.29). */
export function missingForSharing(facts: SharingFacts): SharingGap[] {
  const { state } = facts;
  if (state !== 'none' && state !== 'draft') return [];
  const gaps: Readonly<Record<SharingGap, boolean>> = {
    rating: state === 'none' || facts.scaleHasChanged,
    text: state === 'none' || !facts.hasText,
    self_review: facts.selfReviewIsOpen,
    calibration: facts.isCalibrated,
  };
  return sharingGaps.filter((gap) => gaps[gap]);
}

import type { AppraisalStatus } from '../lifecycle.ts';

/**
 * What the sharing ends before its due day, or what the employee would never read: a self review, requests for peer feedback,
 * and the summary of what enough peers handed in. No hindrance if the sharer says so.
 */
export const openParts = ['self_review', 'peer_feedback', 'peer_summary'] as const;
export type OpenPart = (typeof openParts)[number];

/** What an appraisal lacks before it is shared. */
export const sharingGaps = ['rating', 'text', ...openParts, 'calibration'] as const;
export type SharingGap = (typeof sharingGaps)[number];

/** The maximum number of appraisals that are shared in one act. */
export const mostShared = 100;

export interface SharingFacts {
  readonly state: AppraisalStatus;
  /** The company rates on another scale than the draft. */
  readonly scaleHasChanged: boolean;
  readonly hasText: boolean;
  readonly openParts: readonly OpenPart[];
  readonly isCalibrated: boolean;
}

/** Returns what is missing before the appraisal can be shared, in a fixed order; nothing once it is shared (talent.29). */
export function missingForSharing(facts: SharingFacts): SharingGap[] {
  const { state } = facts;
  if (state !== 'none' && state !== 'draft') return [];
  const gaps: Readonly<Record<SharingGap, boolean>> = {
    rating: state === 'none' || facts.scaleHasChanged,
    text: state === 'none' || !facts.hasText,
    self_review: facts.openParts.includes('self_review'),
    peer_feedback: facts.openParts.includes('peer_feedback'),
    peer_summary: facts.openParts.includes('peer_summary'),
    calibration: facts.isCalibrated,
  };
  return sharingGaps.filter((gap) => gaps[gap]);
}

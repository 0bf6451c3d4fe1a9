import type { PermittedMove } from '../shared/permissions.ts';
import type { AppraisalPermission } from './permission-names.ts';
import { appraisalMoveSentences } from './words.moves.ts';

/** The states of an appraisal, as on the wire (talent.15). */
export const appraisalStates = ['draft', 'shared', 'acknowledged', 'completed'] as const;

export type AppraisalState = (typeof appraisalStates)[number];

/** The state of a row in the overview: `none` if there is no appraisal yet. */
export const appraisalStatuses = ['none', ...appraisalStates] as const;

export type AppraisalStatus = (typeof appraisalStatuses)[number];

/** `deleted` is internal: the row no longer exists, so nobody reads this state. */
export type AppraisalLife = AppraisalState | 'deleted';

/** One move of an appraisal, with the sentence of its history. */
export interface AppraisalMove extends PermittedMove<AppraisalLife, AppraisalPermission> {
  readonly sentence: string;
}

/** Every move of an appraisal (talent.5, talent.6, talent.15, checklist 6.3). */
const appraisalMoves = {
  createAppraisal: {
    from: ['none'],
    to: 'draft',
    permission: 'Create',
    comment: 'none',
    sentence: appraisalMoveSentences.createAppraisal,
  },
  editAppraisal: {
    from: ['draft', 'shared'],
    to: 'unchanged',
    permission: 'Edit',
    comment: 'none',
    sentence: appraisalMoveSentences.editAppraisal,
  },
  // The signature ends, because the employee signed another text (talent.5).
  reopenAppraisal: {
    from: ['acknowledged'],
    to: 'shared',
    permission: 'Edit',
    comment: 'none',
    sentence: appraisalMoveSentences.reopenAppraisal,
  },
  // By the end of a calibration session (talent.28).
  calibrateAppraisal: {
    from: ['draft'],
    to: 'unchanged',
    permission: null,
    comment: 'none',
    sentence: appraisalMoveSentences.calibrateAppraisal,
  },
  shareAppraisal: {
    from: ['draft'],
    to: 'shared',
    permission: 'Share',
    comment: 'none',
    sentence: appraisalMoveSentences.shareAppraisal,
  },
  acknowledgeAppraisal: {
    from: ['shared'],
    to: 'acknowledged',
    permission: 'Acknowledge',
    comment: 'optional',
    sentence: appraisalMoveSentences.acknowledgeAppraisal,
  },
  // In a cycle without signatures (talent.31).
  completeByAcknowledgement: {
    from: ['shared'],
    to: 'completed',
    permission: 'Confirm',
    comment: 'optional',
    sentence: appraisalMoveSentences.completeByAcknowledgement,
  },
  changeAcknowledgement: {
    from: ['acknowledged'],
    to: 'unchanged',
    permission: 'ChangeAcknowledgement',
    comment: 'optional',
    sentence: appraisalMoveSentences.changeAcknowledgement,
  },
  completeAppraisal: {
    from: ['acknowledged'],
    to: 'completed',
    permission: 'Complete',
    comment: 'none',
    sentence: appraisalMoveSentences.completeAppraisal,
  },
  // The employee was silent or has left (docs/decisions/0051).
  closeAppraisal: {
    from: ['shared'],
    to: 'completed',
    permission: 'Close',
    comment: 'required',
    sentence: appraisalMoveSentences.closeAppraisal,
  },
  addStatement: {
    from: ['completed'],
    to: 'unchanged',
    permission: 'AddStatement',
    comment: 'required',
    sentence: appraisalMoveSentences.addStatement,
  },
  deleteAppraisal: {
    from: ['draft', 'shared', 'acknowledged'],
    to: 'deleted',
    permission: 'Delete',
    comment: 'none',
    sentence: appraisalMoveSentences.deleteAppraisal,
  },
} as const satisfies Record<string, AppraisalMove>;

export type AppraisalMoveName = keyof typeof appraisalMoves;

export const appraisalMoveNames = Object.keys(appraisalMoves) as readonly AppraisalMoveName[];

/** `appraisalMoves` with every row typed as the whole `AppraisalMove`. */
export const appraisalMoveTable: Readonly<Record<AppraisalMoveName, AppraisalMove>> = appraisalMoves;

const shares: Readonly<Record<AppraisalStatus, number>> = {
  none: 0,
  draft: 30,
  shared: 60,
  acknowledged: 90,
  completed: 100,
};

/** Returns the progress of an appraisal in percent (talent.15). */
export function appraisalProgress(status: AppraisalStatus): number {
  return shares[status];
}

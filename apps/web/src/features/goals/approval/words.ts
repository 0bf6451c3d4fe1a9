import type { Permission } from '@bellwether/domain/goals/permission-names';
import type { LayerName } from '../model/goal-search.ts';

/** The dialogs of the approval family (goals.33). */
export type ApprovalLayer = Extract<LayerName, 'submit' | 'publish' | 'retract' | 'discard'>;

/** The dialogs in which a manager answers Yes or No. */
export type ReviewLayer = Extract<LayerName, 'review' | 'review-edits' | 'review-shelving'>;

interface ApprovalWords {
  readonly title: string;
  readonly button: string;
  readonly explanation: string;
  /** The short message after the act. */
  readonly done: string;
}

/** The texts of each dialog, for the goal's draft and for the draft of its changes. */
export const approvalWords: Readonly<Record<ApprovalLayer, { goal: ApprovalWords; edit: ApprovalWords }>> = {
  submit: {
    goal: {
      title: 'Request approval',
      button: 'Request Approval',
      explanation: 'The goal goes to the owner’s manager, who approves it or asks for changes.',
      done: 'Submitted for approval.',
    },
    edit: {
      title: 'Submit for approval',
      button: 'Submit for Approval',
      explanation: 'The goal stays as it is until the owner’s manager has approved these changes.',
      done: 'Changes submitted for approval.',
    },
  },
  publish: {
    goal: {
      title: 'Publish',
      button: 'Publish',
      explanation: 'The goal is approved at once. Everyone who may see it will find it.',
      done: 'Goal published.',
    },
    edit: {
      title: 'Publish',
      button: 'Publish',
      explanation: 'These changes apply to the goal at once.',
      done: 'Changes published.',
    },
  },
  retract: {
    goal: {
      title: 'Retract',
      button: 'Retract',
      explanation: 'The request for approval is taken back and the goal becomes a draft again.',
      done: 'Request retracted.',
    },
    edit: {
      title: 'Retract',
      button: 'Retract',
      explanation: 'The proposed changes are taken back and become a draft again.',
      done: 'Request retracted.',
    },
  },
  discard: {
    goal: {
      title: 'Discard edits',
      button: 'Discard Edits',
      explanation: 'The draft of the changes is thrown away. The goal stays as it is.',
      done: 'Edits discarded.',
    },
    edit: {
      title: 'Discard edits',
      button: 'Discard Edits',
      explanation: 'The draft of the changes is thrown away. The goal stays as it is.',
      done: 'Edits discarded.',
    },
  },
};

interface ReviewWords {
  readonly title: string;
  readonly question: string;
  readonly permission: Permission;
  /** The button's label once Yes, or No with a comment, is chosen. */
  readonly yes: string;
  readonly no: string;
  /** The outcome's name in the history, for the summary at the end. */
  readonly saidYes: string;
  readonly saidNo: string;
}

export const reviewWords: Readonly<Record<ReviewLayer, ReviewWords>> = {
  review: {
    title: 'Review Goal',
    question: 'Do you approve this goal?',
    permission: 'ReviewPublicationRequest',
    yes: 'Approve',
    no: 'Request Changes',
    saidYes: 'Approved',
    saidNo: 'Changes requested',
  },
  'review-edits': {
    title: 'Review Proposed Changes',
    question: 'Do you approve these changes?',
    permission: 'ReviewPublicationRequest2',
    yes: 'Approve',
    no: 'Request Changes',
    saidYes: 'Edits approved',
    saidNo: 'Changes requested',
  },
  'review-shelving': {
    title: 'Shelve Goal',
    question: 'Do you agree to shelve this goal?',
    permission: 'ApproveShelve',
    yes: 'Shelve',
    no: 'Deny',
    saidYes: 'Shelving approved',
    saidNo: 'Shelving denied',
  },
};

/** Returns what the keys do while the answer has the focus. */
export function reviewKeys({ yes, no }: Pick<ReviewWords, 'yes' | 'no'>, hasNext: boolean): string {
  return `Press Y to ${yes.toLowerCase()}${hasNext ? ' and open the next' : ''}, N to ${no.toLowerCase()}.`;
}

export const goalReviewWords = {
  shelvedStays:
    'A shelved goal stays where it is, marked, and takes no more predictions until it is reactivated.',
  wrote: (name: string) => `${name} wrote`,
  notLoaded: 'The goal could not be loaded.',
} as const;

export const reviewFormWords = {
  submit: 'Submit',
  andNext: (act: string) => `${act} and next`,
  comment: 'Comment',
  commentOptional: 'Comment (optional)',
} as const;

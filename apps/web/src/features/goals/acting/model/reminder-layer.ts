import type { Reminder } from '@bellwether/contract/dashboard';
import { reviewDrawers } from '@bellwether/domain/dashboard/reminders';
import {
  actionItemsLink,
  calibrationLink,
  missingAppraisalsLink,
  ownAppraisalLink,
  type PlainLink,
  plainGoalLink,
  plainPeerFeedbackLink,
  plainProfileLink,
  plainSelfReviewLink,
  teamAppraisalLink,
} from '#platform/links.ts';
import type { LayerName } from '../../model/goal-search.ts';

/** Returns the drawer that a reminder's button opens; undefined if the button leads to another page. */
export function layerOf({ Type, About }: Pick<Reminder, 'Type' | 'About'>): LayerName | undefined {
  switch (Type) {
    case 'review':
      return reviewDrawers[About ?? 'goal'];
    case 'update':
    case 'finalize':
      return Type;
    case 'sent_back':
    case 'draft':
      return 'edit';
    case 'add_goal':
      return 'create';
    case 'action_item':
    case 'appraisal_write':
    case 'appraisal_sign':
    case 'self_review':
    case 'peer_request':
    case 'peer_feedback':
    case 'calibration':
    case 'dispute':
    case 'invitation':
      return undefined;
  }
}

/**
 * Returns the page of the thing that a reminder is about; undefined if there is no thing yet. `ownId`: the signed-in
 * person.
 */
export function placeOf(
  {
    Type,
    Id,
    PeriodId,
    CycleId,
    User,
    Due,
  }: Pick<Reminder, 'Type' | 'Id' | 'PeriodId' | 'CycleId' | 'Due'> & {
    readonly User: Pick<Reminder['User'], 'Id'>;
  },
  ownId: number,
): PlainLink | undefined {
  switch (Type) {
    case 'add_goal':
      return undefined;
    case 'action_item':
      return actionItemsLink();
    case 'appraisal_write':
      return missingAppraisalsLink(PeriodId, ownId, { isOverdue: Due?.IsOverdue === true, cycleId: CycleId });
    case 'self_review':
      return plainSelfReviewLink(Id);
    case 'peer_request':
    case 'peer_feedback':
      return plainPeerFeedbackLink(Id);
    case 'calibration':
      return calibrationLink(Id);
    case 'appraisal_sign':
      // The employee signs their own appraisal; the manager countersigns an appraisal of the team.
      return User.Id === ownId ? ownAppraisalLink(Id) : teamAppraisalLink(PeriodId, ownId, Id);
    case 'invitation':
      return plainProfileLink(Id);
    default:
      return plainGoalLink(Id);
  }
}

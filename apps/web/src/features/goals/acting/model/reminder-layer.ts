import type { Reminder } from '@bellwether/contract/dashboard';
import {
  actionItemsLink,
  missingAppraisalsLink,
  ownAppraisalLink,
  type PlainLink,
  plainGoalLink,
  teamAppraisalLink,
} from '#platform/links.ts';
import type { LayerName } from '../../model/goal-search.ts';

const reviewLayers = {
  goal: 'review',
  edit: 'review-edits',
  shelving: 'review-shelving',
  result: 'review-result',
} as const satisfies Readonly<Record<NonNullable<Reminder['About']>, LayerName>>;

/** Returns the drawer that a reminder's button opens; undefined if the button leads to another page. */
export function layerOf({ Type, About }: Pick<Reminder, 'Type' | 'About'>): LayerName | undefined {
  switch (Type) {
    case 'review':
      return reviewLayers[About ?? 'goal'];
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
    User,
    Due,
  }: Pick<Reminder, 'Type' | 'Id' | 'PeriodId' | 'Due'> & {
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
      return missingAppraisalsLink(PeriodId, ownId, Due?.IsOverdue === true);
    case 'appraisal_sign':
      // The employee signs their own appraisal; the manager countersigns an appraisal of the team.
      return User.Id === ownId ? ownAppraisalLink(Id) : teamAppraisalLink(PeriodId, ownId, Id);
    default:
      return plainGoalLink(Id);
  }
}

import type { Notification } from '@bellwether/contract/notifications';
import { linkOptions } from '@tanstack/react-router';
import { goalLink, goalOfStatusLink, goalsLink, insightLink, profileLink } from '#platform/links.ts';

/**
 * Returns where a notification leads (3-strategy §2.6): by its object, and by its subject for goals that are deleted or to
 * be updated, and for appraisals.
 */
export function placeOf(told: Pick<Notification, 'Subject' | 'NotifiedObjectType' | 'NotifiedObjectId'>) {
  const { Subject, NotifiedObjectType, NotifiedObjectId: id } = told;
  if (Subject === 'Please update your goals') return goalsLink();
  if (Subject === 'Your view before they say')
    return linkOptions({ ...insightLink(), search: { scope: 'reports' } });
  switch (NotifiedObjectType) {
    case 'Goal':
    case 'Comment':
      return id === 0 || Subject.includes('Deleted') ? goalsLink() : goalLink(id);
    case 'GoalStatus':
      return goalOfStatusLink(id);
    case 'User':
      return profileLink(id);
    case 'ActionItem':
      return addressOf('/v3/actionitems');
    case 'EmployeeEvaluation':
      return addressOf(
        Subject === 'Appraisal Available for Signature' ? '/v3/talent/myappraisal' : '/v3/talent',
      );
  }
}

const addressOf = (to: string) => linkOptions({ to });

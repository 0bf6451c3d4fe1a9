import { actionItemReasonSentences } from '@bellwether/domain/action-items/permission-names';
import { actionItemMessages } from '@bellwether/domain/action-items/rules';

/** Why something cannot be done to an action item now. */
export const actionItemReasonWords = actionItemReasonSentences;

/** What is wrong with a field of an action item. */
export const actionItemWords = { person_missing: actionItemMessages.personMissing } as const;

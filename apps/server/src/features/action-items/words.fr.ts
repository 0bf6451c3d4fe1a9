import { actionItemMessages, actionItemReasonSentences } from '@bellwether/domain/action-items/words.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const actionItemReasonWords: Translated<typeof english.actionItemReasonWords> =
  actionItemReasonSentences;

export const actionItemWords: Translated<typeof english.actionItemWords> = {
  person_missing: actionItemMessages.personMissing,
};

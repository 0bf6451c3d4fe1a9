import type { Language } from '../../locale/language.ts';
import type { NotificationFacts, NotificationTexts } from './facts.ts';
import { notificationWriter } from './writer.en.ts';

/**
 * Returns the subject (notifications.3) and one sentence, for the screen and for the digest, in the reader's
 * language.
 */
export function notificationTexts(facts: NotificationFacts, language: Language): NotificationTexts {
  const { subject, body } = language.words(notificationWriter)[facts.kind];
  return { subject, body: body(facts) };
}

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const notificationWords: Translated<typeof english.notificationWords> = {
  other: 'Notification',
};

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelWords: Translated<typeof english.channelWords> = {
  address_refused:
    'Diese Adresse kann nicht verwendet werden. Sie muss mit https:// beginnen und von außen erreichbar sein.',
  too_many: 'Das Unternehmen hat 30 Kanäle. Bitte entfernen Sie zuerst einen.',
};

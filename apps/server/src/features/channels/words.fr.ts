import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelWords: Translated<typeof english.channelWords> = {
  address_refused:
    'Cette adresse ne peut pas être utilisée. Elle doit commencer par https:// et être accessible de l’extérieur.',
  too_many: 'L’entreprise a 30 canaux. Retirez-en d’abord un.',
};

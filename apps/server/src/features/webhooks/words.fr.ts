import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  too_many_webhooks: `L’entreprise a ${webhookLimits.webhooks} webhooks. Retirez-en d’abord un.`,
  address_refused:
    'Cette adresse ne peut pas être appelée. Indiquez une adresse sur internet qui commence par https://.',
  webhook_off: 'Ce webhook est désactivé. Activez-le d’abord.',
  since_too_long_ago: 'Choisissez un moment dans les 31 derniers jours.',
  since_in_future: 'Choisissez un moment passé.',
  too_many_events: `Plus de ${formatNumber(webhookLimits.replayed, 'fr-FR')} événements ont eu lieu depuis. Choisissez un moment plus récent.`,
};

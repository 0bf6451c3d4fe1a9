import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  too_many_webhooks: `Das Unternehmen hat ${webhookLimits.webhooks} Webhooks. Bitte entfernen Sie zuerst einen.`,
  address_refused:
    'Diese Adresse kann nicht aufgerufen werden. Bitte geben Sie eine Adresse im Internet ein, die mit https:// beginnt.',
  webhook_off: 'Dieser Webhook ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein.',
  since_too_long_ago: 'Bitte wählen Sie einen Zeitpunkt innerhalb der letzten 31 Tage.',
  since_in_future: 'Bitte wählen Sie einen Zeitpunkt, der schon vergangen ist.',
  too_many_events: `Seitdem gab es mehr als ${formatNumber(webhookLimits.replayed, 'de-DE')} Ereignisse. Bitte wählen Sie einen späteren Zeitpunkt.`,
};

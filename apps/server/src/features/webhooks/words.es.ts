import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  too_many_webhooks: `La empresa tiene ${webhookLimits.webhooks} webhooks. Quite primero uno.`,
  address_refused:
    'No se puede llamar a esta dirección. Escriba una dirección de internet que empiece por https://.',
  webhook_off: 'Este webhook está desactivado. Actívelo primero.',
  since_too_long_ago: 'Elija un momento de los últimos 31 días.',
  since_in_future: 'Elija un momento que ya haya pasado.',
  too_many_events: `Desde entonces ha habido más de ${formatNumber(webhookLimits.replayed, 'es-ES')} eventos. Elija un momento posterior.`,
};

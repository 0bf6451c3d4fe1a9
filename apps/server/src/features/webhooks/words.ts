import { formatNumber } from '@bellwether/domain/locale/numbers';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';

/** Why a call about webhooks is refused, by code. */
export const webhookWords = {
  too_many_webhooks: `The company has ${webhookLimits.webhooks} webhooks. Please remove one first.`,
  address_refused:
    'This address cannot be called. Please enter an address on the internet that begins with https://.',
  webhook_off: 'This webhook is off. Please switch it on first.',
  since_too_long_ago: 'Please choose an instant within the last 31 days.',
  since_in_future: 'Please choose an instant that has passed.',
  too_many_events: `More than ${formatNumber(webhookLimits.replayed)} events happened since. Please choose a later instant.`,
} as const;

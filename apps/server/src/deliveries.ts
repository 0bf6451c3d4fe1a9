import { channelDeliveries } from './features/channels/jobs.deliveries.ts';
import { slackDeliveries } from './features/channels/slack/jobs.deliveries.ts';
import { webhookDeliveries } from './features/webhooks/jobs.deliveries.ts';
import type { ServerContext } from './platform/context.ts';
import type { DeliveryKind } from './platform/delivery/delivery-kind.ts';

/** Returns all ways in which things go to other systems. */
export function deliveryKinds(context: ServerContext): readonly DeliveryKind[] {
  return [webhookDeliveries(context), channelDeliveries(context), slackDeliveries(context)];
}

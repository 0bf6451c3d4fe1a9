import { kindsOf, toldEvents } from '@bellwether/domain/webhooks/kinds';
import { sql } from 'kysely';
import type { Reaction } from '#platform/events/reaction.ts';
import { deliverEvents, type Listening } from './commands.deliver.ts';

/** Requests the deliveries of an event to the webhooks that ask for it (webhooks.2). */
export const tellWebhooks: Reaction = {
  on: toldEvents,
  async react(scope, event) {
    const { rows } = await sql<Listening>`select id, kinds from webhook
      where tenant_id = ${scope.tenant.id} and is_on and kinds && ${kindsOf(event)}::text[] order by id`.execute(
      scope.db,
    );
    if (rows.length > 0) await deliverEvents(scope, rows, [event]);
  },
};

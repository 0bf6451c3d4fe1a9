import { kindsIgnoringOff } from '@bellwether/domain/notifications/telling/kinds';
import { defaultDelivery, type NotificationDelivery } from '@bellwether/domain/notifications/telling/names';
import { type RawBuilder, sql } from 'kysely';
import type { InTenant } from '../people/access.ts';
import { type Viewer, viewerAt } from '../people/access.viewer.ts';

/** The person of the row `reader`: notifications are written, read and mailed for sets of people, without a session. */
export const readerOf = (scope: InTenant): Viewer => viewerAt('reader', scope);

/**
 * How a reader is notified of a kind, by the columns of the kind and of what the reader chose for its topic. For a kind that
 * ignores `off`, `off` counts as no choice.
 */
export function deliveryOf(kind: string, chosen: string): RawBuilder<NotificationDelivery> {
  const choice = sql.ref(chosen);
  return sql<NotificationDelivery>`coalesce(case when ${sql.ref(kind)} = any(${kindsIgnoringOff}::text[])
    then nullif(${choice}, 'off') else ${choice} end, ${defaultDelivery})`;
}

import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import { defaultDelivery } from '@bellwether/domain/notifications/telling/names';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { wantsMails } from './access.ts';

/** Whether a person gets each of the mails, by their name. */
export type SwitchStates = Readonly<Record<StoppableMails, boolean>>;

/**
 * Returns the switches of a person.
 * @throws NoResultError if there is no such person.
 */
export async function mailSwitchesOf(
  db: Queries,
  { tenantId, personId }: { readonly tenantId: number; readonly personId: number },
): Promise<SwitchStates> {
  const scope = { tenant: { id: tenantId } };
  return db
    .selectFrom('person')
    .select([
      wantsMails(scope, 'person', 'reports').as('reports'),
      wantsMails(scope, 'person', 'notifications').as('notifications'),
      sql<boolean>`(person.wants_email and coalesce((select chosen.delivery from notification_preference chosen
        where chosen.tenant_id = ${tenantId} and chosen.person_id = person.id and chosen.topic = 'weekly_ask'),
        ${defaultDelivery}) = 'app_and_mail')`.as('weekly_ask'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

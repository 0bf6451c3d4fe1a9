import { randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { canSeal, seal } from '#platform/secrets/seal.ts';

interface WebhooksToWrite {
  readonly tenantId: number;
  readonly authorId: number;
  readonly now: number;
  readonly config: Config;
}

/** Writes a webhook that is set up and off, because the demo calls nobody. Without a key for its secret there is none. */
export async function writeWebhooks(
  db: Queries,
  { tenantId, authorId, now, config }: WebhooksToWrite,
): Promise<void> {
  if (!canSeal(config)) return;
  await db
    .insertInto('webhook')
    .values({
      tenant_id: tenantId,
      url: 'https://hooks.example.com/bellwether',
      description: 'Data warehouse',
      kinds: ['goal.published', 'goal.predicted', 'goal.finalized', 'goal.reviewed'],
      is_on: false,
      secret: seal(config, 'webhook.secret', `whsec_${randomBytes(24).toString('base64')}`),
      author_id: authorId,
      created_at: timestamp(now),
    })
    .execute();
}

import type { Config } from '#platform/config/config.ts';
import type { Queries } from '#platform/database/driver.ts';
import { unseal } from '#platform/secrets/seal.ts';

/** The kind of a person's messages from the app; the receiver is the person. */
export const slackDelivery = 'slack';
/** The log of the app on the page of connections (accounts.14). */
export const slackLog = 'slack';

export interface SlackAppRow {
  readonly team: string;
  readonly teamName: string;
  /** Opened. */
  readonly token: string;
  readonly signingSecret: string;
}

/** The place of a company: a scope, or a transaction of it. */
interface Place {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
}

/**
 * Returns the company's app; undefined without one.
 * @throws HttpProblem 409 if the server no longer has the key of its secrets.
 */
export async function slackAppOf(config: Config, { db, tenant }: Place): Promise<SlackAppRow | undefined> {
  const row = await db
    .selectFrom('slack_app')
    .select(['team_id', 'team_name', 'token', 'signing_secret'])
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return (
    row && {
      team: row.team_id,
      teamName: row.team_name,
      token: unseal(config, row.token),
      signingSecret: unseal(config, row.signing_secret),
    }
  );
}

import { hash } from 'node:crypto';
import { viaSlack } from '@bellwether/domain/accounts/tokens/via';
import { sql } from 'kysely';
import { isActive } from './acting.ts';
import type { Door } from './door.ts';
import type { SecretToken } from './token.ts';

/** An account in a chat, as its signed request names it. */
interface ChatAccount {
  readonly team: string;
  readonly user: string;
}

/** Returns how the connection of an account is stored. */
export const chatAccountHash = ({ team, user }: ChatAccount): Buffer =>
  hash('sha256', `${team} ${user}`, 'buffer');

/**
 * The way of a person in Slack (channels.5). The signature of the request has proven the account already, so the door reads
 * no header.
 */
export function chatDoor(tenantId: number, account: ChatAccount): Door {
  const credential: SecretToken = { tenantId, secretHash: chatAccountHash(account) };
  return {
    kind: 'chat',
    callsPerMinute: 60,
    credentialOf: () => credential,
    sourceOf: ({ secretHash }) => ({
      columns: sql.raw('linked.linked_at'),
      join: sql.raw(
        'join slack_person linked on linked.tenant_id = person.tenant_id and linked.person_id = person.id',
      ),
      where: sql`${isActive} and linked.tenant_id = ${tenantId} and linked.account_hash = ${secretHash}`,
    }),
    principalOf: (row) => ({
      kind: 'chat',
      id: 0,
      personId: row.id,
      scopes: ['goals:read', 'goals:write'],
      via: viaSlack,
      provenAt: null,
      isSettingUp: false,
    }),
  };
}

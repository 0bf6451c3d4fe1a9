import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import type { Queries } from '#platform/database/driver.ts';

/** The person whose mails a link stops. */
export interface Subscriber {
  readonly tenantId: number;
  readonly personId: number;
  /** The mails that the link stops; null: the link of an older mail, which stops all of them. */
  readonly mails: StoppableMails | null;
}

/** 128 bits. */
const signatureBytes = 16;

const letters = { reports: 'r', notifications: 'n', weekly_ask: 'w' } as const satisfies Readonly<
  Record<StoppableMails, string>
>;

/**
 * Returns the token of a person's unsubscribe link, signed with the installation's key (mail.2, tenant.4). It does
 * not expire, because people stop mails that they received long ago; it can only switch the mails of this person.
 */
export async function unsubscribeToken(
  db: Queries,
  subscriber: Subscriber & { readonly mails: StoppableMails },
): Promise<string> {
  const { tenantId, personId, mails } = subscriber;
  return `${tenantId}.${personId}.${letters[mails]}.${signatureOf(await installationKey(db), subscriber)}`;
}

/** Returns the parts of a token; undefined for a malformed one. The signature is not checked yet. */
export function readUnsubscribeToken(token: string): (Subscriber & { signature: string }) | undefined {
  const parts = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.(?:([rnw])\.)?([\w-]{22})$/.exec(token);
  const [, tenant, person, letter, signature] = parts ?? [];
  if (tenant === undefined || person === undefined || signature === undefined) return undefined;
  return { tenantId: Number(tenant), personId: Number(person), mails: mailsOf(letter), signature };
}

function mailsOf(letter: string | undefined): StoppableMails | null {
  switch (letter) {
    case letters.reports:
      return 'reports';
    case letters.notifications:
      return 'notifications';
    case letters.weekly_ask:
      return 'weekly_ask';
    default:
      return null;
  }
}

/** Whether this installation made the signature, or one in which the company lived before (tenant.10). */
export async function isSubscriber(
  db: Queries,
  { signature, ...subscriber }: Subscriber & { signature: string },
): Promise<boolean> {
  const given = Buffer.from(signature);
  const former = await db
    .selectFrom('former_key')
    .select('key')
    .where('tenant_id', '=', subscriber.tenantId)
    .execute();
  return [await installationKey(db), ...former.map(({ key }) => key)].some((key) => {
    const own = Buffer.from(signatureOf(key, subscriber));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

async function installationKey(db: Queries): Promise<Buffer> {
  const { key } = await db.selectFrom('installation_key').select('key').executeTakeFirstOrThrow();
  return key;
}

function signatureOf(secret: Buffer, { tenantId, personId, mails }: Subscriber): string {
  const text = `unsubscribe ${tenantId} ${personId}${mails === null ? '' : ` ${mails}`}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes).toString('base64url');
}

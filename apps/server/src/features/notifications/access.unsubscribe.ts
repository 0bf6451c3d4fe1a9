import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '#platform/database/driver.ts';

/** The person whose mails a link stops. */
interface Subscriber {
  readonly tenantId: number;
  readonly personId: number;
}

/** 128 bits. */
const signatureBytes = 16;

/**
 * Returns the token of a person's unsubscribe link, signed with the installation's key (decisions-2 X5, B10). It does not
 * expire, because people stop mails that they received long ago; it can do nothing else.
 */
export async function unsubscribeToken(db: Queries, subscriber: Subscriber): Promise<string> {
  const signature = signatureOf(await installationKey(db), subscriber);
  return `${subscriber.tenantId}.${subscriber.personId}.${signature}`;
}

/** Returns the parts of a token; undefined for a malformed one. The signature is not checked yet. */
export function readUnsubscribeToken(token: string): (Subscriber & { signature: string }) | undefined {
  const parts = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([\w-]{22})$/.exec(token);
  const [, tenant, person, signature] = parts ?? [];
  if (tenant === undefined || person === undefined || signature === undefined) return undefined;
  return { tenantId: Number(tenant), personId: Number(person), signature };
}

/** Whether this installation made the signature. */
export async function isSubscriber(
  db: Queries,
  { signature, ...subscriber }: Subscriber & { signature: string },
): Promise<boolean> {
  const own = Buffer.from(signatureOf(await installationKey(db), subscriber));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}

async function installationKey(db: Queries): Promise<Buffer> {
  const { key } = await db.selectFrom('installation_key').select('key').executeTakeFirstOrThrow();
  return key;
}

function signatureOf(secret: Buffer, { tenantId, personId }: Subscriber): string {
  const text = `unsubscribe ${tenantId} ${personId}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes).toString('base64url');
}

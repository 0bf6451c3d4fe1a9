import { createHmac, timingSafeEqual } from 'node:crypto';
import { getPicture } from '@bellwether/contract/people/avatar';
import { addDays } from '@bellwether/domain/calendar/day';
import { startOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';

/** A signed address in its parts. */
export interface SignedPicture {
  readonly tenant: number;
  readonly key: string;
  /** The minute since 1970 at which the address expires. */
  readonly until: number;
}

const minute = 60_000;
/** 128 bits, as many as the file's own key has. */
const signatureBytes = 16;

/**
 * Signs the addresses of people's pictures: every `Avatar` of the wire uses this class (people.24).
 * An address stays the same for a calendar day of the company and is valid until the end of the next day.
 */
export class PictureAddresses {
  readonly #act: {
    readonly tenantId: number;
    readonly zone: string;
    readonly now: number;
    readonly secret: Buffer;
  };
  #until: number | undefined;
  /** The signed addresses by file key, because a reply names most people several times. */
  readonly #addresses = new Map<string, string>();

  constructor(act: { tenantId: number; zone: string; now: number; secret: Buffer }) {
    this.#act = act;
  }

  /** Returns the address of the picture with this file key; null for null. */
  of(key: string | null): string | null {
    if (key === null) return null;
    const address = this.#addresses.get(key) ?? this.#sign(key);
    this.#addresses.set(key, address);
    return address;
  }

  #sign(key: string): string {
    const signed = { tenant: this.#act.tenantId, key, until: this.until };
    const values: Record<string, string | number> = {
      ...signed,
      signature: signatureOf(this.#act.secret, signed),
    };
    return `/api${getPicture.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}`;
  }

  /** When addresses signed today expire, epoch milliseconds. */
  get expiry(): number {
    return this.until * minute;
  }

  private get until(): number {
    const { now, zone } = this.#act;
    this.#until ??= Math.ceil(startOfDay(addDays(tenantDay(now, zone), 2), zone) / minute);
    return this.#until;
  }
}

/** Whether the signature is ours and the address has not expired. */
export function isSigned(secret: Buffer, signed: SignedPicture, signature: string, now: number): boolean {
  const own = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given) && now < signed.until * minute;
}

function signatureOf(secret: Buffer, { tenant, key, until }: SignedPicture): string {
  const text = `picture ${tenant} ${key} ${until}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes).toString('base64url');
}

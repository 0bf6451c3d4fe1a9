import { createHmac, timingSafeEqual } from 'node:crypto';
import { getPicture } from '@bellwether/contract/people/avatar';
import { addDays } from '@bellwether/domain/calendar/day';
import { startOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';

/** A signed address in its parts. */
export interface SignedPicture {
  readonly tenant: number;
  readonly key: string;
  /** The minute since 1970 from which on it is no longer good. */
  readonly until: number;
}

const minute = 60_000;
/** 128 bits: as many as the key of the file itself has. */
const signatureBytes = 16;

/**
 * Signs the addresses of people's pictures: every `Avatar` of the wire comes from here (decisions-2 A20). An address is the
 * same for a calendar day of the company and good until the end of the next one.
 */
export class PictureAddresses {
  readonly #act: {
    readonly tenantId: number;
    readonly zone: string;
    readonly now: number;
    readonly secret: Buffer;
  };
  #until: number | undefined;

  constructor(act: { tenantId: number; zone: string; now: number; secret: Buffer }) {
    this.#act = act;
  }

  /** The address of the picture with this key of a file; null for null. */
  of(key: string | null): string | null {
    if (key === null) return null;
    const signed = { tenant: this.#act.tenantId, key, until: this.until };
    const values: Record<string, string | number> = {
      ...signed,
      signature: signatureOf(this.#act.secret, signed),
    };
    return `/api${getPicture.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}`;
  }

  /** When the addresses of today end, epoch milliseconds. */
  get expiry(): number {
    return this.until * minute;
  }

  private get until(): number {
    const { now, zone } = this.#act;
    this.#until ??= Math.ceil(startOfDay(addDays(tenantDay(now, zone), 2), zone) / minute);
    return this.#until;
  }
}

/** Whether the address is one of ours and still good. */
export function isSigned(secret: Buffer, signed: SignedPicture, signature: string, now: number): boolean {
  const own = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given) && now < signed.until * minute;
}

function signatureOf(secret: Buffer, { tenant, key, until }: SignedPicture): string {
  const text = `picture ${tenant} ${key} ${until}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes).toString('base64url');
}

import type { Queries } from '#platform/database/driver.ts';
import { networkOf } from '#platform/http/network.ts';
import {
  type Counter,
  clearAttempts,
  countAttempt,
  giveBackToAddress,
  keyOf,
  takeAttemptBack,
  takeFromAddress,
} from './statements.counters.ts';

/** Somebody who is about to give a password. */
export interface AskedAttempt {
  readonly tenantId: number;
  /** The key of the e-mail, known or not. */
  readonly email: string;
  readonly address: string;
  /** When the request arrived. */
  readonly now: number;
  /** Names a device on which the person has signed in before; undefined for every other device. */
  readonly device: string | undefined;
  readonly isJustUnlocked: boolean;
}

/** An attempt that counts as a failure until its password turns out to be right. */
export interface CountedAttempt extends AskedAttempt {
  /** Whether the password may be verified. */
  readonly isAllowed: boolean;
  /** Seconds until the address may try again; 0 if it is not slowed. */
  readonly waitSeconds: number;
  /** In the order in which their rows are locked. */
  readonly counted: readonly Counter[];
}

const accountOf = ({ tenantId, email, now }: AskedAttempt): Counter => ({ tenantId, key: keyOf(email), now });
const placeOf = (asked: AskedAttempt): Counter => {
  const { tenantId, email, address, device, now } = asked;
  return { tenantId, key: keyOf(`${device ?? networkOf(address)} ${email}`), now };
};

/**
 * Counts an attempt before its password is verified (accounts.1): against the address, the account at this address,
 * and the account. All attempts lock these rows in this order, so they cannot deadlock.
 * - A device on which the person has signed in has a counter of its own, so nobody else can lock the person out of it. Its
 *   failures count against the account, too.
 * - An account that was just unlocked is limited by its own counter alone.
 */
export async function beginAttempt(db: Queries, asked: AskedAttempt): Promise<CountedAttempt> {
  const place = placeOf(asked);
  const account = accountOf(asked);
  if (asked.device !== undefined) {
    const isAllowed = await countAttempt(db, place);
    const counted = isAllowed && (await countAttempt(db, account)) ? [place, account] : [place];
    return { ...asked, isAllowed, waitSeconds: 0, counted: isAllowed ? counted : [] };
  }
  const waitSeconds = await takeFromAddress(db, asked.address, asked.now);
  const refused = { ...asked, isAllowed: false, waitSeconds, counted: [] };
  if (asked.isJustUnlocked) {
    const isAllowed = await countAttempt(db, account);
    return { ...refused, isAllowed, counted: isAllowed ? [account] : [] };
  }
  if (waitSeconds > 0 || !(await countAttempt(db, place))) return refused;
  if (await countAttempt(db, account)) return { ...refused, isAllowed: true, counted: [place, account] };
  // The password is not verified, so nothing failed here.
  await takeAttemptBack(db, place);
  return refused;
}

/** Counts a right password as no failure, and forgets the earlier failures that it makes harmless. */
export async function endRightAttempt(db: Queries, attempt: CountedAttempt): Promise<void> {
  await returnToAddress(db, attempt);
  await clearAttempts(db, placeOf(attempt));
  // Somebody else may be guessing meanwhile, so a known device does not unlock the account for all.
  if (attempt.device === undefined) return clearAttempts(db, accountOf(attempt));
  const [, account] = attempt.counted;
  if (account) await takeAttemptBack(db, account);
}

/** Undoes the counting of an attempt whose password was not verified or was right. */
export async function takeBack(db: Queries, attempt: CountedAttempt): Promise<void> {
  await returnToAddress(db, attempt);
  for (const counter of attempt.counted) await takeAttemptBack(db, counter);
}

async function returnToAddress(db: Queries, attempt: CountedAttempt): Promise<void> {
  if (attempt.device === undefined && attempt.waitSeconds === 0) await giveBackToAddress(db, attempt.address);
}

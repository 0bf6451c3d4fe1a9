import { createHmac, randomBytes } from 'node:crypto';

// Codes of authenticator applications: TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which every application
// knows.
const stepMilliseconds = 30_000;
const digits = 6;
/** A code of the step before or after counts, because clocks differ and people type. */
const tolerance = 1;

/** Returns a fresh secret: 160 bits. */
export const newSecret = (): Buffer => randomBytes(20);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns bytes in base32 without padding, as applications take a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Returns the code of a time step. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the time step whose code this is, near the instant; undefined for every other code. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  const present = Math.floor(now / stepMilliseconds);
  for (let step = Math.max(0, present - tolerance); step <= present + tolerance; step += 1)
    if (codeOfStep(secret, step) === code) return step;
  return undefined;
}

/** Returns the address that an application reads from a QR code. */
export function setUpAddress(secret: Buffer, { company, email }: { company: string; email: string }): string {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(company)}`;
}

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Limiter } from '../queue/limiter.ts';

// Argon2id is the library's default algorithm; 19 MiB, two passes, one lane: about 8 ms of CPU (OWASP's first
// choice).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const longestLine = 200;
/** The refusal of a sign-in that finds no place. */
export const tooManySignIns = { code: 'too_many_sign_ins', retryAfterSeconds: 2 } as const;

/** Loaded at the first password. */
const argon2 = () => import('@node-rs/argon2');
const hashed = async (password: string) => (await argon2()).hash(password, cost);

/**
 * Hashes and verifies passwords off the event loop, a few at a time, so that a flood cannot use all memory.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password is right. Without a stored hash it takes the same time and returns false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/** Returns the hasher, which throws 503 with `Retry-After` when more than 200 calls wait. */
export function createPasswordHasher(
  atOnce = Math.min(4, Math.max(2, availableParallelism())),
): PasswordHasher {
  const limiter = new Limiter({ atOnce, waiting: longestLine, full: tooManySignIns });
  // All calls share one key, because a key has no limit of its own here.
  const limit = <T>(work: () => Promise<T>) => limiter.run('', work);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => limit(() => hashed(password)),
    async verify(stored, password) {
      dummy ??= hashed(randomBytes(24).toString('base64url'));
      const against = stored ?? (await dummy);
      const isRight = await limit(async () => (await argon2()).verify(against, password));
      return stored !== undefined && isRight;
    },
  };
}

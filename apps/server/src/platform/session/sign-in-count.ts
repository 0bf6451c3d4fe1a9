import { HttpProblem } from '../refusal/problem.ts';

/** The ways of signing in. */
export type SignInWay = 'password' | 'second_step' | 'passkey' | 'invitation' | 'provider';
/** `asked`: the password was right, and the second step follows. `slowed`: too many attempts. */
export type SignInResult = 'signed_in' | 'asked' | 'refused' | 'slowed' | 'failed';

/** Counts the sign-ins of this node by way and result, for the metrics; no person and no company. */
export class SignInCount {
  readonly #counts = new Map<string, { way: SignInWay; result: SignInResult; count: number }>();

  /** Runs a sign-in and counts its result. */
  async counted<T>(way: SignInWay, work: Promise<T>): Promise<T> {
    try {
      const done = await work;
      this.#add(way, 'signed_in');
      return done;
    } catch (error) {
      this.#add(way, resultOf(error));
      throw error;
    }
  }

  /** Counts a sign-in that ends elsewhere than in a promise. */
  count(way: SignInWay, result: SignInResult): void {
    this.#add(way, result);
  }

  all(): Iterable<{ readonly way: SignInWay; readonly result: SignInResult; readonly count: number }> {
    return this.#counts.values();
  }

  #add(way: SignInWay, result: SignInResult): void {
    const key = `${way} ${result}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { way, result, count: 1 });
  }
}

function resultOf(error: unknown): SignInResult {
  if (!(error instanceof HttpProblem)) return 'failed';
  if (error.secondStep) return 'asked';
  return error.status === 429 ? 'slowed' : error.status < 500 ? 'refused' : 'failed';
}

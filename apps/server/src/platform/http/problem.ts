import { type Problem, passwordNeededType } from '@bellwether/contract/problem';
import { reasonPhrase } from './reason-phrase.ts';
import { platformWords } from './words.ts';

/**
 * The sentences of refusals by their code; a sentence may need values. Each feature's refusals are in its
 * `words.ts`.
 */
export type RefusalWords = Readonly<Record<string, string | ((values: never) => string)>>;

type ValuesOf<Word> = Word extends (values: infer Values) => string ? [values: Values] : [];

/** A refusal's code with its finished sentence. */
export interface SaidRefusal {
  readonly code: string;
  readonly detail: string;
}

/** Returns the refusal `code` of `words` in its wire form. */
export function sayRefusal<Words extends RefusalWords, Code extends keyof Words & string>(
  words: Words,
  code: Code,
  ...values: ValuesOf<Words[Code]>
): SaidRefusal {
  const word: unknown = words[code];
  const detail = typeof word === 'function' ? (word as (...given: unknown[]) => string)(...values) : word;
  return { code, detail: String(detail) };
}

interface MoreOfProblem {
  readonly type?: string;
  readonly errors?: Problem['errors'];
  readonly retryAfterSeconds?: number | undefined;
}

/** A refusal that is sent as an RFC 9457 problem. The screen shows `detail`; programs read `code`. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly errors: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, { code, detail }: SaidRefusal, more: MoreOfProblem = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.type = more.type ?? 'about:blank';
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  toBody(): Problem {
    return {
      type: this.type,
      title: reasonPhrase(this.status),
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** Returns a refusal that any call may use. */
export function platformProblem(
  status: number,
  code: keyof typeof platformWords,
  more: MoreOfProblem = {},
): HttpProblem {
  return new HttpProblem(status, sayRefusal(platformWords, code), more);
}

/** Returns 404, the same for absent and for invisible things. */
export const notFound = () => platformProblem(404, 'not_found');
export const unauthorized = () => platformProblem(401, 'signed_out');
export const forbidden = () => platformProblem(403, 'never_theirs');
export const notReady = () => platformProblem(503, 'not_ready', { retryAfterSeconds: 2 });

/**
 * Returns 409 that asks for the password: the screen asks for it, confirms it, and repeats the call
 * (accounts.7).
 */
export const passwordNeeded = () => platformProblem(409, 'password_needed', { type: passwordNeededType });

/** Returns 409: not possible now. `words` and `code` give the reason. */
export function conflict<Words extends RefusalWords, Code extends keyof Words & string>(
  words: Words,
  code: Code,
  ...values: ValuesOf<Words[Code]>
): HttpProblem {
  return new HttpProblem(409, sayRefusal(words, code, ...values));
}

/** Returns 400 for bad input in one field, by its plain name. */
export function badField<Words extends RefusalWords, Code extends keyof Words & string>(
  path: string,
  words: Words,
  code: Code,
  ...values: ValuesOf<Words[Code]>
): HttpProblem {
  const said = sayRefusal(words, code, ...values);
  return new HttpProblem(400, said, { errors: [{ path, message: said.detail }] });
}

/** Returns 400 for bad input in fields whose rules gave the messages. */
export function badFields(errors: NonNullable<Problem['errors']>): HttpProblem {
  const detail = errors[0]?.message ?? platformWords.bad_input;
  return new HttpProblem(400, { code: 'bad_input', detail }, { errors });
}

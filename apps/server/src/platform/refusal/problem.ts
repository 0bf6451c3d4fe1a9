import {
  type Problem,
  passwordNeededType,
  type SecondStepAsked,
  secondStepAskedType,
  secondStepNeededType,
} from '@bellwether/contract/problem';
import { english, type Language } from '@bellwether/domain/locale/language';
import {
  type FieldError,
  type Said,
  type SentenceWords,
  said,
  sentenceOf,
  type ValuesOf,
} from '@bellwether/domain/shared/said';
import { reasonPhrase } from './reason-phrase.ts';
import { platformWords } from './words.ts';

interface MoreOfProblem {
  readonly code?: string;
  readonly type?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number | undefined;
  readonly secondStep?: SecondStepAsked;
}

/**
 * A refusal that is sent as an RFC 9457 problem. The screen shows `detail`; programs read `code`. Its sentences are made
 * where the reply is written, in the caller's language; `message` is for logs and the command line.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly said: Said;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondStep: SecondStepAsked | undefined;

  /** `code`: the one for programs, if it is not the sentence's. */
  constructor(status: number, told: Said, { code = told.code, ...more }: MoreOfProblem = {}) {
    super(sentenceOf(told, english));
    this.status = status;
    this.code = code;
    this.said = told;
    this.type = more.type ?? 'about:blank';
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.secondStep = more.secondStep;
  }

  toBody(language: Language): Problem {
    return {
      type: this.type,
      title: reasonPhrase(this.status),
      status: this.status,
      detail: sentenceOf(this.said, language),
      code: this.code,
      ...(this.secondStep && { secondStep: this.secondStep }),
      ...(this.errors && {
        errors: this.errors.map((error) => ({ path: error.path, message: sentenceOf(error, language) })),
      }),
    };
  }
}

/** Returns a refusal that any call may use. */
export function platformProblem(
  status: number,
  code: keyof typeof platformWords,
  more: MoreOfProblem = {},
): HttpProblem {
  return new HttpProblem(status, said(platformWords, code), more);
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

/** Returns 409 to a right password: the second step follows (accounts.19). */
export const secondStepAsked = (secondStep: SecondStepAsked) =>
  platformProblem(409, 'second_step_asked', { type: secondStepAskedType, secondStep });

/** Returns 403 for a person who must set up a second step first; the screen leads there (accounts.19). */
export const secondStepNeeded = () =>
  platformProblem(403, 'second_step_needed', { type: secondStepNeededType });

/** Returns 409: not possible now. `words` and `code` give the reason. */
export function conflict<Words extends SentenceWords, Code extends keyof Words & string>(
  words: Words,
  code: Code,
  ...values: ValuesOf<Words[Code]>
): HttpProblem {
  return new HttpProblem(409, said(words, code, ...values));
}

/** Returns 400 for bad input in one field, by its plain name. */
export function badField<Words extends SentenceWords, Code extends keyof Words & string>(
  path: string,
  words: Words,
  code: Code,
  ...values: ValuesOf<Words[Code]>
): HttpProblem {
  const told = said(words, code, ...values);
  return new HttpProblem(400, told, { errors: [{ path, ...told }] });
}

/** Returns 400 for bad input in fields, as their rules say; `detail` is the first one. */
export function badFields(errors: readonly FieldError[]): HttpProblem {
  return new HttpProblem(400, errors[0] ?? said(platformWords, 'bad_input'), { code: 'bad_input', errors });
}

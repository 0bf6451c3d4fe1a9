import { secondStepWays } from '@bellwether/domain/accounts/second-step/second-step';
import * as z from 'zod/mini';

export { unreachable, wentWrong } from './words.problem.ts';

/** `type` of the 409 that asks for the password again (accounts.7). */
export const passwordNeededType = '/problems/password-needed';

/**
 * `type` of the 403 to people who must set up a second step first (accounts.19). It does not end the session.
 */
export const secondStepNeededType = '/problems/second-step-needed';

/** `type` of the 409 to a right password of somebody with a second step (accounts.19). */
export const secondStepAskedType = '/problems/second-step-asked';

/** The second step follows with this token within ten minutes. */
const secondStepAskedSchema = z.object({ Token: z.string(), Ways: z.array(z.enum(secondStepWays)) });
export type SecondStepAsked = z.output<typeof secondStepAskedSchema>;

/**
 * RFC 9457 body of every error. `detail` is the sentence for people, `code` the refusal for programs;
 * `errors[].path` is the field name.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With the type `second-step-asked` alone. */
  secondStep: z.optional(secondStepAskedSchema),
});

export type Problem = z.output<typeof problemSchema>;

/**
 * `code` of the 409 to a call whose right was lost while it waited. It is not a 403, because the request was allowed
 * when it was made, and a 403 ends the session.
 */
export const takenAwayCode = 'taken_away';

/** A refused or failed call. `status` 0: the server was not reached. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string;
  /**
   * The refusal's code, for programs; `unreachable` without an answer, `unknown` if the answer has no code.
   */
  readonly code: string;
  readonly type: string;
  readonly errors: readonly { path: string; message: string }[];
  /** Seconds until a retry makes sense, if the answer gives them. */
  readonly retryAfter: number | undefined;
  /** How the sign-in goes on, if it asks for the second step. */
  readonly secondStep: SecondStepAsked | undefined;

  constructor(
    problem: Pick<Problem, 'status' | 'detail' | 'errors'> &
      Partial<Pick<Problem, 'code' | 'type' | 'secondStep'>> & { retryAfter?: number | undefined },
  ) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code ?? 'unknown';
    this.type = problem.type ?? 'about:blank';
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
    this.secondStep = problem.secondStep;
  }

  /** True if the call needs the password: confirm it and call again (accounts.7). */
  get asksForPassword(): boolean {
    return this.type === passwordNeededType;
  }

  /** True if the person must set up a second step before anything else (accounts.19). */
  get asksForSecondStep(): boolean {
    return this.type === secondStepNeededType;
  }

  /** Returns the message for one field, or undefined. */
  errorFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

import * as z from 'zod/mini';

/** `type` of the 409 that asks for the password again (accounts.7). */
export const passwordNeededType = '/problems/password-needed';

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
});

export type Problem = z.output<typeof problemSchema>;

/**
 * `code` of the 409 to a call whose right was lost while it waited. It is not a 403, because the request was allowed
 * when it was made, and a 403 ends the session.
 */
export const takenAwayCode = 'taken_away';

/** The message of a failed call without a better one (wire.10). */
export const wentWrong = 'Something went wrong!!';

/** The message of a call without an answer. */
export const unreachable = 'The server cannot be reached. Check your connection and try again.';

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

  constructor(
    problem: Pick<Problem, 'status' | 'detail' | 'errors'> &
      Partial<Pick<Problem, 'code' | 'type'>> & { retryAfter?: number | undefined },
  ) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code ?? 'unknown';
    this.type = problem.type ?? 'about:blank';
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
  }

  /** True if the call needs the password: confirm it and call again (accounts.7). */
  get asksForPassword(): boolean {
    return this.type === passwordNeededType;
  }

  /** Returns the message for one field, or undefined. */
  errorFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

import * as z from 'zod/mini';

/** RFC 9457 body of every error. `errors[].path` is the plain field name. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Problem = z.output<typeof problemSchema>;

/** What a failed call says where no answer says more (1-goals §8). */
export const wentWrong = 'Something went wrong!!';

/** What a call without an answer says. */
export const unreachable = 'The server cannot be reached. Check your connection and try again.';

/** A refused or failed call. `status` 0: the server was not reached. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly { path: string; message: string }[];
  /** Seconds until another try makes sense, where the answer named them. */
  readonly retryAfter: number | undefined;

  constructor(problem: Pick<Problem, 'status' | 'detail' | 'errors'> & { retryAfter?: number | undefined }) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
  }

  /** The message that belongs to one field, or undefined. */
  errorFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

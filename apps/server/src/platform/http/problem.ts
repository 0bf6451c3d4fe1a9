import type { Problem } from '@bellwether/contract/problem';
import { reasonPhrase } from './reason-phrase.ts';

/** A refusal that leaves the server as RFC 9457 problem. `detail` is the sentence the screen shows. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    detail: string,
    more: { errors?: Problem['errors']; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.status = status;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  toBody(): Problem {
    return {
      type: 'about:blank',
      title: reasonPhrase(this.status),
      status: this.status,
      detail: this.message,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** A fault of one field, by its plain name. */
type FieldFault = NonNullable<Problem['errors']>[number];

/** Absent or invisible: told apart by nothing. */
export const notFound = () => new HttpProblem(404, 'This was not found.');
export const unauthorized = () => new HttpProblem(401, 'Please sign in.');
export const forbidden = () => new HttpProblem(403, 'You are not authorized!');
export const conflict = (detail: string) => new HttpProblem(409, detail);
/** Bad input in several fields; the first fault is also the `detail`. */
export const badFields = (errors: readonly [FieldFault, ...FieldFault[]]) =>
  new HttpProblem(400, errors[0].message, { errors: [...errors] });
/** Bad input in one field, by its plain name. */
export const badField = (path: string, message: string) =>
  new HttpProblem(400, message, { errors: [{ path, message }] });

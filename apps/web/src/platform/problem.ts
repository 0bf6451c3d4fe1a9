import { ProblemError, unreachable, wentWrong } from '@bellwether/contract/problem';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** How browsers and the bundler call a file of the application that they could not fetch. */
const unfetched =
  /dynamically imported module|importing a module script failed|unable to preload css|loading css chunk/i;

/** True where a part of the application could not be fetched: the server is away, or has a newer version. */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && unfetched.test(error.message);
}

/**
 * The sentence to show for a failed call: the server's text, or the documents' 'Something went wrong!!'. Code that cannot
 * be fetched has the sentence of a call without an answer.
 */
export function problemText(error: unknown): string {
  if (isUnfetched(error)) return unreachable;
  return error instanceof ProblemError && error.detail ? error.detail : wentWrong;
}

/** True where the thing changed meanwhile or is in another state: keep what was typed and offer to reload. */
export function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 409 && !error.asksForPassword;
}

/** True where the thing is absent or not for this person: told apart by nothing. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 404;
}

/**
 * Ties the server's messages to the fields they speak of. `fields` maps the wire's name to the form's.
 * @returns the sentence that belongs to no field, or undefined where every message found its place.
 */
export function applyProblem<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: Readonly<Record<string, FieldPath<T>>>,
): string | undefined {
  if (!(error instanceof ProblemError) || error.errors.length === 0) return problemText(error);
  let unplaced: string | undefined;
  error.errors.forEach((each, index) => {
    const field = fields[each.path];
    if (field) setError(field, { type: 'server', message: each.message }, { shouldFocus: index === 0 });
    else unplaced ??= each.message;
  });
  return unplaced;
}

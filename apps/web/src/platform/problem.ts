import { ProblemError, unreachable, wentWrong } from '@bellwether/contract/problem';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { awayWords } from './words.ts';

/** The error messages of browsers and the bundler for a file that could not be fetched. */
const unfetched =
  /dynamically imported module|importing a module script failed|unable to preload css|loading css chunk/i;

/**
 * True if a part of the application could not be fetched: the server is unreachable, or has a newer version.
 */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && unfetched.test(error.message);
}

/**
 * Returns the sentence to show for a failed call: the server's text, or the fixed 'Something went
 * wrong!!'. Code that cannot be fetched gets the sentence of a call without a reply.
 */
export function problemText(error: unknown): string {
  const isAway = isUnfetched(error) || (error instanceof ProblemError && error.status === 0);
  if (isAway && !navigator.onLine) return awayWords.elsewhere;
  if (isUnfetched(error)) return unreachable;
  return error instanceof ProblemError && error.detail ? error.detail : wentWrong;
}

/** True if the object changed meanwhile or is in another state: keep the input and offer to reload. */
export function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 409 && !error.asksForPassword;
}

/** True if the object is absent or not visible to this person; the two look the same. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 404;
}

/**
 * Sets the server's messages at their form fields. `fields` maps the wire's names to the form's.
 * @returns the sentence without a field, or undefined if every message has a field.
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

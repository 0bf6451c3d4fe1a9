/**
 * Returns a required answer without null, after the form's rules have checked it. @throws Error if the rules
 * let an empty answer through.
 */
export function given<T>(answer: T | null): T {
  if (answer === null) throw new Error('The rules of the form let an empty answer through.');
  return answer;
}

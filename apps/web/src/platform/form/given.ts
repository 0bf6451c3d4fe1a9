/** Narrows a required answer that the form's rules have checked. @throws Error when the rules let an empty one through. */
export function given<T>(answer: T | null): T {
  if (answer === null) throw new Error('The rules of the form let an empty answer through.');
  return answer;
}

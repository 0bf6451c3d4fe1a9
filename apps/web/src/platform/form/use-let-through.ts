import { useState } from 'react';

/**
 * Returns whether to show a form: the act is allowed now, or was allowed when the form opened. Another person's change
 * can end the permission, but must not remove typed text. `of` identifies the form; a new value asks again.
 */
export function useLetThrough(of: string | number, isAllowed: boolean): boolean {
  const [letThrough, setLetThrough] = useState<string | number | null>(null);
  if (isAllowed && letThrough !== of) setLetThrough(of);
  return isAllowed || letThrough === of;
}

import type { KeyboardEvent } from 'react';

/**
 * Returns the element of a radio group that a script may focus: the chosen radio, else the group itself. A focused
 * radio would look chosen, and Space would choose it.
 */
export function chosenOrGroup(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('input:checked') ?? within?.querySelector('fieldset') ?? null;
}

/**
 * Handles the keys of a focused group: the arrow keys move to its first radio without choosing it, and Space
 * neither chooses nor scrolls.
 */
export function groupKeys(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.target !== event.currentTarget) return;
  if (!event.key.startsWith('Arrow') && event.key !== ' ') return;
  event.preventDefault();
  if (event.key !== ' ') event.currentTarget.querySelector('input')?.focus();
}

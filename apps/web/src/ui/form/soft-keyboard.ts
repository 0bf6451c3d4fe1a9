/**
 * Returns whether the person types on the screen. There Enter makes a new line, because no Shift + Enter is at
 * hand.
 */
export function hasSoftKeyboard(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

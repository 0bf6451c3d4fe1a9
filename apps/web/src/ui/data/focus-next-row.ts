/**
 * Returns the buttons like `button` in the rows after it and then in the rows before it, the nearest first. `row`: the
 * selector of a row, `like`: the selector of the button in it.
 */
export function buttonsAround(button: HTMLElement, row: string, like: string): HTMLElement[] {
  const own = button.closest(row);
  const list = own?.closest('table, ul, ol') ?? own?.parentElement;
  const all = [...(list?.querySelectorAll<HTMLElement>(`${row} ${like}`) ?? [])];
  const at = all.indexOf(button);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()];
}

/** Moves the focus to the first button that is still there, or to the page, if the focus was lost with its row. */
export function focusFirstOf(buttons: readonly HTMLElement[]): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const next = buttons.find((each) => each.isConnected) ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}

import { placeholdersIn } from '@bellwether/domain/drafting/placeholders';

/** Selects a placeholder in the text field that has the focus, so that the next key replaces it; the first one by default. */
export function selectPlaceholder(wanted?: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const placeholder = wanted ?? placeholdersIn(field.value)[0];
  const at = placeholder === undefined ? -1 : field.value.indexOf(placeholder);
  if (placeholder !== undefined && at >= 0) field.setSelectionRange(at, at + placeholder.length);
}

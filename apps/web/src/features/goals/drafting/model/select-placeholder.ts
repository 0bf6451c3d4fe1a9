import { placeholdersIn } from '@bellwether/domain/suggestions/placeholders';

/** Selects a placeholder in a text field, by default the first, so that the next key replaces it. */
export function selectPlaceholder(field: Element | null | undefined, wanted?: string): void {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const placeholder = wanted ?? placeholdersIn(field.value)[0];
  const at = placeholder === undefined ? -1 : field.value.indexOf(placeholder);
  if (placeholder === undefined || at < 0) return;
  field.focus();
  field.setSelectionRange(at, at + placeholder.length);
}

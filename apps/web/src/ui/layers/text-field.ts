const WITHOUT_TEXT: readonly string[] = ['radio', 'checkbox', 'button', 'submit'];

/** Whether a person can type text into the element. */
export function isTextField(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
  );
}

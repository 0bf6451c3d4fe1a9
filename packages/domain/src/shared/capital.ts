/** Returns the text with a capital first letter. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

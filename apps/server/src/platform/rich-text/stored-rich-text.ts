/**
 * Returns stored rich texts sanitised again, because a row may be older than the sanitiser or come from
 * elsewhere (texts.2).
 * Loads the sanitiser with the first text.
 */
export async function shownRichTexts<T extends Readonly<Record<string, string>>>(texts: T): Promise<T> {
  const shown: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts))
    shown[name] = text === '' ? '' : await shownRichText(text);
  return shown as T;
}

async function shownRichText(text: string): Promise<string> {
  const { longestRichText, sanitised } = await import('./sanitise.ts');
  return sanitised(text, longestRichText);
}

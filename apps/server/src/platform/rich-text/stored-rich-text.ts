/** A cache of recently read texts and their sanitised form. */
const known = new Map<string, string>();
const mostKnown = 200;
const mostKnownCharacters = 1_000_000;
let knownCharacters = 0;

/**
 * Returns stored rich texts sanitised again, because a row may be older than the sanitiser or come from
 * elsewhere (texts.2).
 * Loads the sanitiser with the first text; the same text is cached.
 */
export async function shownRichTexts<T extends Readonly<Record<string, string>>>(texts: T): Promise<T> {
  const shown: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts))
    shown[name] = text === '' ? '' : await shownRichText(text);
  return shown as T;
}

async function shownRichText(text: string): Promise<string> {
  const clean = known.get(text);
  if (clean !== undefined) return clean;
  const { sanitised } = await import('./sanitise.ts');
  const fresh = sanitised(text);
  remember(text, fresh);
  return fresh;
}

function remember(text: string, clean: string): void {
  if (known.size >= mostKnown || knownCharacters > mostKnownCharacters) {
    known.clear();
    knownCharacters = 0;
  }
  known.set(text, clean);
  knownCharacters += text.length + clean.length;
}

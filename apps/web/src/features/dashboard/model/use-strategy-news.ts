import { useEffect, useState } from 'react';
import { browserStore } from '#ui/data/browser-store.ts';

const KEY = 'bw.strategy-seen';

/**
 * Returns whether the texts have changed since this person's last visit with this browser; false on the first visit.
 * `scope` is tenant and person.
 */
export function useStrategyNews(scope: string, parts: readonly { readonly text: string }[]): boolean {
  const mark = parts.length === 0 ? '' : `${scope} ${fingerprint(parts.map(({ text }) => text).join('\n'))}`;
  const [isNew] = useState(() => {
    const seen = browserStore.get(KEY);
    // A mark that another person stored in this browser is ignored.
    return mark !== '' && seen !== null && seen.startsWith(`${scope} `) && seen !== mark;
  });
  useEffect(() => {
    if (mark !== '') browserStore.set(KEY, mark);
  }, [mark]);
  return isNew;
}

/** Returns a short hash (FNV-1a, 32 bits): the text itself is not stored outside the session. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

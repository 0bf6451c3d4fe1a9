import type { Page } from '@playwright/test';

/** Collects the texts that the server sends to a page, because people's own words are among them and are not marked. */
export function heardTexts(page: Page): Set<string> {
  const heard = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === 'string') heard.add(plain(value.replace(/<[^>]*>/g, ' ')));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  page.on('response', async (answer) => {
    if (!answer.url().includes('/api/') || !answer.headers()['content-type']?.includes('json')) return;
    // The page may leave before an answer is read.
    add(await answer.json().catch((error: Error) => error.message));
  });
  return heard;
}

/** Returns a text in one line. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

import type { Origin } from '#platform/session/origin.ts';

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
] as const;

/** Returns from where a person of the demo works: an address of the documentation's range, and a browser. */
export function officeOf(personId: number): Origin {
  return {
    address: `203.0.113.${10 + (personId % 60)}`,
    userAgent: browsers[personId % browsers.length] ?? browsers[0],
  };
}

import { sessionWords } from '../../words.ts';

/** The order matters, because most browsers also name the browsers from which they descend. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (table: typeof browsers, text: string) => table.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * Returns a readable name for a User-Agent header: "Firefox on Windows"; the header's first word if no browser is
 * known.
 */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return sessionWords.deviceOn(browser, system);
  const [first = ''] = userAgent.trim().split(/[\s/]/, 1);
  return browser ?? system ?? (first.slice(0, 40) || sessionWords.unknownDevice);
}

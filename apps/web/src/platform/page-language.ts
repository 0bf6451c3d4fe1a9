import { languageAge, languageCookie } from '@bellwether/domain/locale/device-language';
import { isLocale, type Locale, locales } from '@bellwether/domain/locale/locales';
import { pageLocale } from '#ui/data/reader-locale.ts';

/** Loads the page again in a language that was chosen on this device before anybody has signed in. */
export function chooseLanguage(locale: Locale): void {
  if (remember(locale)) window.location.reload();
}

/**
 * Loads the page again if it is in another language than the person's. The server sends the language that the device
 * remembers, so this happens once on a device. Does nothing where the browser refuses the cookie.
 */
export function followLanguage(locale: Locale): void {
  if (locales[locale].words === locales[pageLocale()].words || remembered() === locale) return;
  if (remember(locale)) window.location.reload();
}

/** @returns whether the browser took it. */
function remember(locale: Locale): boolean {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, and not every supported browser has the Cookie Store.
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${languageAge}; SameSite=Lax${secure}`;
  return remembered() === locale;
}

function remembered(): Locale | undefined {
  const cookies = document.cookie.split('; ').map((each) => each.split('='));
  const kept = cookies.find(([name]) => name === languageCookie)?.[1];
  return kept !== undefined && isLocale(kept) ? kept : undefined;
}

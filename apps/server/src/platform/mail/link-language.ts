import { languageParameter } from '@bellwether/domain/locale/device-language';
import { type Locale, locales } from '@bellwether/domain/locale/locales';

/** Pages before the sign-in, which do not know who reads them. */
const signedOut =
  /^\/v3\/(?:confirmemail|forgotpassword|invitation|login|notme|resetpassword|unsubscribe)(?:\/|$)/;

/**
 * Returns the path of a page for a mail: one before the sign-in is read in the receiver's language (mail.6). English, in which
 * a page is shown when nobody asks, is not named, so that most links stay short.
 */
export function inLanguage(path: string, locale: Locale): string {
  if (locales[locale].words === 'en' || !signedOut.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${locale}`;
}

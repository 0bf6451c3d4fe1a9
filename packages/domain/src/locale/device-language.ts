/** The cookie in which a device remembers the locale of its pages, so that the server sends them in the reader's language. */
export const languageCookie = 'bw-language';

/** For how many seconds a device remembers it. */
export const languageAge = 365 * 24 * 3_600;

/** The parameter with which a link in a mail names the locale of its receiver (mail.6). */
export const languageParameter = 'language';

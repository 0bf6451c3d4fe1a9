/** The cookie in which a device remembers the locale of its pages, so that the server sends them in the reader's language. */
export const languageCookie = 'bw-language';

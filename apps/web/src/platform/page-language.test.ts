import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, followLanguage } from './page-language.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload });
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: no supported browser's other interface is in the tests' environment.
  document.cookie = 'bw-language=; Path=/; Max-Age=-1';
});

it('loads the page once in the person’s language, and not again if the server has none of it', () => {
  followLanguage('de-DE');
  expect(document.cookie).toBe('bw-language=de-DE');
  followLanguage('de-DE');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page that is in the person’s words', () => {
  followLanguage('en-GB');
  document.documentElement.lang = 'de-DE';
  followLanguage('de-DE');
  expect(reload).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

it('does not load the page for ever where the browser refuses the cookie', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  chooseLanguage('de-DE');
  followLanguage('de-DE');
  expect(reload).not.toHaveBeenCalled();
});

import type { IncomingHttpHeaders } from 'node:http';
import { languageAge, languageCookie, languageParameter } from '@bellwether/domain/locale/device-language';
import type { Languages } from '@bellwether/domain/locale/language';
import {
  defaultLocale,
  isLocale,
  isPseudo,
  type Locale,
  proposedLocale,
} from '@bellwether/domain/locale/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const cookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]{2,12})(?:;|$)`);

/** Returns the locale that a device asks for: the one that it remembers, else the first of its browser that is offered. */
export function askedLocale({
  cookie: cookies = '',
  'accept-language': accepted,
}: IncomingHttpHeaders): Locale {
  const kept = cookie.exec(cookies)?.[1];
  if (kept !== undefined && isLocale(kept)) return kept;
  return (accepted === undefined ? undefined : proposedLocale(languagesIn(accepted))) ?? defaultLocale;
}

/**
 * Returns the locale of the link by which a page is opened, and the cookie with which the device remembers it for the pages
 * and refusals that follow (mail.6). Undefined where the device remembers a language, which somebody has chosen there.
 */
export function linkedLocale({
  url,
  headers,
  protocol,
}: Pick<FastifyRequest, 'url' | 'headers' | 'protocol'>): { locale: Locale; cookie: string } | undefined {
  const locale = new URLSearchParams(url.split('?', 2)[1]).get(languageParameter);
  if (locale === null || !isLocale(locale) || isPseudo(locale)) return undefined;
  if (cookie.test(headers.cookie ?? '')) return undefined;
  const secure = protocol === 'https' ? '; Secure' : '';
  return {
    locale,
    cookie: `${languageCookie}=${locale}; Path=/; Max-Age=${languageAge}; SameSite=Lax${secure}`,
  };
}

/** Returns the pseudo language that the device reads in; undefined on the device of anybody but a developer. */
export function pseudoAsked(headers: IncomingHttpHeaders): Locale | undefined {
  const kept = cookie.exec(headers.cookie ?? '')?.[1];
  return kept !== undefined && isLocale(kept) && isPseudo(kept) ? kept : undefined;
}

/** Returns the languages of an `Accept-Language` header, the preferred one first. */
function languagesIn(accepted: string): string[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [language = '', ...settings] = part.split(';').map((each) => each.trim());
      const quality = settings.find((each) => each.startsWith('q='));
      return { language, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

/** Gives every request the language of its refusals: the device's, until the session is checked. */
export function speakTo(server: FastifyInstance, languageOf: Languages): void {
  const known = new WeakMap<FastifyRequest, FastifyRequest['language']>();
  server.decorateRequest('language', {
    getter() {
      return known.get(this) ?? languageOf(askedLocale(this.headers));
    },
    setter(language) {
      known.set(this, language);
    },
  });
}

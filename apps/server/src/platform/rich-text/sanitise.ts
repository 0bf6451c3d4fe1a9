import sanitizeHtml from 'sanitize-html';
import { badField } from '../http/problem.ts';
import { fileWords } from '../http/words.ts';

/** Characters of a stored rich text, its tags included (decisions-2 X10). */
const mostStored = 20_000;
/**
 * Text copied from a word processor is mostly tags that are removed. Characters beyond this limit are
 * ignored.
 */
const mostSent = 60_000;
const deepest = 20;
const kept = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'];
const webAddress = /^(https?|mailto):$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: kept,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: deepest,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (_name, { href = '' }): sanitizeHtml.Tag => {
      const address = cleanAddress(href);
      // The element is not allowed, so keep only its text.
      return address === undefined
        ? { tagName: 'span', attribs: {} }
        : { tagName: 'a', attribs: { href: address } };
    },
  },
};

/**
 * Returns an absolute address without user name and password, as browsers parse it; undefined for any other
 * address.
 */
function cleanAddress(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !webAddress.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** Excludes spaces of all scripts and zero-width characters, because they show nothing. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Returns the text with only the elements of decisions-2 X10; empty if no visible character remains.
 * Ignores what lies beyond the first 60,000 characters, so that the time is bounded.
 */
export function sanitised(html: string): string {
  const clean = sanitizeHtml(html.slice(0, mostSent), options).trim();
  // Text is escaped here, so every angle bracket belongs to a tag.
  const text = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ');
  return visible.test(text) ? clean : '';
}

/**
 * Returns a rich text in its stored form.
 * @throws HttpProblem 400 at `field` if the sanitised text is longer than 20,000 characters; `label` is its
 *   name on screens.
 */
export function richTextToStore(html: string, field: string, label: string): string {
  const tooLong = () => badField(field, fileWords, 'text_too_long', { label, most: mostStored });
  if (html.length > mostSent) throw tooLong();
  const clean = sanitised(html);
  if ([...clean].length > mostStored) throw tooLong();
  return clean;
}

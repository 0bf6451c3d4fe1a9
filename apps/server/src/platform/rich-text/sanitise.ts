import sanitizeHtml from 'sanitize-html';
import { badField } from '../http/problem.ts';
import { fileWords } from '../http/words.ts';

/** Characters of a rich text as it is stored, its marks included (decisions-2 X10). */
const mostStored = 20_000;
/** A page copied from a word processor is mostly marks that go; more than this is not looked at. */
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
      // An element that is not kept: its text stays.
      return address === undefined
        ? { tagName: 'span', attribs: {} }
        : { tagName: 'a', attribs: { href: address } };
    },
  },
};

/** An absolute address without user name and password, as browsers read it; undefined for every other one. */
function cleanAddress(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !webAddress.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** What is neither a mark nor space: also the spaces of other scripts and signs of no width show nothing. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * The text with the elements of decisions-2 X10 and nothing else; empty where no visible character is left. What lies beyond
 * the first 60,000 characters is cut, so that the time is bounded.
 */
export function sanitised(html: string): string {
  const clean = sanitizeHtml(html.slice(0, mostSent), options).trim();
  // What is left between marks is escaped: every bracket here belongs to a mark.
  const text = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ');
  return visible.test(text) ? clean : '';
}

/**
 * A rich text as it is to be stored.
 * @throws HttpProblem 400 at `field` where it is longer than 20,000 characters afterwards; `label` is what screens call it.
 */
export function richTextToStore(html: string, field: string, label: string): string {
  const tooLong = () => badField(field, fileWords, 'text_too_long', { label, most: mostStored });
  if (html.length > mostSent) throw tooLong();
  const clean = sanitised(html);
  if ([...clean].length > mostStored) throw tooLong();
  return clean;
}

import { cleanName } from '../../shared/clean-name.ts';
import { asciiLabel } from './punycode.ts';

/** RFC 5321: mail cannot be delivered to a longer address (texts.5). In bytes. */
const longestEmail = 254;
const longestLocal = 64;
const longestLabel = 63;

// RFC 5322 and 6531: words of these letters, joined by dots, or any printable text in quotes.
const word = "[\\w!#$%&'*+/=?^`{|}~\\u00a1-\\u{10ffff}-]+";
const dotted = new RegExp(`^${word}(?:\\.${word})*$`, 'u');
const quoted = /^"(?:[^"\\\p{Cc}]|\\[ -~])+"$/u;
/** A label of a domain; the middle dot stands in Catalan words. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}·-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Returns an address as it is stored: in one line and NFKC, with a plain apostrophe, without `mailto:`, without the
 * name before `<ann@example.com>`, and without quotes that it does not need (texts.5). Other texts only become
 * clean.
 */
export function cleanEmail(text: string): string {
  const line = cleanName(cleanName(text).normalize('NFKC')).replace(/[‘’]/g, "'");
  const [, bracketed = line] = /^(?:"[^"]*"|'[^']*'|[^<>@"]*)\s*<\s*([^<>]+?)\s*>$/.exec(line) ?? [];
  const [, linked = ''] = /^mailto:([^?]*)/i.exec(bracketed) ?? [];
  const address =
    linked === '' ? bracketed : linked.replace(/%([2-7][\da-f])/gi, (_, hex: string) => letterOf(hex));
  const { local, domain } = partsOf(address);
  if (domain === undefined) return address;
  const inside = local.slice(1, -1);
  return `${quoted.test(local) && dotted.test(inside) ? inside : local}@${domain.replaceAll('。', '.')}`;
}

/** Returns whether a clean text is an e-mail address that mail servers accept. */
export function isEmail(text: string): boolean {
  const { local, domain } = partsOf(text);
  if (domain === undefined || !(dotted.test(local) || quoted.test(local))) return false;
  const labels = asciiDomain(domain).split('.');
  return (
    domain.split('.').every((each) => label.test(each)) &&
    labels.every((each) => each.length <= longestLabel) &&
    labels.length > 1 &&
    !/^\d*$/.test(labels.at(-1) ?? '') &&
    bytesOf(local) <= longestLocal &&
    bytesOf(local) + 1 + labels.join('.').length <= longestEmail
  );
}

/**
 * Returns the form in which e-mails are compared: what looks the same to a person is the same address. Clean, in lower
 * case, with the domain as name servers have it.
 */
export function emailKeyOf(email: string): string {
  const { local, domain } = partsOf(cleanEmail(email));
  return domain === undefined ? local.toLowerCase() : `${local.toLowerCase()}@${asciiDomain(domain)}`;
}

/**
 * Returns whether two spellings are certainly the same mailbox, because they differ only in upper and lower case.
 * Equal keys are not enough: NFKC makes addresses equal that a mail server treats as different.
 */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Splits an address at its last `@`; without one, all of it is `local`. */
function partsOf(address: string): { local: string; domain?: string } {
  const at = address.lastIndexOf('@');
  return at < 0 ? { local: address } : { local: address.slice(0, at), domain: address.slice(at + 1) };
}

function asciiDomain(domain: string): string {
  return domain.toLowerCase().split('.').map(asciiLabel).join('.');
}

function letterOf(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

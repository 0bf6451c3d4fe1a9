import { type ChildNode, Element, isTag, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { badField } from '../refusal/problem.ts';
import { fileWords } from '../refusal/words.ts';

/** The maximum lengths of a rich text in characters, its tags included. */
export interface RichTextLimits {
  /** Text copied from a word processor is mostly tags that are removed. */
  readonly sent: number;
  readonly stored: number;
}

/** What people write in an editor (texts.2). */
const written: RichTextLimits = { sent: 60_000, stored: 20_000 };
/** No stored rich text is longer: a review of answers, which the program marks up itself (talent.32). */
export const longestRichText = 400_000;
const deepest = 20;
const kept = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'];
/** Blocks that the editor does not know. They become paragraphs, so that their words stay apart. */
const foreignBlocks = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'address',
    'article',
    'aside',
    'section',
    'header',
  ],
  ...[
    'footer',
    'main',
    'nav',
    'figure',
    'figcaption',
    'caption',
    'tr',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
  ],
  ...['center', 'fieldset', 'legend'],
];
const block = 'div';
const cell = 'td';
const webAddress = /^(https?|mailto):$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...kept, block, cell],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: deepest,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    hr: 'br',
    ...Object.fromEntries(foreignBlocks.map((name) => [name, block])),
    th: cell,
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
 * Returns the text with only the elements of texts.2; empty if no visible character remains.
 * Ignores what lies beyond the first `most` characters, so that the time is bounded.
 */
export function sanitised(html: string, most = written.sent): string {
  const clean = inParagraphs(sanitizeHtml(html.slice(0, most), options)).trim();
  // Text is escaped here, so every angle bracket belongs to a tag.
  const text = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ');
  return visible.test(text) ? clean : '';
}

/** Replaces blocks and table cells from outside the editor by paragraphs; all other text stays as it is. */
function inParagraphs(clean: string): string {
  if (!foreign.test(clean)) return clean;
  const { children } = parseDocument(clean, { decodeEntities: false });
  return DomUtils.getInnerHTML(new Element('body', {}, flattened(children)), { decodeEntities: false });
}

const foreign = new RegExp(`<(${block}|${cell})>`);
const blocks: readonly string[] = [block, 'p', 'ul', 'ol'];
const isBlock = (node: ChildNode) => isTag(node) && blocks.includes(node.name);

function flattened(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node, place) => {
    if (!isTag(node)) return [node];
    const inner = flattened(node.children);
    if (node.name === block) return inner.some(isBlock) ? paragraphs(inner) : [new Element('p', {}, inner)];
    if (node.name !== cell) return [new Element(node.name, node.attribs, inner)];
    // Paragraphs keep cells apart themselves.
    const isNext = nodes.slice(0, place).some((each) => isTag(each) && each.name === cell);
    return isNext && !inner.some(isBlock) ? [new Text(' · '), ...inner] : inner;
  });
}

/** Puts each run of text between blocks into a paragraph of its own. */
function paragraphs(nodes: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = [];
  let run: ChildNode[] = [];
  const endRun = () => {
    if (DomUtils.textContent(run).trim() !== '') result.push(new Element('p', {}, run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node);
    else {
      endRun();
      result.push(node);
    }
  }
  endRun();
  return result;
}

/**
 * Returns a rich text in its stored form.
 * @throws HttpProblem 400 at `field` if the sanitised text is too long; `label` is its name on screens.
 */
export function richTextToStore(
  html: string,
  field: string,
  label: string,
  { sent, stored }: RichTextLimits = written,
): string {
  const tooLong = () => badField(field, fileWords, 'text_too_long', { label, most: stored });
  if (html.length > sent) throw tooLong();
  const clean = sanitised(html, sent);
  if ([...clean].length > stored) throw tooLong();
  return clean;
}

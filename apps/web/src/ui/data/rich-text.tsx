import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';
import { isSafeAddress } from './safe-address.ts';

/** The allowed elements of a rich text; any other element is shown as its plain text. */
const kept = new Set(['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li']);

/**
 * Shows rich text by building elements, never by inserting HTML, so that safety does not depend on the
 * server's sanitiser alone.
 */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => nodesOf(parsed(html)), [html]);
  return <div className={classes.text}>{content}</div>;
}

/**
 * Returns the text of a rich text in one line: paragraphs follow each other, list entries are separated by a
 * dot.
 */
export function plainTextOf(html: string): string {
  const pieces: string[] = [];
  const walk = (node: Node) => {
    if (node instanceof Text) pieces.push(node.data);
    const isItem = node instanceof HTMLElement && node.tagName === 'LI';
    if (isItem && node.previousElementSibling) pieces.push(endsSentence(pieces) ? ' ' : ' · ');
    node.childNodes.forEach(walk);
    if (node instanceof HTMLElement && /^(P|BR|UL|OL)$/.test(node.tagName)) pieces.push(' ');
  };
  walk(parsed(html));
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** Whether the text already ends with punctuation, so that no dot is needed. */
function endsSentence(pieces: readonly string[]): boolean {
  return /[.!?:;]\s*$/.test(pieces.join(''));
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) =>
    createElement(Fragment, { key: `${place}` }, nodeOf(node)),
  );
}

function nodeOf(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.tagName.toLowerCase();
  if (name === 'br') return <br />;
  if (name === 'script' || name === 'style') return null;
  if (name === 'a') return linkOf(node);
  return kept.has(name) ? createElement(name, null, nodesOf(node)) : nodesOf(node);
}

function linkOf(node: HTMLElement): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!isSafeAddress(href)) return nodesOf(node);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {nodesOf(node)}
    </a>
  );
}

import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { PrintedBlock, PrintedText } from '../documents/printed-document.ts';

type Look = Omit<PrintedText, 'text'>;

const looks: Readonly<Record<string, Look>> = {
  strong: { isStrong: true },
  em: { isEmphasised: true },
  u: { isUnderlined: true },
};

/** Returns a stored rich text (texts.2) as the blocks of a printed document. */
export function printedRichText(html: string): PrintedBlock[] {
  return blocksOf(parseDocument(html).children);
}

/** Returns a stored rich text without its looks: a line per paragraph or item. */
export function plainRichText(html: string): string {
  return linesOf(printedRichText(html)).join('\n');
}

function linesOf(blocks: readonly PrintedBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.texts.map(({ text }) => text).join('')];
    return block.kind === 'list' ? block.items.flatMap(linesOf) : [];
  });
}

function blocksOf(nodes: readonly ChildNode[]): PrintedBlock[] {
  const blocks: PrintedBlock[] = [];
  let line: PrintedText[] = [];
  const endLine = () => {
    if (line.some(({ text }) => text.trim() !== '')) blocks.push({ kind: 'paragraph', texts: line });
    line = [];
  };
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node) : undefined;
    if (!block) {
      line.push(...textsOf(node, {}));
      continue;
    }
    endLine();
    blocks.push(...block);
  }
  endLine();
  return blocks;
}

/** Returns undefined for an element that is part of a line. */
function blockOf({ name, children }: Element): PrintedBlock[] | undefined {
  if (name === 'p') return blocksOf(children);
  if (name !== 'ul' && name !== 'ol') return undefined;
  const items = children.filter(isTag).map((item) => blocksOf(item.children));
  return [{ kind: 'list', isOrdered: name === 'ol', items }];
}

function textsOf(node: ChildNode, look: Look): PrintedText[] {
  if (isText(node)) return [{ ...look, text: node.data }];
  if (!isTag(node)) return [];
  if (node.name === 'br') return [{ text: '\n' }];
  const own = node.name === 'a' && node.attribs.href ? { href: node.attribs.href } : looks[node.name];
  return node.children.flatMap((child) => textsOf(child, { ...look, ...own }));
}

import ts from 'typescript';
import { parseSource } from './source-syntax.ts';

// Finds English for people outside the files that are translated: words and writers.

/** Files whose sentences people read, except the words and writers themselves, tests and their fixtures. */
const within = /^(?:apps\/(?:web|server)|packages\/(?:domain|contract))\/src\/.*\.tsx?$/;
const words =
  /(?:^|\/)(?:words|writer|messages|[a-z-]+-words)(?:\.[a-z0-9-]+)*\.ts$|\.(?:test|fixture)\.tsx?$|\/testing\/|\.generated\.ts$|\/locale\/locales\.ts$/;
/**
 * Operators and developers read these, in English: the command line, the log, the metrics, reasons of a broken file, the
 * kitchen sink of the screens, and the contract's document.
 */
const operator =
  /^apps\/server\/src\/(?:cli|setup|platform\/(?:database|live|log|llm|config|assessment))\/|^apps\/server\/src\/(?:cli|main)\.ts$|\/(?:metrics|unpack-zip|transport|folder-store|s3-store|document-threads|prepare)\.ts$|^apps\/web\/src\/kitchen-sink\/|^packages\/contract\/src\/openapi\.ts$/;

/** Attributes and properties that people read. */
const shownNames = new Set([
  'title',
  'label',
  'detail',
  'aria-label',
  'aria-description',
  'ariaLabel',
  'placeholder',
  'alt',
  'description',
  'heading',
  'subject',
  'body',
  'message',
  'note',
  'says',
  'button',
  'hint',
  'header',
  'sheet',
]);

/** Also an attribute such as `listLabel`. */
const isShown = (name: string) => shownNames.has(name) || /(?:Label|Title|Hint)$/.test(name);

interface FoundSentence {
  readonly line: number;
  readonly text: string;
  readonly node: ts.Node;
}

/** Returns whether the file must have no sentences. */
export function isSentenceless(path: string): boolean {
  return within.test(path) && !words.test(path) && !operator.test(path);
}

/**
 * Returns the English texts of a file that people read: in JSX, in shown attributes and properties, in toasts, and whole
 * sentences.
 */
export function sentencesIn(path: string, text: string): FoundSentence[] {
  const source = parseSource(path, text);
  const found: FoundSentence[] = [];
  const visit = (node: ts.Node): void => {
    const said = textOf(node);
    if (said !== undefined && isRead(node, said)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: said.replace(/\s+/g, ' ').trim(), node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns all texts of a file: those of JSX, and the literals. An import is none. */
export function textsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = ts.isImportDeclaration(node) ? undefined : textOf(node);
    if (said !== undefined) found.push(said);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(parseSource(path, text));
  return found;
}

/**
 * Returns what is wrong with the list of files that still hold sentences, which only shrinks. `isWhole`: whether every file
 * of the repository was counted.
 */
export function exceptionFaults(
  exceptions: Readonly<Record<string, number>>,
  counts: Readonly<Record<string, number>>,
  isWhole: boolean,
): string[] {
  return Object.entries(exceptions).flatMap(([path, allowed]) => {
    const count = counts[path] ?? (isWhole ? 0 : allowed);
    if (count < allowed)
      return [`${path}: has ${count} sentences now; lower its number in sentence-exceptions.ts`];
    return [];
  });
}

/** Returns the text of a literal, with `…` for each value in it; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function isRead(node: ts.Node, text: string): boolean {
  if (isJoint(node, text)) return !isForDevelopers(node);
  if (!/\p{L}{2}/u.test(text) || isForDevelopers(node)) return false;
  if (ts.isJsxText(node)) return true;
  if (isSentence(text) || (ts.isTemplateExpression(node) && isSaying(text))) return true;
  const place = placeOf(node);
  if (place === 'jsx') return isWording(text);
  return place === 'shown' && isWording(text);
}

/** A value, a colon and its explanation: French has a no-break space before the colon, so the joint belongs to the words. */
function isJoint(node: ts.Node, text: string): boolean {
  return ts.isTemplateExpression(node) && /…: (?:…|$)/.test(text);
}

/** A text of several words that ends like a sentence. */
function isSentence(text: string): boolean {
  return /^[“"]?\p{Lu}[^\n;{}]*\s[^\n;{}]*[.!?…]["”]?$/u.test(text.trim()) && /\p{Ll}{2}/u.test(text);
}

/** Words around values, which begin as a sentence does: `Status is … weeks old`. */
function isSaying(text: string): boolean {
  return /^\p{Lu}\p{Ll}+ (?:\p{Ll}+|…) [^\n;{}]*\p{Ll}{2}$/u.test(text.trim());
}

/** Not a name of the program, a class or an address: a capital letter, or words with blanks between. */
function isWording(text: string): boolean {
  const plain = text.trim();
  // A word beside a value: `…, dashboard`.
  if (/…,? \p{Ll}{3,}$/u.test(plain)) return true;
  return /^\p{Lu}\p{Ll}+$/u.test(plain) || /\p{L}{2,}[,:]?\s+…?["“(]?\p{L}/u.test(plain);
}

/** Where a literal stands: among the children of JSX, or as the value of a shown name. Looks through conditions. */
function placeOf(node: ts.Node): 'jsx' | 'shown' | undefined {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return placeOf(parent);
  if (ts.isBinaryExpression(parent) && parent.right === node) return placeOf(parent);
  if (ts.isParenthesizedExpression(parent)) return placeOf(parent);
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? placeOf(parent) : 'jsx';
  if (ts.isJsxAttribute(parent)) return isShown(parent.name.getText()) ? 'shown' : undefined;
  if (ts.isPropertyAssignment(parent))
    return parent.initializer === node && shownNames.has(nameOf(parent)) ? 'shown' : undefined;
  if (ts.isCallExpression(parent)) return /^toast\b/.test(parent.expression.getText()) ? 'shown' : undefined;
  return undefined;
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** Errors that only the log shows, types, imports, and the summaries of endpoints. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isLiteralTypeNode(at) || ts.isImportDeclaration(at)) return true;
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isPropertyAssignment(at) && nameOf(at) === 'summary') return true;
    if (ts.isCallExpression(at) && /\blog\b|console\./.test(at.expression.getText())) return true;
    if (ts.isBlock(at)) return false;
  }
  return false;
}

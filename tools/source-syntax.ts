import ts from 'typescript';

/**
 * A place in a file that breaks a rule; `line` counts from 1. `lint` names the lint rule that a comment may
 * suppress.
 */
export type Fault = { readonly line: number; readonly says: string; readonly lint?: string };

export type Comment = { readonly line: number; readonly text: string };

/**
 * Parses a TypeScript or JavaScript file. The compiler reports syntax errors; here they are parsed as well as
 * possible.
 */
export function parseSource(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Returns the forbidden constructs: `any`, `!`, `enum`, default export. */
export function syntaxFaults(source: ts.SourceFile, mayExportDefault: boolean): Fault[] {
  const faults: Fault[] = [];
  const report = (node: ts.Node, says: string, lint: string) =>
    faults.push({ line: lineOf(source, node.getStart()), says, lint });
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) report(node, 'uses "any"', 'noExplicitAny');
    if (ts.isNonNullExpression(node))
      report(node, 'asserts with "!" that something is there', 'noNonNullAssertion');
    if (ts.isEnumDeclaration(node)) report(node, 'declares an enum', 'noEnum');
    if (!mayExportDefault && isDefaultExport(node)) report(node, 'has a default export', 'noDefaultExport');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/**
 * Returns every place that reads the machine's clock: `Date.now()`, `new Date()` without an instant,
 * `Temporal.Now`.
 */
export function clockReads(source: ts.SourceFile): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (readsClock(node)) {
      const line = lineOf(source, node.getStart());
      faults.push({ line, says: 'reads the machine’s clock; take the instant from ui/data/server-clock.ts' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /\bDate$/.test(node.expression.getText()) && !node.arguments?.length;
  return ts.isPropertyAccessExpression(node) && /\b(Date\.now|Temporal\.Now)$/.test(node.getText());
}

/** Returns every comment of the file, but not strings and templates that look like comments. */
export function commentsOf(source: ts.SourceFile): Comment[] {
  const found = new Map<number, Comment>();
  const keep = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      found.set(pos, { line: lineOf(source, pos), text: source.text.slice(pos, end) });
    }
  };
  const visit = (node: ts.Node): void => {
    // Text between JSX tags is shown to people, so it contains no comments.
    if (node.kind === ts.SyntaxKind.JsxText) return;
    keep(ts.getLeadingCommentRanges(source.text, node.getFullStart()));
    keep(ts.getTrailingCommentRanges(source.text, node.getEnd()));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

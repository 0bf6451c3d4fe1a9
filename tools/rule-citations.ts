import { posix } from 'node:path';

/** The folder of the product's rules: one page a subject, each rule under a heading `## goals.12 Title`. */
export const rulesFolder = 'docs/rules/';

const heading = /^## (\S+) \S/;

/** Returns the numbers of a page's rules, with the faults of the page itself. */
export function readRules(path: string, text: string): { ids: string[]; faults: string[] } {
  const page = path.slice(rulesFolder.length).replace(/\.md$/, '');
  const ids: string[] = [];
  const faults: string[] = [];
  let last = 0;
  for (const [index, part] of text.split(/^(?=## )/m).entries()) {
    if (index === 0) continue;
    const line = text.slice(0, text.indexOf(part)).split('\n').length;
    const at = `${path}:${line}`;
    const id = heading.exec(part)?.[1] ?? '';
    const number = Number(id.slice(page.length + 1));
    if (id !== `${page}.${number}` || !Number.isInteger(number)) {
      faults.push(`${at}: the heading needs a number and a title, such as "## ${page}.1 Title"`);
      continue;
    }
    if (number <= last) faults.push(`${at}: ${id} does not come after ${page}.${last}`);
    last = Math.max(last, number);
    if (!/^- Why: \S/m.test(part)) faults.push(`${at}: ${id} has no line "- Why: …"`);
    ids.push(id);
  }
  return { ids, faults };
}

/**
 * Words that point at documents outside of the repository, which a reader does not have. The letter and number of
 * a section alone (`B8`) are only found after the name of a document.
 */
const outside: readonly RegExp[] = [
  /\u00a7/,
  /\b(?:decisions-\d|[123]-(?:goals|people|strategy)|(?:talent|screens|seams)-\d|doors-[a-z]+)\b/,
  /\b(?:[Dd]ecisions?|lived|outgoing|insight|plainer|quality|languages|scale|operations|screens|house) [A-Z]\d{1,2}\b/,
  /\b[Tt]he documents?['’]s? (?:words|order|sentences?|messages?|names|columns|question)\b/,
];

/**
 * Returns the faults of a file as `path:line: sentence`: citations of rules that do not exist, and of documents that
 * are not in the repository.
 */
export function citationFaults(path: string, text: string, ids: ReadonlySet<string>): string[] {
  const pages = [...new Set([...ids].map((id) => id.slice(0, id.lastIndexOf('.'))))];
  const citation = new RegExp(
    `(?<![\\w./'"\`$-])(?:${pages.join('|')})\\.\\d+\\b(?![\\w'"\`-]|\\.\\w|: )`,
    'g',
  );
  const faults: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const at = `${path}:${index + 1}`;
    if (outside.some((pattern) => pattern.test(line)))
      faults.push(`${at}: points at a document outside of the repository; cite a rule of ${rulesFolder}`);
    if (pages.length === 0) continue;
    for (const [id] of line.matchAll(citation))
      if (!ids.has(id)) faults.push(`${at}: ${id} is no rule of ${rulesFolder}`);
  }
  return faults;
}

/** Returns the faults of a page's links: relative ones that lead to no path of the repository. */
export function linkFaults(path: string, text: string, exists: (path: string) => boolean): string[] {
  const faults: string[] = [];
  for (const [index, line] of text.split('\n').entries())
    for (const [, link = ''] of line.matchAll(/\]\((?![a-z]+:)([^)#\s]+)/g))
      if (!exists(posix.normalize(posix.join(posix.dirname(path), link))))
        faults.push(`${path}:${index + 1}: the link ${link} leads nowhere`);
  return faults;
}

const decisions = 'docs/decisions/';

/** Returns the records of decisions that the index does not link. */
export function missingRecords(paths: readonly string[], index: string): string[] {
  return paths
    .filter((path) => path.startsWith(decisions) && /\/\d{4}-/.test(path))
    .filter((path) => !index.includes(`](${path.slice(decisions.length)})`))
    .map((path) => `${decisions}README.md: the index does not link ${path.slice(decisions.length)}`);
}

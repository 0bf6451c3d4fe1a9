import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { normalizePath } from 'vite';

interface Sheet {
  readonly prefix: string;
  readonly classes: Map<string, string>;
}

/**
 * Returns a function that names the classes of style modules: a hash of the file's path, and the number of the class in
 * the file. Names that repeat the source's words would make all sheets a tenth larger.
 * @param root the folder of the application, so that the names are the same in every checkout.
 */
export function shortClassNames(root: string): (name: string, path: string) => string {
  const sheets = new Map<string, Sheet>();
  const taken = new Set<string>();
  const sheetOf = (path: string): Sheet => {
    const file = normalizePath(relative(root, path));
    const known = sheets.get(file);
    if (known) return known;
    const hash = createHash('sha256').update(file).digest('hex');
    let length = 4;
    while (taken.has(hash.slice(0, length))) length += 1;
    const prefix = hash.slice(0, length);
    taken.add(prefix);
    const sheet = { prefix: `c${prefix}`, classes: new Map<string, string>() };
    sheets.set(file, sheet);
    return sheet;
  };
  return (name, path) => {
    const { prefix, classes } = sheetOf(path);
    const short = classes.get(name) ?? `${prefix}-${classes.size.toString(36)}`;
    classes.set(name, short);
    return short;
  };
}

import { clockReads, commentsOf, type Fault, parseSource, syntaxFaults } from './source-syntax.ts';
import {
  clocklessFiles,
  configurationFiles,
  databaseClocks,
  features,
  floors,
  forbiddenNames,
  foreignText,
  guardedTables,
  indexes,
  kebabName,
  localeCalls,
  loneComment,
  longestComment,
  maximumLines,
  notOurs,
  physicalSides,
  prescribedNames,
  rooms,
  sharedFloors,
  sourceFiles,
  sqlName,
  suppression,
  unfinished,
  wordsOfAReason,
} from './structure-rules.ts';

const knownFeatures: ReadonlySet<string> = new Set(features);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const stemOf = (name: string) => name.split('.')[0] ?? '';

/** Returns the faults in the name of a file and its folders, each as `path: sentence`. */
export function nameFaults(path: string): string[] {
  if (notOurs.test(path)) return [];
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const faults: string[] = [];
  for (const part of parts) {
    if (prescribedNames.includes(part) || sqlName.test(part)) continue;
    if (!kebabName.test(part)) faults.push(`${path}: "${part}" is not in kebab-case`);
    const counts = part !== file || sourceFiles.test(file);
    if (counts && forbiddenNames.includes(stemOf(part))) {
      faults.push(`${path}: "${stemOf(part)}" does not say what is inside`);
    }
  }
  return faults;
}

/**
 * Returns the faults in the layout of features over server, web, domain and contract, for the whole list of
 * files.
 */
export function floorFaults(paths: readonly string[]): string[] {
  const faults: string[] = [];
  for (const floor of floors) {
    for (const path of paths.filter((one) => one.startsWith(`${floor.folder}/`))) {
      const says = floorFault(path.slice(floor.folder.length + 1).split('/'), floor);
      if (says !== undefined) faults.push(`${path}: ${says}`);
    }
  }
  for (const { folder, besides } of sharedFloors) {
    for (const path of paths.filter((one) => one.startsWith(`${folder}/`))) {
      const name = stemOf(path.slice(folder.length + 1).split('/')[0] ?? '');
      if (!knownFeatures.has(name) && !besides.some((beside) => beside === name)) {
        faults.push(`${path}: "${name}" is no feature`);
      }
    }
  }
  return [...faults, ...featuresWithoutContract(paths)];
}

/**
 * Returns the screens' modules that share a name with a component of the same feature or folder: such as
 * `model/talent-grid.ts` beside `components/talent-grid.tsx`, which readers and tools take for one thing.
 */
export function twinFaults(paths: readonly string[]): string[] {
  const places = new Map<string, string>();
  const faults: string[] = [];
  for (const path of paths) {
    const [, area = ''] = /^apps\/web\/src\/(features\/[^/]+|platform|ui)\//.exec(path) ?? [];
    const [, stem, kind] = /\/([^/.]+)\.(tsx?)$/.exec(path) ?? [];
    if (area === '' || stem === undefined || kind === undefined) continue;
    const other = places.get(`${area}/${stem}.${kind === 'ts' ? 'tsx' : 'ts'}`);
    if (other !== undefined) faults.push(`${path}: has the name of ${other}`);
    places.set(`${area}/${stem}.${kind}`, path);
  }
  return faults;
}

/** Returns the faults inside a file, each as `path:line: sentence`. */
export function contentFaults(path: string, text: string): string[] {
  if (notOurs.test(path)) return [];
  const lines = text.split('\n');
  const faults: Fault[] = [];
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (sourceFiles.test(path) && length > maximumLines) {
    faults.push({ line: maximumLines + 1, says: `has ${length} lines, ${maximumLines} is the limit` });
  }
  lines.forEach((line, index) => {
    for (const { pattern, says } of foreignText)
      if (pattern.test(line)) faults.push({ line: index + 1, says });
  });
  if (physicalSides.within.test(path) && !physicalSides.shares.some((one) => one === path))
    lines.forEach((line, index) => {
      if (physicalSides.pattern.test(line)) faults.push({ line: index + 1, says: physicalSides.says });
    });
  if (/\.(ts|tsx|mjs)$/.test(path))
    lines.forEach((line, index) => {
      if (line.length > longestComment && loneComment.test(line))
        faults.push({
          line: index + 1,
          says: `a comment of ${line.length} characters, ${longestComment} is the limit`,
        });
    });
  if (mustAskLocale(path))
    faults.push(
      ...codeMatches(path, text, localeCalls.pattern).map((line) => ({ line, says: localeCalls.says })),
    );
  for (const { pattern, says } of [...guardedTables, databaseClocks].filter((rule) => isGuarded(path, rule)))
    faults.push(...codeMatches(path, text, pattern).map((line) => ({ line, says })));
  faults.push(...lockingIndexes(path, text).map((line) => ({ line, says: indexes.says })));
  if (/\.(ts|tsx|mjs)$/.test(path)) {
    const source = parseSource(path, text);
    const comments = commentsOf(source);
    const silenced = (fault: Fault) =>
      comments.some(
        ({ line, text: comment }) =>
          line === fault.line - 1 && comment.includes('biome-ignore') && comment.includes(`/${fault.lint}:`),
      );
    faults.push(...syntaxFaults(source, configurationFiles.test(path)).filter((fault) => !silenced(fault)));
    if (clocklessFiles.test(path)) faults.push(...clockReads(source));
    for (const comment of comments) faults.push(...commentFaults(comment));
  } else if (!/\.(md|json)$/.test(path)) {
    lines.forEach((line, index) => {
      faults.push(...commentFaults({ line: index + 1, text: line }));
    });
  }
  return faults.map((fault) => `${path}:${fault.line}: ${fault.says}`);
}

function isGuarded(path: string, table: (typeof guardedTables)[number] | typeof databaseClocks): boolean {
  const isFree = isTest(path) || path.includes('/testing/') || table.shares.some((share) => share === path);
  return table.within.test(path) && path.endsWith('.ts') && !path.startsWith(table.room) && !isFree;
}

function mustAskLocale(path: string): boolean {
  const isFree =
    isTest(path) || path.startsWith(localeCalls.room) || localeCalls.shares.some((one) => one === path);
  return localeCalls.within.test(path) && /\.tsx?$/.test(path) && !isFree;
}

/**
 * Returns the lines on which a migration makes an index in a transaction, in which all writes of the table wait for it. A
 * table that the migration itself creates has no rows.
 */
function lockingIndexes(path: string, text: string): number[] {
  const [, number = '0'] = /^apps\/server\/migrations\/(\d{4})_/.exec(path) ?? [];
  if (Number(number) < indexes.since) return [];
  const code = text.replaceAll(/--.*$/gm, '');
  const created = new Set(
    [...code.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, name]) => name),
  );
  return [...code.matchAll(indexes.pattern)]
    .filter(([, table]) => !created.has(table))
    .map((match) => code.slice(0, match.index).split('\n').length);
}

/** Returns the lines on which the pattern matches outside comments. */
function codeMatches(path: string, text: string, pattern: RegExp): number[] {
  let code = text;
  for (const comment of commentsOf(parseSource(path, text)))
    code = code.replace(comment.text, comment.text.replace(/[^\n]/g, ' '));
  return [...code.matchAll(new RegExp(pattern, 'g'))].map(
    (match) => code.slice(0, match.index).split('\n').length,
  );
}

function floorFault(parts: readonly string[], floor: (typeof floors)[number]): string | undefined {
  const [feature = '', ...rest] = parts;
  if (!knownFeatures.has(feature) || rest.length === 0) return `"${feature}" is no feature`;
  const inRoom = rest.length > 1 && (rooms[feature] ?? []).includes(rest[0] ?? '');
  const [name = '', ...deeper] = inRoom ? rest.slice(1) : rest;
  if (deeper.length > 0) {
    if (floor.folders.some((folder) => folder === name)) return undefined;
    return `"${name}" is no folder of a feature (${floor.folders.join(', ') || 'there is none here'})`;
  }
  if (isTest(name) || floor.files.some((file) => file === stemOf(name))) return undefined;
  return `"${stemOf(name)}" is not in the vocabulary of a feature (${floor.files.join(', ')})`;
}

/** Returns features that call or serve without a contract of the same name. */
function featuresWithoutContract(paths: readonly string[]): string[] {
  const described = new Set(
    paths
      .filter((path) => path.startsWith('packages/contract/src/'))
      .map((path) => stemOf(path.split('/')[3] ?? '')),
  );
  return paths
    .filter((path) => /^apps\/(server|web)\/src\/features\/.*\b(routes|api)\.ts$/.test(path))
    .filter((path) => !described.has(path.split('/')[4] ?? ''))
    .map((path) => `${path}: the contract knows no feature "${path.split('/')[4]}"`);
}

function commentFaults(comment: { line: number; text: string }): Fault[] {
  const faults: Fault[] = [];
  const mark = unfinished.exec(comment.text);
  if (mark) faults.push({ line: comment.line, says: `leaves work behind (${mark[0]})` });
  const silenced = suppression.exec(comment.text);
  if (silenced) {
    const reason = silenced.groups?.reason ?? '';
    const words = reason.match(/\p{L}{2,}/gu) ?? [];
    if (words.length < wordsOfAReason) {
      faults.push({ line: comment.line, says: 'silences a check without its because' });
    }
  }
  return faults;
}

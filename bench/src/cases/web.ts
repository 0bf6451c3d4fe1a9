import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ensureWebBuild } from '../../../tools/web-build.ts';
import type { CaseResult } from '../result.ts';
import type { Bench } from '../stage.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kilobyte = 1_000;

/** Measures the bytes of the built screens with the best compression that browsers get. */
export async function webCases({ log }: Bench): Promise<CaseResult[]> {
  await ensureWebBuild(root, log);
  return weigh(readBuild(join(root, 'apps/web/dist')));
}

/** Text of the files below `dist/`, by name with forward slashes. */
export type Build = ReadonlyMap<string, string>;

function readBuild(folder: string): Build {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]));
}

/** The chunks that each page loads beside the entry, by the beginning of their names (apps/web/vite.config.ts). */
const pages = {
  'sign-in': ['start'],
  'goals page': ['goals', 'shell'],
} as const;

/**
 * Returns the lines of the table for a build.
 *
 * @throws when the chunk of a page is missing.
 */
export function weigh(build: Build): CaseResult[] {
  const html = build.get('index.html') ?? '';
  const used = usedFiles(build);
  const all = used.filter((name) => name.endsWith('.js'));
  const styles = used.filter((name) => name.endsWith('.css'));
  const first = named(html);
  const line = (name: string, files: readonly string[], limit: number, note?: string): CaseResult => {
    const bytes = weight(build, files);
    return { name, bytes, bars: [{ name: 'kB', value: bytes / kilobyte, limit }], note };
  };
  const largest = Math.max(...all.map((name) => weight(build, [name])));
  const goals = reached(build, [...first, ...chunksOf(all, pages['goals page'])]);
  const hosts = otherHosts(build);
  return [
    line('JavaScript, sign-in', reached(build, [...first, ...chunksOf(all, pages['sign-in'])]), 120),
    line('JavaScript, goals page', goals, 250),
    line('JavaScript, all', all, 857),
    {
      name: 'JavaScript, largest chunk',
      bytes: largest,
      bars: [{ name: 'kB', value: largest / kilobyte, limit: 250 }],
    },
    line('CSS, goals page', stylesOf(goals, styles), 40),
    { name: 'CSS, all', bytes: weight(build, styles), bars: [] },
    {
      name: 'files from other hosts',
      bars: [{ name: 'hosts', value: hosts.length, limit: 0, rule: 'exactly' }],
      note: hosts.length > 0 ? hosts.join(', ') : undefined,
    },
  ];
}

/** Returns every file that the page can ever load; the files of another build beside it do not count. */
function usedFiles(build: Build): string[] {
  const found = new Set<string>();
  const waiting = ['index.html'];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = build.get(name);
    if (text === undefined || found.has(name)) continue;
    found.add(name);
    for (const match of text.matchAll(/[\w.~/-]+\.(?:js|css)\b/g)) {
      const path = match[0].replace(/^\.?\//, '');
      waiting.push(path, `assets/${path}`);
    }
  }
  return [...found];
}

/** Returns the files that the page itself names: the entry, classic scripts, and preloads. */
function named(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap((match) => match[1] ?? []);
}

function chunksOf(all: readonly string[], starts: readonly string[]): string[] {
  return starts.map((start) => {
    const found = all.find((name) => name.startsWith(`assets/${start}-`));
    if (found === undefined) throw new Error(`The build has no chunk whose name begins with ${start}.`);
    return found;
  });
}

/** Returns the styles of these chunks: a chunk's styles have its name, with a hash of their own. */
function stylesOf(chunks: readonly string[], styles: readonly string[]): string[] {
  const nameOf = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, '');
  const names = new Set(chunks.map(nameOf));
  return styles.filter((file) => names.has(nameOf(file)));
}

/** Returns these files and all files that they import before they run. */
export function reached(build: Build, from: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = build.get(name);
    if (text === undefined) throw new Error(`The build has no ${name}.`);
    found.add(name);
    // Match `import"./a.js"` and `from"./a.js"`; `import("./a.js")` loads later.
    for (const match of text.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(`${name.slice(0, name.lastIndexOf('/') + 1)}${match[1]}`);
    }
  }
  return [...found];
}

function weight(build: Build, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + brotliCompressSync(build.get(name) ?? '').length, 0);
}

/** Returns the addresses that a browser would load from other hosts. */
function otherHosts(build: Build): string[] {
  const fetched = [
    /<(?:script|link|img|iframe)[^>]+(?:src|href)="((?:https?:)?\/\/[^"]+)"/g,
    /url\(["']?((?:https?:)?\/\/[^)"']+)/g,
    /@import\s+["']((?:https?:)?\/\/[^"']+)/g,
    /\b(?:import|fetch|Worker|EventSource|WebSocket)\(\s*["'`]((?:https?|wss?):\/\/[^"'`]+)/g,
  ];
  const found = [...build.values()].flatMap((text) =>
    fetched.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])),
  );
  return [...new Set(found)];
}

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { peopleJobsPart } from './people-jobs.ts';
import { type CaseResult, holds } from './result.ts';
import { tableOf } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes the environment, the results and people's jobs into docs/benchmarks.md. Its other text is written by hand. */
export function writeReport(
  results: readonly CaseResult[],
  run: { isQuick: boolean; postgres: string },
): void {
  const path = `${root}docs/benchmarks.md`;
  const measured = replacePart(readFileSync(path, 'utf8'), 'measured', measuredPart(results, run));
  writeFileSync(path, replacePart(measured, "people's jobs", peopleJobsPart()));
}

/**
 * Replaces what stands between the marks `<!-- name -->` and `<!-- end of name -->` of a page.
 * @throws Error if the page has not both marks.
 */
export function replacePart(page: string, name: string, part: string): string {
  const mark = `<!-- ${name} -->\n`;
  const endMark = `\n<!-- end of ${name} -->`;
  const start = page.indexOf(mark);
  const end = page.indexOf(endMark, start);
  if (start === -1 || end === -1) throw new Error(`The page has no part “${name}”.`);
  return `${page.slice(0, start + mark.length)}\n${part.trimEnd()}\n${page.slice(end)}`;
}

function measuredPart(results: readonly CaseResult[], run: { isQuick: boolean; postgres: string }): string {
  const bars = results.flatMap((result) => result.bars);
  const kept = bars.filter(holds).length;
  return `| | |
|---|---|
| date | ${new Date().toISOString().slice(0, 10)} |
| commit | ${commit()} |
| machine | ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB |
| software | Node ${process.versions.node}, PostgreSQL ${run.postgres} (embedded) |
| run | ${run.isQuick ? 'quick' : 'full'}: ${kept} of ${bars.length} bars hold |

${tableOf(results)}`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    // An unpacked archive has no history.
    return 'unknown';
  }
}

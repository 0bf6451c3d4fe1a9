import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { peopleJobsPart } from './people-jobs.ts';
import { type CaseResult, holds } from './result.ts';
import { tableOf } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes docs/benchmarks.md: results, environment, and how to read them. */
export function writeReport(
  results: readonly CaseResult[],
  run: { isQuick: boolean; postgres: string },
): void {
  const page = `${root}docs/benchmarks.md`;
  // `npm run check:cluster` measures this part.
  const [cluster = ''] = /\n## A cluster under load\n[\s\S]*$/.exec(readFileSync(page, 'utf8')) ?? [];
  writeFileSync(page, reportOf(results, run) + cluster);
}

function reportOf(results: readonly CaseResult[], run: { isQuick: boolean; postgres: string }): string {
  const bars = results.flatMap((result) => result.bars);
  const kept = bars.filter(holds).length;
  return `# Benchmarks

\`npm run bench\` creates synthetic data (\`bellwether load\`, fixed seed), starts the real server and its bare peers, and measures
both in the same run. \`-- --check\` fails when a bar is missed, \`-- --quick\` measures less, \`-- --write\` writes this page,
\`-- --soak\` also measures the memory of a server under load for 30 minutes.

| | |
|---|---|
| date | ${new Date().toISOString().slice(0, 10)} |
| commit | ${commit()} |
| machine | ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB |
| software | Node ${process.versions.node}, PostgreSQL ${run.postgres} (embedded) |
| run | ${run.isQuick ? 'quick' : 'full'}: ${kept} of ${bars.length} bars hold |

${tableOf(results)}

${peopleJobsPart()}
## What plainer code costs

Each row is a trick that was taken out. Sizes are compressed (Brotli); a page's sizes leave out what it fetches after its paint.

| taken out | before | after | lines |
|---|---|---|---|
| chunk plan with a build of its own | sign-in 119.0 kB in 6 scripts, goals page 184.9 kB in 8, all 747 kB in 131 | sign-in 118.5 kB in 5 scripts, goals page 183.6 kB in 7, all 746 kB in 153 | −190 |
| shapes of the wire taken out by the build | sign-in 118.5 kB, goals page 183.6 kB, all 746 kB | sign-in 115.9 kB, goals page 180.5 kB, all 750 kB | −120, and 54 generated files |
| first paint of three goals, and of one person of the chart | | no byte changes | −45 |
| own lazy component with a context and a map of tries | goals page 180.5 kB | goals page 180.5 kB | −15 |
| plain fields and button, a choice that becomes a select (kept) | sign-in 115.9 kB, goals page with sheets and page 203.3 kB | sign-in 133.0 kB (bar 120), goals page 232.7 kB (bar 230) | none |
| start flag --max-semi-space-size=8 (kept) | 158 MB at start (bar 180), 404 MB under mixed load, both on a very busy machine | 215 MB, 519 MB (bar 360), the same | none |

## How to read it

- **ours** and **bare** are processor milliseconds per request, of the server process and its PostgreSQL back ends together:
  the median of interleaved rounds (ours, bare, ours, bare …). Only the cold start and the browser use clock time. The bars
  limit the **ratio**, because the milliseconds depend on the machine.
- The **bare peer** (\`bench/src/peer\`) returns the same rows and fields from hand-written prepared statements behind a minimal
  Fastify route: no session, no roles, no row policies, no validation, no compression, no log. The bench fails if the peer lists other goals.
- Both are asked as browsers ask (\`accept-encoding: br, gzip\`), so **ours** includes compression. Reactions to events wait while
  a case is measured: a prediction is the request alone.
- The bar of **CSS** is for the files that a page loads, as the bars of JavaScript are: the style sheets of a page's chunks. **CSS, all**
  adds up every page and drawer; it has no bar.
- *Ordinary PostgreSQL* rows compare the same server, data and calls on two databases: **ours** is a PostgreSQL of this
  machine's distribution with default settings (\`initdb\` and nothing else), **bare** the embedded one. A distribution's
  server can compile plans just in time and the embedded one cannot, so *compiled functions* must be 0. *database ms more* is
  the processor time of the database beyond the embedded one's. All other rows are measured on the embedded database only, as
  are the figures in decision records before 0048.
- **statements**, **buffers** (8-kB pages) and **bytes** (uncompressed reply, or compressed file) are exact and the same on every
  machine. Only statements that touch tables count, not begin, tenant and commit.
- For *growth*, **ours** is the larger data set and **bare** the smaller one; both servers run at the same time. All sizes show
  similar data: forty goals whose likelihood worsened, which the smallest data set has too, and predictions for goals with two ancestors.
- The measured company has 1,000 people and 10,000 goals, 4,000 of them in the running quarter, beside 100 companies of 1,000
  goals each. ×10 and ×100 start from 100 people and 1,000 goals, so ×100 is a company of 10,000 people and 100,000 goals.
- An **import** is one act, from the preview to the end of its job.
- The **goals page** is loaded in a real browser (\`CHROMIUM_PATH\`, or the usual places) from the real server, for a person with
  fifty goals who was here before and has an empty cache. The browser's developer tools slow the processor down four times. For
  *slow network*, every request waits 150 ms and all requests share 1.6 Mbit/s. These bars are absolute and need a quiet machine
  of the kind named above. Each number is the median of several loads; the notes give the range.
  **LCP** is when the largest text or picture is painted. **TBT** is the time of main-thread tasks beyond 50 ms, from the first
  paint until nothing has run for five seconds. **CLS** measures unexpected layout shifts. An **interaction** lasts from the
  press until the next paint (Event Timing), in steps of 8 ms; its result may be painted later.
- **Round trips** are counted, not timed. In a separate load, answers are released in waves, each when the page has sent all the
  requests that it can. The number of waves before the largest paint is how often in a row the page waits for the network. The
  document is the first wave.
- The **soak** sends 20 requests a second of every kind and measures heap and resident memory after garbage collection. **growth**
  is the slope of the straight line through the last two thirds of the samples, over the whole run.
- PostgreSQL runs as in the product, but without fsync and autovacuum, because the disk is not measured.
`;
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

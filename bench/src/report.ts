import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type CaseResult, holds } from './result.ts';
import { tableOf } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes docs/benchmarks.md: results, environment, and how to read them. */
export function writeReport(
  results: readonly CaseResult[],
  run: { isQuick: boolean; postgres: string },
): void {
  writeFileSync(`${root}docs/benchmarks.md`, reportOf(results, run));
}

function reportOf(results: readonly CaseResult[], run: { isQuick: boolean; postgres: string }): string {
  const bars = results.flatMap((result) => result.bars);
  const kept = bars.filter(holds).length;
  return `# Benchmarks

\`npm run bench\` makes synthetic data (\`bellwether load\`, fixed seed), starts the real server and its bare peers, and measures
both in the same run. \`-- --check\` fails when a bar is missed, \`-- --quick\` looks at less, \`-- --write\` writes this page,
\`-- --soak\` also watches the memory of a server that is used for 30 minutes.

| | |
|---|---|
| date | ${new Date().toISOString().slice(0, 10)} |
| commit | ${commit()} |
| machine | ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB |
| software | Node ${process.versions.node}, PostgreSQL ${run.postgres} (embedded) |
| run | ${run.isQuick ? 'quick' : 'full'}: ${kept} of ${bars.length} bars hold |

${tableOf(results)}

## How to read it

- **ours** and **bare** are processor milliseconds per request, of the server process and its PostgreSQL back ends together: the
  median of interleaved rounds (ours, bare, ours, bare …). Time on the clock is used for the cold start and
  in the browser only. The **ratio** is what the bars are about; the milliseconds belong to the machine.
- The **bare peer** (\`bench/src/peer\`) answers with the same rows and fields from hand-written prepared statements behind a bare
  Fastify route: no session, no roles, no row policies, no validation, no compression, no log. The bench refuses to compare when
  it lists other goals.
- Both are asked as browsers ask (\`accept-encoding: br, gzip\`), so **ours** includes compression. Reactions to events wait while
  a case is measured: a prediction is the request alone.
- **statements**, **buffers** (8-kB pages) and **bytes** (uncompressed reply, or compressed file) are exact and the same on every
  machine. Statements are those that touch tables; begin, tenant and commit are not among them.
- For *growth*, **ours** is the larger data set and **bare** the smaller one; both servers run at the same time. What
  is shown is alike in all sizes: forty goals whose likelihood worsened, which the smallest has, too; predictions for goals with two above.
- The company under test has 1,000 people and 10,000 goals, of which 4,000 in the running quarter, beside 100 companies of 1,000
  goals each. ×10 and ×100 begin with 100 people and 1,000 goals; ×100 is a company of 10,000 people and 100,000 goals.
- The **goals page** is loaded in a real browser (\`CHROMIUM_PATH\`, or the usual places) from the real server: as somebody with
  fifty goals who was here before and has nothing cached. The processor is slowed down four times through the browser's developer
  tools; for *slow network* every request waits 150 ms and all of them share 1.6 Mbit/s. These bars are absolute and belong to a quiet
  machine of the kind named above: each number is the median of several loads, and the notes say from where to where they went.
  **LCP** is when the largest text or picture is painted, **TBT** what tasks of the main thread take beyond 50 ms from the first
  paint until nothing ran for five seconds, **CLS** how far things move that nobody moved. An **interaction** lasts from the press
  until the next paint that follows it (Event Timing), in steps of 8 ms; what it leads to may be drawn later.
- **Round trips** are counted, not timed: in a load of its own the page gets its answers in waves, each when it has asked for all that
  it can ask for, and the waves before the largest paint are how often it waits for the network one time after the other. The document is
  the first.
- The **soak** sends 20 requests a second of every kind and looks at the heap and at the resident memory once what nobody uses is
  collected. **growth** is told by the straight line through the last two thirds of the samples, for as long as the run took.
- PostgreSQL runs as the product starts it, but without fsync and autovacuum: what the disk does is not measured here.
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

import { countStatements } from '../counters.ts';
import { cpuBetween } from '../cpu.ts';
import { type Program, startOurs, startPeer } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onCopy } from '../stage.ts';
import { median } from '../statistics.ts';

/**
 * Measures the time from the start of the process until it reports ready, with a running, migrated database.
 */
export async function coldStartCases(bench: Bench): Promise<CaseResult[]> {
  const { cluster } = bench;
  return onCopy(bench, bench.data, async (database) => {
    const measure = async (start: typeof startOurs) => {
      const program = await start(cluster, database);
      const cpu = cpuBetween(new Map(), program.ownCpu());
      return { program, time: program.readyAfter, cpu };
    };
    // Start each once before measuring, so that both have their compiled code and the database has its pages
    // cached.
    for (const start of [startOurs, startPeer]) await (await measure(start)).program.stop();
    // Count at the "ready" line, because jobs begin after it.
    const started: Program[] = [];
    const counted = await countStatements(cluster, database, 1, async () => {
      started.push(await startOurs(cluster, database));
    });
    for (const program of started) await program.stop();
    const rounds = {
      ours: { time: [] as number[], cpu: [] as number[] },
      bare: { time: [] as number[], cpu: [] as number[] },
    };
    for (let round = 0; round < (bench.isQuick ? 5 : 11); round += 1) {
      for (const [side, start] of [
        ['ours', startOurs],
        ['bare', startPeer],
      ] as const) {
        const { program, time, cpu } = await measure(start);
        rounds[side].time.push(time);
        rounds[side].cpu.push(cpu);
        await program.stop();
      }
    }
    const row = (kind: 'time' | 'cpu') => {
      const ours = median(rounds.ours[kind]);
      const bare = median(rounds.bare[kind]);
      return { ours, bare, ratio: ours / bare };
    };
    const time = row('time');
    const cpu = row('cpu');
    return [
      {
        name: 'cold start',
        unit: 'ms',
        ...time,
        statements: counted.statements,
        buffers: counted.buffers,
        bars: [
          { name: 'time ×', value: time.ratio, limit: 3 },
          { name: 'statements', value: counted.statements, limit: 10 },
        ],
      },
      { name: 'cold start, CPU', ...cpu, bars: [{ name: 'CPU ×', value: cpu.ratio, limit: 3 }] },
    ];
  });
}

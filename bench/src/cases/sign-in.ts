import { loadPassword } from '@bellwether/server/load/load-data.ts';
import { signInCall } from '../actors.ts';
import { cpuBetween } from '../cpu.ts';
import { compareCpu, countLoad, type Load, type Measured, shares, warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

/** Measures a sign-in with the right password, compared with one Argon2id hash behind a bare route. */
export async function signInCase(
  { cluster, pace }: Bench,
  { ours, peer }: Stage & { peer: Program },
): Promise<CaseResult> {
  const mine: Load = { program: ours, callOf: (index) => signInCall(people[index % people.length] ?? '') };
  const bare: Load = {
    program: peer,
    callOf: () => ({ method: 'POST', path: '/hash', body: { password: loadPassword } }),
  };
  // Warm up until the compiler has settled: it works on the event loop's thread, too.
  await warmUp(mine, 60);
  await warmUp(bare, 60);
  const counted = await countLoad(cluster, mine, 10);
  const requests = Math.ceil(pace.requests / 4);
  const [before, after] = await ours.whileReactionsWait(async () => {
    const times = ours.ownCpu();
    await warmUp(mine, requests);
    return [times, ours.ownCpu()] as const;
  });
  const [own, other] = (await compareCpu([mine, bare], { rounds: pace.rounds, requests })) as [
    Measured,
    Measured,
  ];
  const mainThread = `${ours.pid}/${ours.pid}`;
  const only = (times: ReadonlyMap<string, number>) => new Map([[mainThread, times.get(mainThread) ?? 0]]);
  const onLoop = cpuBetween(only(before), only(after)) / requests;
  const ratio = own.cpu / other.cpu;
  return {
    name: 'sign-in',
    ours: own.cpu,
    bare: other.cpu,
    ratio,
    ...counted,
    bars: [
      { name: 'CPU ×', value: ratio, limit: 1.5 },
      // If the hash ran on the event loop, all of its time would be there.
      { name: 'event loop, of a hash', value: onLoop / other.cpu, limit: 0.5 },
    ],
    note: shares(own, other),
  };
}

const people = [
  'contributor',
  'goaladmin',
  'orgadmin',
  'hradmin',
  'manager',
  'goalmanager',
  'ceo',
  'observer',
].map((name) => `${name}@load-1.example`);

import { livePath } from '@bellwether/contract/live.channel';
import { mintToken } from '@bellwether/server/src/platform/session/token.ts';
import { WebSocket } from 'ws';
import { cpuBetween } from '../cpu.ts';
import { type Program, startPeer, startProbed } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { median } from '../statistics.ts';

const clients = 1_000;
const megabyte = 1_048_576;
const settle = 3_000;
/** After an event the node's reactions to it have ended. */
const reactionsEnd = 150;

/** A message with the time at which it arrived. */
type Heard = (text: string, at: number) => void;

/**
 * Measures an event that reaches a thousand clients: CPU beside a bare server that sends the same text to as
 * many sockets, the time from commit to client, and the memory of the idle channels. The reactions to the event,
 * such as notifications, cost the same without a client: they are measured before and counted apart.
 */
export async function liveCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(
    bench,
    bench.data,
    async (stage) => {
      const peer = await startPeer(bench.cluster, stage.database);
      const sockets: WebSocket[] = [];
      try {
        const hears: { own: Heard; bare: Heard } = { own: ignore, bare: ignore };
        const rounds = bench.isQuick ? 15 : 60;
        const reactions = await reactionsCpu(bench, stage, rounds);
        const tokens = await makeSessions(bench, stage);
        const before = await stage.ours.memoryInUse();
        for (const token of tokens)
          sockets.push(
            await openSocket(stage.ours, livePath, JSON.stringify({ Token: token, After: 0 }), (text, at) =>
              hears.own(text, at),
            ),
          );
        await wait(settle);
        const idle = await stage.ours.memoryInUse();
        for (let at = 0; at < clients; at += 1)
          sockets.push(await openSocket(peer, '/fan-out', undefined, (text, when) => hears.bare(text, when)));
        const own: number[] = [];
        const bare: number[] = [];
        const delays: number[] = [];
        for (let round = 0; round < rounds + 5; round += 1) {
          const mine = await cpuOf(stage.ours, async () => {
            const committed = Promise.withResolvers<number>();
            const heard = everybody((hear) => {
              hears.own = (text, at) => text.includes('goal_update') && hear(at);
            });
            await recordUpdate(bench, stage, round);
            committed.resolve(performance.now());
            const from = await committed.promise;
            const times = await heard;
            await wait(reactionsEnd);
            if (round >= 5) delays.push(...times.map((at) => at - from));
          });
          const theirs = await cpuOf(peer, async () => {
            const heard = everybody((hear) => {
              hears.bare = (_, at) => hear(at);
            });
            await peer.client.send({ method: 'POST', path: '/fan-out', body: { text: frameOf(round) } });
            await heard;
          });
          if (round < 5) continue;
          own.push(mine);
          bare.push(theirs);
        }
        const fanOut = median(own) - reactions;
        const ratio = fanOut / median(bare);
        delays.sort((a, b) => a - b);
        const p95 = delays[Math.floor(delays.length * 0.95)] ?? Number.NaN;
        const grown = (idle.resident - before.resident) / megabyte;
        return [
          {
            name: `event to ${clients} clients`,
            ours: fanOut,
            bare: median(bare),
            ratio,
            bars: [{ name: 'CPU ×', value: ratio, limit: 2 }],
            note: `bare sends a fixed text to as many sockets; ours also finds who may get it; the reactions to the event cost ${reactions.toFixed(1)} ms more`,
          },
          {
            name: 'event, commit to client',
            unit: 'ms',
            ours: p95,
            bars: [{ name: 'p95 ms', value: p95, limit: 500 }],
            note: `median ${median(delays).toFixed(1)} ms over ${delays.length} frames`,
          },
          {
            name: `memory of ${clients} idle clients`,
            unit: 'MB',
            ours: grown,
            bars: [{ name: 'MB', value: grown, limit: 60 }],
            note: `heap ${((idle.heap - before.heap) / megabyte).toFixed(1)} MB`,
          },
        ];
      } finally {
        for (const socket of sockets) socket.terminate();
        await peer.stop();
      }
    },
    startProbed,
  );
}

/** Returns the CPU milliseconds of the reactions to an event while nobody is connected. */
async function reactionsCpu(bench: Bench, stage: Stage, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const cpu = await cpuOf(stage.ours, async () => {
      await recordUpdate(bench, stage, round);
      await wait(reactionsEnd);
    });
    if (round >= 5) times.push(cpu);
  }
  return median(times);
}

const ignore: Heard = () => undefined;
const frameOf = (id: number) => JSON.stringify({ Id: id, Event: 'goal_update', GoalId: 1, By: 0 });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves with the times at which all clients have heard. */
function everybody(listen: (hear: (at: number) => void) => void): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    listen((at) => {
      times.push(at);
      if (times.length === clients) resolve(times);
    });
  });
}

/** Returns the CPU milliseconds of the program and its back ends during `work`. */
async function cpuOf(program: Program, work: () => Promise<void>): Promise<number> {
  const before = await program.cpu();
  await work();
  return cpuBetween(before, await program.cpu());
}

/** Opens a socket; resolves with the first message, or at once if no message is sent. */
function openSocket(
  program: Program,
  path: string,
  hello: string | undefined,
  hear: Heard,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(program.address.replace('http', 'ws') + path, { origin: program.address });
    socket.on('error', reject);
    socket.on('open', () => (hello === undefined ? resolve(socket) : socket.send(hello)));
    socket.on('message', (data) => {
      resolve(socket);
      hear(String(data), performance.now());
    });
  });
}

/** Creates a session for each client, spread over the company's people. */
async function makeSessions({ cluster }: Bench, { database, actors }: Stage): Promise<string[]> {
  const tokens: string[] = [];
  const hashes: Buffer[] = [];
  for (let at = 0; at < clients; at += 1) {
    const { token, secretHash } = mintToken(actors.tenant);
    tokens.push(token);
    hashes.push(secretHash);
  }
  await cluster.ask(
    database,
    `insert into session (tenant_id, person_id, secret_hash, created_at, last_seen_at, password_at)
      select $1, people.id, given.hash, now.at, now.at, now.at
      from unnest($2::bytea[]) with ordinality given (hash, place)
      cross join (select max(last_seen_at) as at from session where tenant_id = $1) now
      join (select id, row_number() over (order by id) as place, count(*) over () as all_people from person
        where tenant_id = $1 and deactivated_at is null) people
        on people.place = (given.place - 1) % people.all_people + 1`,
    [actors.tenant, hashes],
  );
  return tokens;
}

/** Commits an event of a goal that everybody sees, as a write of another node does. */
async function recordUpdate({ cluster }: Bench, { database, actors }: Stage, round: number): Promise<void> {
  await cluster.ask(
    database,
    `with happened as (insert into event (tenant_id, kind, subject_id, detail, created_at)
        select $1, 'goal.updated', goal_id, '{}', (select max(last_seen_at) from session where tenant_id = $1)
        from goal_status where tenant_id = $1 and id = $2 returning id, tenant_id),
      pointed as (insert into event_pointer (event_id, tenant_id) select id, tenant_id from happened)
      select pg_notify('bellwether_events', '')`,
    [actors.tenant, actors.statuses[round % actors.statuses.length]],
  );
}

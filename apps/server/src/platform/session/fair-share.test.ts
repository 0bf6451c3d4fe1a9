import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../clock/clock.ts';
import { HttpProblem } from '../refusal/problem.ts';
import { platformWords } from '../refusal/words.ts';
import { FairShare, type FairShareLimits } from './fair-share.ts';
import { mintToken, type SecretToken } from './token.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Actor {
  readonly name: string;
  /** Undefined: the session does not exist. */
  readonly person: number | undefined;
  readonly token: SecretToken;
}

/** Returns a node whose requests run until the test ends them. */
function node(limits: Partial<FairShareLimits> & { connections?: number } = {}) {
  const clock = createManualClock(0);
  const { connections = 100, ...given } = limits;
  const share = new FairShare(clock, connections, { refusalMilliseconds: 0, ...given });
  const begun: string[] = [];
  const ends: { name: string; end(): void }[] = [];
  let people = 0;

  function ask({ name, person, token }: Actor): Promise<string> {
    const answered = share.run(token, async (meet) => {
      if (person !== undefined) meet(person);
      begun.push(name);
      await new Promise<void>((resolve) => ends.push({ name, end: resolve }));
      return name;
    });
    return answered.catch((error: unknown) => {
      if (!(error instanceof HttpProblem)) throw error;
      expect([error.message, error.retryAfterSeconds]).toEqual([platformWords.too_many_requests, 2]);
      return `${name}: ${error.status}`;
    });
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const finish = async (name?: string) => {
    const at = name === undefined ? 0 : ends.findIndex((one) => one.name === name);
    ends.splice(at, 1)[0]?.end();
    await settle();
  };
  return {
    clock,
    begun,
    atWork: () => ends.map(({ name }) => name).join(' '),
    ask,
    settle,
    finish,
    askOften: (actor: Actor, times: number) => Array.from({ length: times }, () => ask(actor)),
    /** Returns a person whose session this node has read. */
    async actor(company: number, name: string): Promise<Actor> {
      people += 1;
      const actor = { name, person: people, token: mintToken(company) };
      void ask(actor);
      await settle();
      await finish(name);
      begun.length = 0;
      return actor;
    },
  };
}

test('six requests of a person run; forty more wait, and the next is refused', async () => {
  const { actor, askOften, ask, settle, atWork, finish, begun } = node();
  const ann = await actor(1, 'a');
  const answers = askOften(ann, 46);
  expect(await ask(ann)).toBe('a: 429');
  expect(atWork()).toBe('a a a a a a');
  for (let at = 0; at < 46; at += 1) await finish();
  expect(await Promise.all(answers)).toEqual(Array(46).fill('a'));
  expect(begun).toHaveLength(46);
  await settle();
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody waits longer than ten seconds by the application’s clock', async () => {
  const { actor, askOften, ask, clock, atWork, finish } = node();
  const ann = await actor(1, 'a');
  askOften(ann, 6);
  const early = ask(ann);
  clock.advance(5_000);
  const late = ask(ann);
  clock.advance(4_999);
  await vi.advanceTimersByTimeAsync(200);
  clock.advance(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await early).toBe('a: 429');
  await finish();
  expect(atWork()).toBe('a a a a a a');
  for (let at = 0; at < 6; at += 1) await finish();
  expect(await late).toBe('a');
});

test('one person’s flood does not delay other people of the company', async () => {
  const { actor, askOften, ask, atWork, finish, begun } = node({ connections: 10 });
  const [ann, ben, cid] = [await actor(1, 'a'), await actor(1, 'b'), await actor(1, 'c')];
  askOften(ann, 20);
  ask(ben);
  expect(atWork()).toBe('a a a a a a b');
  askOften(ben, 2);
  askOften(cid, 2);
  expect(atWork()).toBe('a a a a a a b b');
  begun.length = 0;
  for (let at = 0; at < 5; at += 1) await finish('a');
  expect(begun.join(' ')).toBe('a b c a c');
});

test.each([
  [100, 24],
  [10, 8],
  [1, 1],
])(
  'with %i connections %i requests of a company run, and the next company’s request begins at once',
  async (connections, most) => {
    const { actor, askOften, ask, atWork } = node({ connections, workShare: 100 });
    for (let at = 0; at < 6; at += 1) askOften(await actor(1, 'a'), 6);
    expect(atWork().split(' ')).toHaveLength(most);
    ask(await actor(2, 'b'));
    if (most > 1) expect(atWork().endsWith(' b')).toBe(true);
  },
);

test('companies that wait for a connection alternate, regardless of how many requests each has', async () => {
  const { actor, askOften, finish, begun } = node({ connections: 4, workShare: 100 });
  const [ann, ben, cid] = [await actor(1, 'a'), await actor(2, 'b'), await actor(3, 'c')];
  askOften(ann, 20);
  askOften(ben, 4);
  askOften(cid, 2);
  expect(begun.join(' ')).toBe('a a a b');
  begun.length = 0;
  for (let at = 0; at < 6; at += 1) await finish();
  expect(begun.join(' ')).toBe('a b c a b c');
});

test('beside another active company, a flood begins one request at a time, with pauses', async () => {
  const { actor, askOften, ask, atWork, finish, begun } = node({ workAtOnce: 100, workShare: 0.5 });
  const [ann, ben] = [await actor(1, 'a'), await actor(2, 'b')];
  const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  // Alone on the node, a company may use everything that the limits allow.
  askOften(ann, 40);
  await pause(2_000);
  for (let at = 0; at < 12; at += 1) await finish('a');
  expect(atWork()).toBe('a a a a a a');
  ask(ben);
  for (let at = 0; at < 6; at += 1) await finish('a');
  expect(atWork()).toBe('b');
  // The requests of one page begin at once.
  askOften(ben, 4);
  expect(atWork()).toBe('b b b b b');
  await pause(220);
  begun.length = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    expect(atWork()).toBe('b b b b b a');
    await pause(20);
    expect(atWork()).toBe('b b b b b a');
    await finish('a');
    expect(atWork()).toBe('b b b b b');
    await pause(20);
  }
  expect(begun.join(' ')).toBe('a a a a a');
  // The other company has been inactive for a second, so the rest begins at once.
  for (let at = 0; at < 5; at += 1) await finish('b');
  await finish('a');
  await pause(1_100);
  expect(atWork()).toBe('a a a a a a');
});

describe('sessions', () => {
  test('of one person share a queue, which a new session joins', async () => {
    const { actor, askOften, ask, atWork, finish, settle } = node();
    const ann = await actor(1, 'a');
    const second = { ...ann, name: 'second', token: mintToken(1) };
    askOften(ann, 4);
    ask(second);
    await settle();
    expect(atWork()).toBe('a a a a second');
    ask({ ...ann, name: 'third', token: mintToken(1) });
    const fourth = ask({ ...ann, name: 'fourth', token: mintToken(1) });
    const again = ask(second);
    await settle();
    expect(atWork()).toBe('a a a a second third');
    await finish('a');
    await finish('a');
    expect(atWork()).toBe('a a second third second fourth');
    await finish('second');
    await finish('second');
    await finish('fourth');
    expect([await again, await fourth]).toEqual(['second', 'fourth']);
  });

  test('that do not exist use no place of the company that they name', async () => {
    const { actor, ask, atWork, settle } = node({ connections: 10, workShare: 100 });
    const ann = await actor(1, 'a');
    for (let at = 0; at < 30; at += 1) ask({ name: 'x', person: undefined, token: mintToken(1) });
    await settle();
    ask(ann);
    expect(atWork()).toBe('x x x x x x x x a');
  });
});

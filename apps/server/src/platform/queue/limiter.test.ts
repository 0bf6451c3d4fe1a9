import { said } from '@bellwether/domain/shared/said';
import { describe, expect, test } from 'vitest';
import { Limiter, LimiterByKey } from './limiter.ts';

const limits = {
  atOnce: 2,
  waiting: 2,
  perKey: { atMost: 2, tooMany: said({ too_many: 'Too many.' }, 'too_many') },
};

/** Returns work that the test ends. */
function openWork() {
  const gate = Promise.withResolvers<string>();
  let begun = false;
  return {
    hasBegun: () => begun,
    end: () => gate.resolve('done'),
    work: () => {
      begun = true;
      return gate.promise;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a limiter', () => {
  test('runs two at once, lets two wait in order, and refuses the next with 503', async () => {
    const queue = new Limiter(limits);
    const works = Array.from({ length: 4 }, openWork);
    const runs = works.map((one, at) => queue.run(`p${at}`, one.work));
    await expect(queue.run('p9', async () => 1)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    expect(works.map((one) => one.hasBegun())).toEqual([true, true, false, false]);
    works[1]?.end();
    await runs[1];
    await settle();
    expect(works.map((one) => one.hasBegun())).toEqual([true, true, true, false]);
    for (const one of works) one.end();
    expect(await Promise.all(runs)).toEqual(['done', 'done', 'done', 'done']);
    expect(await queue.run('p9', async () => 1)).toBe(1);
  });

  test('refuses a person’s third with 429, and takes the next when one has failed', async () => {
    const queue = new Limiter({ ...limits, atOnce: 5 });
    const open = openWork();
    const first = queue.run('ada', open.work);
    const failing = queue.run('ada', async () => {
      throw new Error('no');
    });
    await expect(queue.run('ada', async () => 1)).rejects.toMatchObject({
      status: 429,
      message: 'Too many.',
    });
    expect(await queue.run('ben', async () => 1)).toBe(1);
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('ada', async () => 1)).toBe(1);
    open.end();
    await first;
  });

  test('removes callers who disconnect, and gives their place away only once', async () => {
    const queue = new Limiter({ ...limits, atOnce: 1 });
    const running = openWork();
    const first = queue.run('ada', running.work);
    const leaving = new AbortController();
    const left = queue.run('ben', async () => 'never', leaving.signal);
    const last = queue.run('eve', async () => 'last');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    running.end();
    expect(await Promise.all([first, last])).toEqual(['done', 'last']);
    await expect(queue.run('ben', async () => 'never', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(await queue.run('ben', async () => 'again')).toBe('again');
  });

  test('by key, limits each key alone, with the refusal of its place', async () => {
    const full = { code: 'too_many_sign_ins', retryAfterSeconds: 2 } as const;
    const limiter = new LimiterByKey({ atOnce: 1, waiting: 0, full });
    const open = openWork();
    const first = limiter.run('ada', open.work);
    await expect(limiter.run('ada', async () => 1)).rejects.toMatchObject({
      status: 503,
      code: 'too_many_sign_ins',
      retryAfterSeconds: 2,
    });
    expect(await limiter.run('ben', async () => 1)).toBe(1);
    open.end();
    await first;
    expect(await limiter.run('ada', async () => 1)).toBe(1);
  });
});

import { ProblemError } from '@bellwether/contract/problem';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from '#ui/data/browser-store.ts';
import { fetchOrEarlyReply, rememberList } from './early-reply.ts';
import { applyProblem, problemText } from './problem.ts';
import { queryClient, retryDelay, shouldRetry, shouldRetryOnMount } from './query-client.ts';

const problem = (status: number, errors?: { path: string; message: string }[]) =>
  new ProblemError({ status, detail: 'No.', ...(errors ? { errors } : {}) });

describe('early replies', () => {
  const early = (text: string, body?: string) => ({
    token: 'mine',
    body,
    answer: Promise.resolve(new Response(text)),
  });
  const textOf = async (path: string, body?: string, token = 'mine') =>
    (await fetchOrEarlyReply(path, { headers: { authorization: token }, ...(body && { body }) })).text();

  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('late'));
    window.bellwetherEarly = new Map([
      ['/api/Auth/relogin', early('the session')],
      ['/api/dashboard', early('the dashboard')],
      ['/api/Goal/goals', early('the list', '{"PeriodId":4}')],
    ]);
  });

  it('are used once, and only for their own address', async () => {
    expect(await textOf('/api/Goal/1')).toBe('late');
    expect(await textOf('/api/dashboard?after=abc')).toBe('late');
    expect(await textOf('/api/dashboard')).toBe('the dashboard');
    expect(await textOf('/api/Auth/relogin')).toBe('the session');
    expect(await textOf('/api/Goal/goals', '{"PeriodId":4}')).toBe('the list');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await textOf('/api/dashboard')).toBe('late');
    expect(await textOf('/api/Goal/goals', '{"PeriodId":4}')).toBe('late');
  });

  it('with another body are never used', async () => {
    expect(await textOf('/api/Goal/goals', '{"PeriodId":5}')).toBe('late');
    expect(await textOf('/api/Goal/goals', '{"PeriodId":4}')).toBe('late');
  });

  it('are not used by a person who signs in after a session has ended', async () => {
    expect(await textOf('/api/dashboard', undefined, 'another')).toBe('late');
    expect(await textOf('/api/dashboard')).toBe('late');
  });
});

it('retries failures of the server, never its refusals', () => {
  expect(shouldRetry(0, problem(0))).toBe(true);
  expect(shouldRetry(1, problem(503))).toBe(true);
  expect(shouldRetry(2, problem(503))).toBe(false);
  for (const status of [400, 401, 403, 404, 409, 429]) expect(shouldRetry(0, problem(status))).toBe(false);
});

it('reads once more after the time that a 429 asks for, unless the wait is long', async () => {
  const busy = (retryAfter?: number) => new ProblemError({ status: 429, detail: 'Too many.', retryAfter });
  expect([retryDelay(0, busy(2)), retryDelay(0, problem(503)), retryDelay(1, problem(503))]).toEqual([
    2_000, 1_000, 2_000,
  ]);
  expect([shouldRetry(0, busy(2)), shouldRetry(1, busy(2))]).toEqual([true, false]);
  expect([shouldRetry(0, busy(3_600)), shouldRetry(0, busy())]).toEqual([false, false]);
  vi.useFakeTimers();
  try {
    const read = vi.fn().mockRejectedValueOnce(busy(2)).mockResolvedValue('read');
    const query = queryClient.fetchQuery({ queryKey: ['busy'], queryFn: read });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(read).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(await query).toBe('read');
  } finally {
    vi.useRealTimers();
    queryClient.clear();
  }
});

it('sends a refused read once, for any number of readers on the page', async () => {
  const read = vi.fn(() => Promise.reject(problem(404)));
  const query = { queryKey: ['refused'], queryFn: read };
  await queryClient.prefetchQuery(query);
  for (let part = 0; part < 3; part += 1) {
    const observer = new QueryObserver(queryClient, query);
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    leave();
  }
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again on a later visit, and at once after a failure of the server', () => {
  const failed = (status: number, secondsAgo: number) => ({
    error: problem(status),
    errorUpdatedAt: Date.now() - secondsAgo * 1000,
  });
  expect(shouldRetryOnMount({ state: failed(404, 1) })).toBe(false);
  expect(shouldRetryOnMount({ state: failed(404, 20) })).toBe(true);
  expect(shouldRetryOnMount({ state: failed(503, 1) })).toBe(true);
});

it('a change without a network fails with a message, and is not sent later', async () => {
  const send = vi.fn(() => Promise.reject(problem(0)));
  onlineManager.setOnline(false);
  try {
    const options = queryClient.defaultMutationOptions({ mutationFn: send });
    const save = queryClient.getMutationCache().build(queryClient, options).execute(undefined);
    await expect(Promise.race([save, new Promise((resolve) => setTimeout(resolve, 200))])).rejects.toThrow();
    expect(send).toHaveBeenCalledOnce();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('a read without a network fails with a message, and is repeated when the network is back', async () => {
  onlineManager.setOnline(false);
  try {
    const read = vi.fn(() => Promise.reject(problem(404)));
    const query = queryClient.fetchQuery({ queryKey: ['offline'], queryFn: read });
    await expect(Promise.race([query, new Promise((resolve) => setTimeout(resolve, 200))])).rejects.toThrow();
    expect(read).toHaveBeenCalledOnce();
    const options = queryClient.defaultQueryOptions({ queryKey: ['offline'] });
    expect(options.refetchOnReconnect).toBe(true);
  } finally {
    onlineManager.setOnline(true);
    queryClient.clear();
  }
});

it('works without the early list if the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const warns = vi.spyOn(console, 'warn').mockReturnValue();
  expect(() => rememberList({ list: { PageSize: 10 }, summary: {} })).not.toThrow();
  for (const key of ['bw.list', 'bw.summary']) expect(browserStore.get(key)).toBeNull();
  for (const spy of [full, warns]) spy.mockRestore();
});

it('sets the server’s messages at their fields and returns the rest', () => {
  const setError = vi.fn();
  const error = problem(400, [
    { path: 'Title', message: 'Too long.' },
    { path: 'Odd', message: 'Elsewhere.' },
  ]);
  expect(applyProblem<{ title: string }>(error, setError, { Title: 'title' })).toBe('Elsewhere.');
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'title',
    { type: 'server', message: 'Too long.' },
    { shouldFocus: true },
  );
});

it('shows the server’s sentence, else the fixed one', () => {
  expect(problemText(problem(409))).toBe('No.');
  expect(problemText(new TypeError('x is undefined'))).toBe('Something went wrong!!');
});

it.each([
  'Failed to fetch dynamically imported module: https://demo.example/assets/palette.js',
  'error loading dynamically imported module: https://demo.example/assets/palette.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/palette.css',
])('shows for code that cannot be fetched the sentence of a call without a reply: %s', (message) => {
  expect(problemText(new TypeError(message))).toBe(
    'The server cannot be reached. Check your connection and try again.',
  );
});

import { APICallError, RetryError } from 'ai';
import { describe, expect, test } from 'vitest';
import { faultOf, secondsOf } from './faults.ts';
import { ModelFault } from './language-model.ts';

const running = () => ({ gone: new AbortController().signal, signal: new AbortController().signal });
const call = (statusCode: number | undefined, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'm',
    url: 'u',
    requestBodyValues: {},
    responseHeaders,
    ...(statusCode === undefined ? {} : { statusCode }),
  });

describe('faultOf', () => {
  test.each([
    [400, 'not_understood'],
    [401, 'not_accepted'],
    [402, 'not_accepted'],
    [404, 'not_accepted'],
    [408, 'failing'],
    [422, 'not_understood'],
    [429, 'busy'],
    [500, 'failing'],
    [501, 'not_understood'],
    [529, 'failing'],
    [200, 'unusable'],
    [undefined, 'unreachable'],
  ] as const)('status %s: %s', (status, kind) => {
    expect(faultOf(call(status), running()).kind).toBe(kind);
  });

  test('the last of repeated attempts counts', () => {
    const error = new RetryError({
      message: 'm',
      reason: 'maxRetriesExceeded',
      errors: [call(500), call(429, { 'retry-after': '9' })],
    });
    expect(faultOf(error, running())).toMatchObject({ kind: 'busy', retryAfterSeconds: 9 });
  });

  test('the signals tell who ended the call, the client first', () => {
    const { signal } = running();
    const ended = AbortSignal.abort();
    expect(faultOf(new Error('aborted'), { gone: ended, signal: ended }).kind).toBe('gone');
    expect(faultOf(new Error('aborted'), { gone: signal, signal: ended }).kind).toBe('too_slow');
  });

  test('a fault is returned unchanged; other errors are rethrown', () => {
    const fault = new ModelFault('cut');
    expect(faultOf(fault, running())).toBe(fault);
    const bug = new TypeError('undefined is not a function');
    expect(() => faultOf(bug, running())).toThrow(bug);
  });
});

describe('secondsOf', () => {
  const now = Date.parse('2026-11-18T15:00:00Z');
  test.each([
    ['5', 5],
    [' 5 ', 5],
    ['0', 1],
    ['86400', 3_600],
    ['Wed, 18 Nov 2026 15:00:30 GMT', 30],
    ['Wed, 18 Nov 2026 14:00:00 GMT', 1],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s: %s', (header, seconds) => {
    expect(secondsOf(header, now)).toBe(seconds);
  });
});

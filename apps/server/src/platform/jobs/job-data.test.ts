import { expect, test } from 'vitest';
import { jobDataOf } from './job-data.ts';

const queue = { name: 'probe', ids: ['tenantId', 'mailId'] as const };

test('the ids of the queue are its data', () => {
  expect(jobDataOf(queue, { mailId: 2, tenantId: 1 })).toEqual({ tenantId: 1, mailId: 2 });
});

test.each([
  [undefined],
  [null],
  ['text'],
  [[1, 2]],
  [{}],
  [{ tenantId: 1 }],
  [{ tenantId: 1, mailId: 2, other: 3 }],
  [{ tenantId: 1, other: 2 }],
  [{ tenantId: 1, mailId: 0 }],
  [{ tenantId: 1, mailId: -2 }],
  [{ tenantId: 1, mailId: 1.5 }],
  [{ tenantId: 1, mailId: '2' }],
  [{ tenantId: 1, mailId: 2 ** 53 }],
])('%j is refused', (data) => {
  expect(() => jobDataOf(queue, data)).toThrow('The queue probe takes only its ids: tenantId, mailId.');
});

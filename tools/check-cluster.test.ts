import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LiveWatch } from './cluster-live.ts';
import { MailCatcher } from './cluster-mail.ts';
import { columns, rowOf } from './cluster-table.ts';

const load = { acknowledged: 100, failed: 2, secondsWithout: 0.8, lost: 0, missed: 0 };

test('a row has a cell for each column, and says whether its bars hold', () => {
  const { row, holds } = rowOf('a node is killed', { mostSeconds: 1 }, load, {
    mailsTwice: 0,
    note: '8 mails',
  });
  expect(row).toBe(
    '| a node is killed | 100 | 2 | 0.8 | 0 | 0 | 0 | 8 mails | lost = 0 · missed = 0 · twice = 0 · seconds ≤ 1 · ok |',
  );
  expect(holds).toBe(true);
  expect(row.split(' | ')).toHaveLength(columns.length);
});

test.each([
  ['a lost write', { lost: 1 }, {}, {}],
  ['a missed event', { missed: 1 }, {}, {}],
  ['a mail sent twice', {}, {}, { mailsTwice: 1 }],
  ['a longer time without service', { secondsWithout: 1.1 }, { mostSeconds: 1 }, {}],
  ['a failed request', { failed: 1 }, { mostFailed: 0 }, {}],
  ['anything else', {}, {}, { faults: ['2 exports'] }],
])('%s misses the bars', (_name, counted, bars, extra) => {
  const { row, holds } = rowOf('one', bars, { ...load, failed: 0, ...counted }, extra);
  expect(holds).toBe(false);
  expect(row).toContain('MISSED');
});

test('a case without writes shows none of their figures', () => {
  const { row, holds } = rowOf('an export', {}, undefined, { note: 'done once' });
  expect(row).toBe('| an export |  |  |  |  |  |  | done once | ok |');
  expect(holds).toBe(true);
});

test('a live channel misses what it never told of, unless every screen was told to read again', () => {
  const watch = new LiveWatch('http://127.0.0.1:1', 'token');
  for (const id of [1, 2, 3]) watch.expect(id);
  watch.take({ Id: 7, Event: 'action_item_update', ActionItemId: 1 });
  expect(watch.missed).toBe(2);
  watch.take({ Id: 9, Reset: true });
  expect(watch.missed).toBe(0);
  watch.expect(4);
  expect(watch.missed).toBe(1);
});

/** Sends a mail as a node does, and leaves before the answer if it is killed. */
async function send(port: number, subject: string, isKilled = false): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const lines = ['EHLO a', 'MAIL FROM:<a@a.example>', 'RCPT TO:<b@b.example>', 'DATA'];
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const next = lines.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
      else if (/354/.test(part)) {
        socket.write(`Subject: ${subject}\r\n\r\nHello\r\n.\r\n`);
        if (isKilled) setTimeout(resolve, 20);
      } else if (/250 Taken/.test(said)) resolve();
    });
  });
  socket.destroy();
}

test('the mail server counts a mail that was taken twice, and not one whose sender left before the answer', async () => {
  const port = 20_000 + (process.pid % 20_000);
  const mails = new MailCatcher();
  onTestFinished(() => mails.stop());
  await mails.start(new Map([[1, port]]));
  await send(port, 'once');
  await send(port, 'again');
  await send(port, 'again');
  expect(mails.counts).toEqual({ mails: 2, twice: 1 });
  mails.reset();
  mails.pause = 200;
  const sending = send(port, 'held', true);
  expect(await mails.untilBusy()).toBe(1);
  await sending;
  await expect.poll(() => mails.counts).toEqual({ mails: 0, twice: 0 });
  mails.pause = 0;
  await send(port, 'held');
  expect(mails.counts).toEqual({ mails: 1, twice: 0 });
});

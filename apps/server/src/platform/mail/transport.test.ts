import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { openTransport } from './transport.ts';

const post = await startMailServer();
const message = { from: 'a@mail.example.com', to: 'b@mail.example.com', subject: 'S', text: 'T' };

/** Returns an address that sends these words to a client and closes, or one where nobody listens. */
async function addressThatSays(words: string | undefined): Promise<string> {
  const server = createServer((socket) => socket.end(words ?? '')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (words === undefined) server.close();
  else
    onTestFinished(() => {
      server.close();
    });
  return `smtp://127.0.0.1:${port}`;
}

const ofUs = { about: 'us', isFinal: false };
const ofMail = { about: 'mail', isFinal: true };

const send = async (address: string, to = message.to) => {
  const config = {
    smtpUrl: new URL(address),
    mailFrom: 'a@mail.example.com',
    mailSignIn: undefined,
    home: '/nowhere',
  };
  const deliver = await openTransport(config);
  return deliver({ ...message, to }, 'mail.eml');
};

test('no listener and a refused connection are about us; 5xx about a receiver is final', async () => {
  await expect(send(await addressThatSays(undefined))).rejects.toMatchObject({ refusal: ofUs });
  await expect(send(await addressThatSays('554 go away\r\n'))).rejects.toMatchObject({ refusal: ofUs });
  post.answer(451);
  await expect(send(post.url)).rejects.toMatchObject({ refusal: ofUs, code: '451' });
  post.answer(550);
  await expect(send(post.url)).rejects.toMatchObject({ refusal: ofMail, code: '550' });
  post.answer(250);
  await expect(send(post.url, '')).rejects.toMatchObject({ refusal: ofMail, code: 'EENVELOPE' });
  await send(post.url);
  expect(post.mails).toHaveLength(1);
});

test('the outbox never shows a half-written mail under a name of a mail', async () => {
  const home = await mkdtemp(join(tmpdir(), 'bellwether-outbox-'));
  onTestFinished(() => rm(home, { recursive: true }));
  await mkdir(join(home, 'outbox'));
  const seen = new Set<string | null>();
  const watcher = watch(join(home, 'outbox'), (_, name) => seen.add(name));
  onTestFinished(() => watcher.close());
  const deliver = await openTransport({
    smtpUrl: undefined,
    mailFrom: undefined,
    mailSignIn: undefined,
    home,
  });
  await deliver(message, 'mail.eml');
  await vi.waitUntil(() => seen.has('mail.eml'));
  expect([...seen].filter((name) => name?.endsWith('.eml'))).toEqual(['mail.eml']);
});

import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { type FilesConfig, readConfig } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { openFileInbox } from './open-file-inbox.ts';
import { openFileStore } from './open-file-store.ts';
import { bucketPrefix, openBucket } from './s3-client.ts';
import { FilesUnavailable } from './unavailable.ts';

const scratch = await mkdtemp(join(tmpdir(), 'bellwether-files-'));
const folder = join(scratch, 'not yet', 'there');
const env = await startBucketServer();

afterAll(() => rm(scratch, { recursive: true }));

const open = (more: Record<string, string>): FileStore => openFileStore(readConfig(more).files);
const place = (tenant: number, fill: string) => `${tenant}/${fill.repeat(32)}`;

async function placesOf(store: FileStore): Promise<string[]> {
  const places: string[] = [];
  for await (const { place: one, at } of store.list()) {
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
    places.push(one);
  }
  return places.sort();
}

async function textAt(store: FileStore, at: string): Promise<string | undefined> {
  const stream = await store.read(at);
  return stream && String(await buffer(stream));
}

const configOf = (more: Record<string, string>) => readConfig(more).files;

/** Writes a file as another program does. */
async function leave(config: FilesConfig, key: string, text: string): Promise<void> {
  if (config.kind === 'folder') {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), text);
  } else
    await openBucket(config).send(
      new PutObjectCommand({ Bucket: config.bucket, Key: `${bucketPrefix(config)}${key}`, Body: text }),
    );
}

describe.each([
  ['a folder', configOf({ FILES_URL: `file://${folder.replaceAll(' ', '%20')}` })],
  ['a bucket', configOf(env)],
])('%s', (_name, config) => {
  const store = openFileStore(config);

  test('returns what was put, lists it, and forgets what is deleted', async () => {
    expect(await textAt(store, place(1, 'a'))).toBeUndefined();
    await store.put(place(1, 'a'), Buffer.from('first'), 'text/plain');
    await store.put(place(2, 'a'), Buffer.from('other company'), 'text/plain');
    await store.put(place(1, 'a'), Buffer.from('second'), 'text/plain');
    expect(await textAt(store, place(1, 'a'))).toBe('second');
    expect(await placesOf(store)).toEqual([place(1, 'a'), place(2, 'a')]);
    await store.delete(place(1, 'a'));
    await store.delete(place(1, 'a'));
    expect(await textAt(store, place(1, 'a'))).toBeUndefined();
    expect(await placesOf(store)).toEqual([place(2, 'a')]);
  });

  test('has an inbox, whose files are read, moved once and removed', async () => {
    const inbox = await openFileInbox(config, 'people');
    const places = async (list: AsyncIterable<{ place: string; size: number }>) => {
      const found: string[] = [];
      for await (const { place: one, size } of list) found.push(`${one} ${size}`);
      return found.sort();
    };
    expect(await places(inbox.list())).toEqual([]);
    await leave(config, 'people/inbox/Köln & Co.csv', 'Name');
    await leave(config, 'people/inbox/northwind/people.csv', 'Email');
    await leave(config, 'people/inbox/northwind/deep/er.csv', 'no');
    await leave(config, 'people/inbox/.hidden', 'no');
    expect(await places(inbox.list())).toEqual(['Köln & Co.csv 4', 'northwind/people.csv 5']);
    expect(String(await inbox.read('Köln & Co.csv', 4))).toBe('Name');
    expect(await inbox.read('Köln & Co.csv', 3)).toBeUndefined();
    for (const place of ['../secret', 'northwind/../../secret', 'a/b/c', '/etc/passwd'])
      await expect(inbox.read(place, 9)).rejects.toThrow('plain name');
    await Promise.all([inbox.finish('Köln & Co.csv', 'done.csv'), inbox.finish('Köln & Co.csv', 'done.csv')]);
    await inbox.finish('Köln & Co.csv', 'again.csv');
    expect([await places(inbox.list()), await places(inbox.listDone())]).toEqual([
      ['northwind/people.csv 5'],
      ['done.csv 4'],
    ]);
    await inbox.remove('northwind/people.csv');
    await inbox.removeDone('done.csv');
    expect([await places(inbox.list()), await places(inbox.listDone())]).toEqual([[], []]);
    // The store's own files stay apart.
    expect(await placesOf(store)).toEqual([place(2, 'a')]);
  });

  test('keeps bytes unchanged, also five mebibytes of them', async () => {
    const bytes = Buffer.alloc(5_242_880, 'ÿ\u0000\r\n');
    await store.put(place(3, 'b'), bytes, 'image/webp');
    const stream = await store.read(place(3, 'b'));
    expect(stream && bytes.equals(await buffer(stream))).toBe(true);
    await store.delete(place(3, 'b'));
  });

  test.each([
    '../x',
    '1/../../etc/passwd',
    '0/'.padEnd(34, 'a'),
    `1/${'A'.repeat(32)}`,
    `1/${'a'.repeat(33)}`,
    '',
    '/',
  ])('refuses the invalid key %o', async (wrong) => {
    for (const use of [
      () => store.put(wrong, Buffer.from('x'), 'text/plain'),
      () => store.read(wrong),
      () => store.delete(wrong),
    ])
      await expect(use()).rejects.toThrow('A file lies at');
  });
});

describe('a folder', () => {
  test('is readable by the server’s user only, and has no unfinished file', async () => {
    const own = join(scratch, 'own');
    const store = open({ FILES_URL: `file://${own}` });
    await store.put(place(7, 'c'), Buffer.from('x'), 'text/plain');
    expect(await readdir(join(own, '7'))).toEqual(['c'.repeat(32)]);
    expect((await stat(join(own, place(7, 'c')))).mode & 0o077).toBe(0);
    expect((await stat(join(own, '7'))).mode & 0o077).toBe(0);
  });

  test('that cannot be written reports an error, and keeps the earlier file', async () => {
    const full = join(scratch, 'full');
    const store = open({ FILES_URL: `file://${full}` });
    await store.put(place(8, 'd'), Buffer.from('whole'), 'text/plain');
    await writeFile(join(full, '9'), 'a file in the place of a folder');
    await expect(store.put(place(9, 'd'), Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(
      FilesUnavailable,
    );
    expect(await readFile(join(full, place(8, 'd')), 'utf8')).toBe('whole');
  });

  test('deletes what a crash left unfinished, after an hour', async () => {
    const crashed = join(scratch, 'crashed');
    const store = open({ FILES_URL: `file://${crashed}` });
    await store.put(place(5, 'e'), Buffer.from('x'), 'text/plain');
    const [old, fresh] = ['old', 'fresh'].map((name) => join(crashed, '5', `${'e'.repeat(32)}.${name}.part`));
    for (const path of [old, fresh]) await writeFile(String(path), 'half');
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(String(old), before, before);
    expect(await placesOf(store)).toEqual([place(5, 'e')]);
    expect((await readdir(join(crashed, '5'))).sort()).toEqual([
      'e'.repeat(32),
      `${'e'.repeat(32)}.fresh.part`,
    ]);
    await chmod(crashed, 0o700);
  });
});

test('a missing bucket is reported', async () => {
  const store = open({ ...env, FILES_URL: 's3://cellar' });
  await expect(store.put(place(1, 'a'), Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(
    FilesUnavailable,
  );
  await expect(store.read(place(1, 'a'))).rejects.toBeInstanceOf(FilesUnavailable);
});

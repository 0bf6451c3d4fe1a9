import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { readConfig } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
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

describe.each([
  ['a folder', () => open({ FILES_URL: `file://${folder.replaceAll(' ', '%20')}` })],
  ['a bucket', () => open(env)],
])('%s', (_name, opened) => {
  const store = opened();

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

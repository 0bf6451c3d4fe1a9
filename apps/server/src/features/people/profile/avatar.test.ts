import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { restoreSession } from '@bellwether/contract/accounts';
import * as avatar from '@bellwether/contract/people/avatar';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { purgeStoredFiles } from '../../../platform/files/jobs.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const now = '2026-11-18T15:00:00Z';
const server = await startTestServer({ now });
const tenant = await server.buildTenant();
const { ceo } = tenant;
const manager = await server.buildPerson(tenant, { role: 'manager' });
const lead = await server.buildPerson(tenant, { role: 'manager', manager });
const member = await server.buildPerson(tenant, { manager: lead });
const peer = await server.buildPerson(tenant, { manager });
const orgAdmin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
const goalAdmin = await server.buildPerson(tenant, { flags: ['isGoalAdmin'] });
const observer = await server.buildPerson(tenant, { role: 'observer' });
const watcher = await server.buildPerson(tenant, { role: 'observer', flags: ['isOrgAdmin'] });
const stranger = (await server.buildTenant()).ceo;
const day = 86_400_000;

const tokens = new Map<number, string>();
beforeAll(async () => {
  for (const person of [ceo, manager, lead, member, peer, orgAdmin, goalAdmin, observer, watcher, stranger])
    tokens.set(person.id, await server.signInAs(person));
});
const as = (person: TestPerson) => tokens.get(person.id) ?? '';

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
const png = bytesOf(await blank(800, 600).png().toBuffer());
const jpeg = bytesOf(await blank(64, 48).jpeg().toBuffer());

const send = (who: TestPerson, of: TestPerson, bytes: Bytes, name = 'me.png', type = 'image/png') =>
  server.call(avatar.uploadAvatar, {
    token: as(who),
    params: { profileId: of.id },
    file: { bytes, name, type },
  });
const addressOf = async (who: TestPerson, of: TestPerson) =>
  (await server.call(avatar.getAvatar, { token: as(who), params: { id: of.id } })).body.AvatarImage?.Url;
const open = (url: string) => server.send({ method: 'GET', url });

const onlyPictures = 'Only PNG and JPG formats are allowed to upload.';

/** Returns a PNG whose header claims this size, with far less content. */
function claimed(width: number, height: number): Bytes {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return bytesOf(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

describe('a picture', () => {
  test('is stored as a square of at most 512 pixels, and shown everywhere with the person', async () => {
    const sent = await send(member, member, png);
    expect(sent.status).toBe(200);
    const { Id, AvatarImage } = sent.body.data;
    expect([Id, AvatarImage?.ExpiryUTC]).toEqual([member.id, '2026-11-20T06:00:00Z']);
    const session = await server.call(restoreSession, { token: as(member) });
    expect(session.body.Profile.Avatar).toBe(AvatarImage?.Url);
    const shown = await open(String(AvatarImage?.Url));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-length']).toBe(String(shown.rawPayload.length));
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  test('stays small if the sent picture is small, upright, and without the camera’s metadata', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } };
    const noted = await blank(64, 48)
      .withExif({ IFD0: { Copyright: 'Ada', Orientation: '6' }, ...gps })
      .jpeg()
      .toBuffer();
    expect((await sharp(noted).metadata()).exif).toBeDefined();
    const sent = await send(member, member, bytesOf(noted), 'me.jpg', 'image/jpeg');
    const shown = await open(String(sent.body.data.AvatarImage?.Url));
    const read = await sharp(shown.rawPayload).metadata();
    expect([read.width, read.height, read.exif, read.xmp, read.icc, read.orientation]).toEqual([
      48,
      48,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(shown.rawPayload.includes('Ada')).toBe(false);
  });

  test('is also available as a data address, and null without a picture', async () => {
    await send(peer, peer, jpeg);
    const data = async (of: TestPerson) =>
      (await server.call(avatar.getAvatarData, { token: as(ceo), params: { id: of.id } })).body.data;
    const address = String(await data(peer));
    expect(address.startsWith('data:image/png;base64,iVBOR')).toBe(true);
    expect([await data(lead), await addressOf(ceo, lead)]).toEqual([null, undefined]);
  });

  test('is replaced by the next one, and deleted on request', async () => {
    const first = String((await send(peer, peer, png)).body.data.AvatarImage?.Url);
    const second = String((await send(peer, peer, jpeg)).body.data.AvatarImage?.Url);
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
    const gone = await server.call(avatar.deleteAvatar, { token: as(peer), params: { profileId: peer.id } });
    expect([gone.status, gone.body]).toEqual([200, { Id: peer.id, AvatarImage: null }]);
    expect((await open(second)).statusCode).toBe(404);
    expect(
      (await server.call(avatar.deleteAvatar, { token: as(peer), params: { profileId: peer.id } })).status,
    ).toBe(200);
  });
});

describe('the address of a picture', () => {
  test('is the same for a day of the company and valid until the end of the next day', async () => {
    await send(member, member, png);
    const today = String(await addressOf(ceo, member));
    // 23:59 in Chicago, then midnight.
    server.clock.set(Date.parse('2026-11-19T05:59:00Z'));
    expect(await addressOf(peer, member)).toBe(today);
    server.clock.advance(60_000);
    expect(await addressOf(ceo, member)).not.toBe(today);
    server.clock.advance(day - 1);
    expect((await open(today)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await open(today)).statusCode).toBe(404);
    server.clock.set(Date.parse(now));
  });

  test('is valid for this picture of this company only', async () => {
    await send(member, member, png);
    const url = String(await addressOf(ceo, member));
    const [, , , company = '', key = '', until = '', signature = ''] = url.split('/');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const wrong = [
      `/api/Picture/${stranger.tenantId}/${key}/${until}/${signature}`,
      `/api/Picture/${company}/${'0'.repeat(32)}/${until}/${signature}`,
      `/api/Picture/${company}/${key}/${Number(until) + 1}/${signature}`,
      `/api/Picture/${company}/${key}/${until}/${other}`,
    ];
    for (const one of wrong) expect([one, (await open(one)).statusCode]).toEqual([one, 404]);
    expect((await open(url.replace(key, '..%2f..%2fetc%2fpasswd'))).statusCode).toBe(400);
    expect((await open(url)).statusCode).toBe(200);
  });
});

describe('permission', () => {
  test.each([
    ['the person', member, 200],
    ['the manager', lead, 200],
    ['the manager above', manager, 200],
    ['the ceo', ceo, 200],
    ['an org admin', orgAdmin, 200],
    ['a peer', peer, 403],
    ['a goal admin', goalAdmin, 403],
    ['an observer', observer, 403],
    ['an observer with the flag', watcher, 403],
    ['another company', stranger, 404],
  ])('%s changes and deletes a member’s picture: %#', async (_name, who, status) => {
    expect((await send(who, member, jpeg)).status).toBe(status);
    const gone = await server.call(avatar.deleteAvatar, { token: as(who), params: { profileId: member.id } });
    expect(gone.status).toBe(status);
  });

  test('for observers’ pictures: the ceo, org admins and themselves; others get 404', async () => {
    const read = async (who: TestPerson) =>
      (await server.call(avatar.getAvatar, { token: as(who), params: { id: observer.id } })).status;
    const statuses = [];
    for (const who of [ceo, orgAdmin, watcher, observer, manager, member]) statuses.push(await read(who));
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
    expect((await send(member, observer, jpeg)).problem.detail).toBe('This was not found.');
    expect((await send(observer, observer, jpeg)).status).toBe(200);
  });
});

const [gif, webp, tiff] = await Promise.all([
  blank(8, 8).gif().toBuffer(),
  blank(8, 8).webp().toBuffer(),
  blank(8, 8).tiff().toBuffer(),
]);

describe('invalid pictures', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const cut = Buffer.from(jpeg).subarray(0, 200);
  test.each<[string, Bytes]>([
    ['nothing', new Uint8Array(0)],
    ['text', bytesOf(Buffer.from('hello'))],
    ['an SVG', bytesOf(svg)],
    ['a page', bytesOf(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a PNG’s first bytes and a page', bytesOf(Buffer.concat([Buffer.from(png).subarray(0, 33), svg]))],
    ['a cut JPEG', bytesOf(cut)],
    ['a cut PNG', bytesOf(Buffer.from(png).subarray(0, 500))],
    ['a GIF', bytesOf(gif)],
    ['a WebP', bytesOf(webp)],
    ['a TIFF', bytesOf(tiff)],
    ['a PDF', bytesOf(Buffer.from('%PDF-1.7\n'))],
  ])('%s is refused in the fixed words', async (_name, bytes) => {
    const { status, problem } = await send(goalAdmin, goalAdmin, bytes);
    expect([status, problem.detail, problem.errors]).toEqual([
      400,
      expect.stringContaining(onlyPictures),
      [{ path: 'file', message: problem.detail }],
    ]);
  });

  test('an animated PNG is refused', async () => {
    const [start, rest] = [Buffer.from(png).subarray(0, 33), Buffer.from(png).subarray(33)];
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8);
    control.write('acTL', 4);
    control.writeUInt32BE(2, 8);
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const { status, problem } = await send(
      goalAdmin,
      goalAdmin,
      bytesOf(Buffer.concat([start, control, rest])),
    );
    expect([status, problem.detail]).toEqual([400, `This file is a picture (APNG). ${onlyPictures}`]);
  });

  test.each([
    [40_001, 1_000],
    [8_000, 5_001],
    [2_000_000_000, 2_000_000_000],
  ])('a PNG that claims %i × %i pixels is refused before it is decoded', async (width, height) => {
    const before = process.cpuUsage();
    const { status, problem } = await send(goalAdmin, goalAdmin, claimed(width, height));
    expect([status, problem.status]).toEqual([400, 400]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000, 'milliseconds of CPU time').toBeLessThan(2_000);
  });

  test('bytes after the end of a picture are dropped', async () => {
    const polyglot = Buffer.concat([Buffer.from(jpeg), Buffer.from('<script>alert(1)</script>')]);
    const sent = await send(
      goalAdmin,
      goalAdmin,
      bytesOf(polyglot),
      '../../../etc/cron.d/x.html',
      'text/html',
    );
    const shown = await open(String(sent.body.data.AvatarImage?.Url));
    expect([shown.headers['content-type'], shown.rawPayload.includes('script')]).toEqual([
      'image/webp',
      false,
    ]);
  });
});

async function storedPlaces(): Promise<string[]> {
  const places: string[] = [];
  for await (const { place } of server.context.files.list()) places.push(place);
  return places;
}

test('bytes that no row refers to are deleted after a day, others stay', async () => {
  const { files, config } = server.context;
  const folder = config.files.kind === 'folder' ? config.files.folder : '';
  const url = String((await send(ceo, ceo, png)).body.data.AvatarImage?.Url);
  const orphans = [`${tenant.id}/${'f'.repeat(32)}`, `2147483647/${'f'.repeat(32)}`];
  for (const place of orphans) await files.put(place, Buffer.from('orphan'), 'image/webp');
  const left = async () => {
    await purgeStoredFiles.run(server.context);
    const places = await storedPlaces();
    return orphans.filter((place) => places.includes(place));
  };
  expect(await left()).toEqual(orphans);
  const old = new Date(Date.now() - 2 * day);
  for (const place of await storedPlaces()) await utimes(join(folder, place), old, old);
  expect(await left()).toEqual([]);
  expect((await open(url)).statusCode).toBe(200);
});

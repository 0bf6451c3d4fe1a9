import { type IncomingMessage, request as sendRaw } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { deleteAvatar, getAvatar, uploadAvatar } from '@bellwether/contract/people/avatar';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
const lead = await server.buildPerson(tenant, { role: 'manager' });
const member = await server.buildPerson(tenant, { manager: lead });
const url = `/api/Profile/Avatar/Upload/${member.id}`;
const boundary = 'XyZ';
const megabyte = 1_048_576;
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

let token = '';
beforeEach(async () => {
  token = await server.signInAs(lead);
});

interface Part {
  name: string;
  filename?: string;
  bytes: Buffer;
}

function bodyOf(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/png`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)));
}

const file = (bytes: Buffer = picture, name = 'file'): Part => ({ name, filename: 'a.png', bytes });
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };

async function send(payload: Buffer, headers: Record<string, string> = form) {
  const answer = await server.send({
    method: 'POST',
    url,
    headers: { authorization: token, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('an upload', () => {
  const otherPart = 'Send one file, as the only part "file".';
  test.each<[string, Buffer, number, string, string | undefined]>([
    ['no part', bodyOf([]), 400, 'This field is required.', 'file'],
    ['a part of another name', bodyOf([file(picture, 'picture')]), 400, otherPart, 'picture'],
    ['two files', bodyOf([file(), file()]), 400, otherPart, 'file'],
    ['a field beside it', bodyOf([file(), { name: 'Id', bytes: Buffer.from('1') }]), 400, otherPart, 'Id'],
    ['a field before it', bodyOf([{ name: 'Id', bytes: Buffer.from('1') }, file()]), 400, otherPart, 'Id'],
    ['text in the place of a file', bodyOf([{ name: 'file', bytes: picture }]), 400, otherPart, 'file'],
    [
      'a name that objects inherit',
      bodyOf([file(picture, '__proto__')]),
      400,
      'The request could not be read.',
      undefined,
    ],
    ['no end', bodyOf([file()], ''), 400, 'The request could not be read.', undefined],
    ['no form at all', Buffer.from('hello'), 400, 'The request could not be read.', undefined],
  ])('with %s is refused', async (_name, payload, status, detail, path) => {
    const { status: given, body } = await send(payload);
    expect([given, body.detail]).toEqual([status, detail]);
    expect(body.errors?.[0]?.path).toBe(path);
  });

  test('must be a form, and no other call takes a form', async () => {
    const json = await send(Buffer.from('{}'), { 'content-type': 'application/json' });
    expect([json.status, json.body.detail]).toEqual([415, 'Please send the file as multipart/form-data.']);
    const none = await server.call(uploadAvatar, { token, params: { profileId: member.id } });
    expect(none.status).toBe(415);
    const nowhere = await send(bodyOf([file()]), { 'content-type': 'multipart/form-data' });
    expect(nowhere.status).toBe(400);
    const other = await server.send({
      method: 'POST',
      url: '/api/Auth/Login',
      headers: form,
      payload: bodyOf([file()]),
    });
    expect([other.statusCode, other.json().detail]).toEqual([415, 'Please send JSON.']);
  });

  test('beyond its limit is 413, with or without a declared length', async () => {
    const tooLarge = 'This file is too large: it can have at most 5 MB.';
    const told = await send(bodyOf([file(Buffer.alloc(5 * megabyte + 1))]));
    expect([told.status, told.body.detail]).toEqual([413, tooLarge]);
    const far = await send(bodyOf([file(Buffer.alloc(7 * megabyte))]));
    expect([far.status, far.body.detail]).toEqual([413, tooLarge]);
    const exact = await send(bodyOf([file(Buffer.alloc(5 * megabyte))]));
    expect(exact.status).toBe(400);
  });

  test('of a stranger or an unauthorised person is refused before its bytes are read', async () => {
    const huge = bodyOf([file(Buffer.alloc(7 * megabyte))]);
    const strange = await server.send({ method: 'POST', url, headers: form, payload: huge });
    expect(strange.statusCode).toBe(401);
    token = await server.signInAs(await server.buildPerson(tenant));
    expect((await send(huge)).status).toBe(403);
  });
});

describe('over a connection', () => {
  async function listening(): Promise<number> {
    if (!server.http.server.listening) await server.http.listen({ port: 0, host: '127.0.0.1' });
    return (server.http.server.address() as AddressInfo).port;
  }

  const arrived: IncomingMessage[] = [];
  server.http.server.on('request', (request) => void arrived.push(request));

  /** Waits until this many uploads have passed the session check and wait for their bytes. */
  async function hasBegun(count: number) {
    const { pool } = server.context;
    // The server begins to read a body when the upload has its place.
    const isRead = () => arrived.length === count && arrived.every((request) => request.readableFlowing);
    await vi.waitUntil(() => isRead() && pool.idleCount === pool.totalCount, { timeout: 20_000 });
  }

  async function begin(payload: Buffer, sent: number, path = url) {
    const call = sendRaw({
      port: await listening(),
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { ...form, authorization: token, 'content-length': String(payload.length) },
    });
    const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
      call.on('response', async (response) =>
        resolve({ status: response.statusCode ?? 0, text: await readText(response) }),
      );
      call.on('error', reject);
    });
    // The client aborts this upload, so nobody reads the reply.
    answered.catch(() => undefined);
    call.write(payload.subarray(0, sent));
    return { call, answered, end: () => call.end(payload.subarray(sent)) };
  }

  const avatar = async () =>
    (await server.call(getAvatar, { token, params: { id: member.id } })).body.AvatarImage;

  test('slow ones use no database connection, a person may have two at once, and an aborted one frees its place', async () => {
    const payload = bodyOf([file()]);
    arrived.length = 0;
    const first = await begin(payload, 40);
    const second = await begin(payload, 40);
    const third = () => send(payload);
    await hasBegun(2);
    expect((await third()).status).toBe(429);
    expect((await third()).body.detail).toBe(
      'You are sending too many files at once. Please wait until one is done.',
    );
    expect(server.context.pool.idleCount).toBe(server.context.pool.totalCount);
    first.call.destroy();
    await vi.waitUntil(async () => (await third()).status === 200, { timeout: 20_000, interval: 50 });
    second.end();
    expect((await second.answered).status).toBe(200);
  });

  test('one company’s uploads leave places for other companies', async () => {
    const payload = bodyOf([file()]);
    arrived.length = 0;
    const slow: Awaited<ReturnType<typeof begin>>[] = [];
    for (const manager of [lead, tenant.ceo, await server.buildPerson(tenant, { flags: ['isOrgAdmin'] })]) {
      token = await server.signInAs(manager);
      slow.push(await begin(payload, 40), await begin(payload, 40));
    }
    await hasBegun(6);
    token = await server.signInAs(member);
    const refused = await send(payload);
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'Your company is sending too many files at once. Please try again in a moment.',
    ]);
    const other = await server.buildTenant();
    const elsewhere = await server.send({
      method: 'POST',
      url: `/api/Profile/Avatar/Upload/${other.ceo.id}`,
      headers: { ...form, authorization: await server.signInAs(other.ceo) },
      payload,
    });
    expect(elsewhere.statusCode).toBe(200);
    for (const upload of slow) upload.call.destroy();
    await vi.waitUntil(async () => (await send(payload)).status === 200, { timeout: 20_000, interval: 50 });
  });

  test('a right that ends during the upload saves nothing', async () => {
    await server.call(deleteAvatar, { token, params: { profileId: member.id } });
    arrived.length = 0;
    const upload = await begin(bodyOf([file()]), 40);
    await hasBegun(1);
    const move = (manager: number) =>
      inTenant(server.context.pool, tenant.id, (db) =>
        db.updateTable('person').set({ manager_id: manager }).where('id', '=', member.id).execute(),
      );
    await move(tenant.ceo.id);
    upload.end();
    expect((await upload.answered).status).toBe(403);
    expect(await avatar()).toBeNull();
    await move(lead.id);
  });

  test('a capability that ends during the upload saves nothing', async () => {
    const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
    token = await server.signInAs(admin);
    arrived.length = 0;
    const people = file(Buffer.from(`Name,Email\nNew,new@${tenant.subdomain}.example\n`));
    const upload = await begin(bodyOf([people]), 40, '/api/Profile/Import/Preview');
    await hasBegun(1);
    await inTenant(server.context.pool, tenant.id, (db) =>
      db.updateTable('person').set({ is_org_admin: false }).where('id', '=', admin.id).execute(),
    );
    upload.end();
    expect((await upload.answered).status).toBe(403);
    const stored = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('person_import').select('id').execute(),
    );
    expect(stored).toEqual([]);
  });

  test('a session that ends during the upload saves nothing', async () => {
    arrived.length = 0;
    const upload = await begin(bodyOf([file()]), 40);
    await hasBegun(1);
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .updateTable('session')
        .set({ ended_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    upload.end();
    expect((await upload.answered).status).toBe(401);
    token = await server.signInAs(lead);
    expect(await avatar()).toBeNull();
  });

  test('a storage that cannot be written is 503, and keeps no partial file', async () => {
    const { config } = server.context;
    const folder = config.files.kind === 'folder' ? config.files.folder : '';
    const { mkdir, rename, rm, writeFile } = await import('node:fs/promises');
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'a file in the place of the folder');
    const refused = await send(bodyOf([file()]));
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect([refused.status, refused.body.detail]).toEqual([
      503,
      'Files cannot be stored or read at this moment. Please try again shortly.',
    ]);
    expect(await avatar()).toBeNull();
    expect((await send(bodyOf([file()]))).status).toBe(200);
  });
});

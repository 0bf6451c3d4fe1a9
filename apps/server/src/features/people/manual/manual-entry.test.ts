import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { bytesOf, manualCalls, pdf } from '../../../testing/manual-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { purgeUploads } from '../commands.purge.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const { isexist, stateOf, register, connect, upload, enter, attach, download, discOf, eventsOf } =
  manualCalls(company);
const pathOf = async (who: CastName) => (await upload(who)).body.FilePath;

describe('the manual entry', () => {
  test('has a type and a description, shows on the profile, and goes with the connection', async () => {
    const saved = await enter('lead', { Disc: 'SC', FilePath: await pathOf('lead') });
    expect(saved.body).toEqual({
      Disc: 'SC',
      Description: 'I begin.',
      FilePath: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await isexist('foreigner', 'lead')).status).toBe(404);
    expect((await isexist('member', 'lead')).body).toMatchObject({ status: 0, ManualUserManual: saved.body });
    expect(await discOf('lead')).toBe('SC');
    expect((await register('lead', 'lead')).body.status).toBe(1);
    expect((await enter('lead', { Disc: 'CS' })).body).toEqual({ ...saved.body, Disc: 'CS' });
    expect((await download('member', 'lead')).status).toBe(200);

    await connect('lead');
    expect(await stateOf('lead')).toMatchObject({ status: 2, ManualUserManual: null });
    expect(await discOf('lead')).toBeNull();
    expect((await download('member', 'lead')).status).toBe(404);
    for (const refused of [await enter('lead', {}), await attach('lead', await pathOf('lead'))])
      expect([refused.status, refused.problem.code]).toEqual([409, 'connected']);
    expect((await eventsOf('lead')).map(([kind]) => kind)).toEqual([
      'manual.attached',
      'manual.entered',
      'manual.registered',
      'manual.entered',
      'manual.connected',
    ]);
  });

  test('needs both parts, and knows the twelve types alone', async () => {
    const empty = await enter('goalAdmin', { Description: '  ' });
    expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([400, 'Description']);
    for (const Disc of ['Dominance+Influence', 'DI'])
      expect((await enter('goalAdmin', { Disc })).body.Disc).toBe('DI');
    for (const Disc of ['DS', 'd', 'Dominance+Steadiness', '', null])
      expect((await enter('goalAdmin', { Disc })).problem.errors?.[0]?.path).toBe('Disc');
    expect((await enter('goalAdmin', { Description: 'x'.repeat(5_001) })).status).toBe(400);
    expect((await enter('goalAdmin', { UserId: people.member.id })).status).toBe(400);
    expect((await enter('goalAdmin', { Description: '<b>x</b>' })).body.Description).toBe('<b>x</b>');
  });

  test('can be a file alone, which goes when it is taken off', async () => {
    const path = await pathOf('otherLead');
    expect((await attach('otherLead', path)).body).toEqual({ Disc: null, Description: '', FilePath: path });
    const file = await download('ceo', 'otherLead');
    expect([file.status, Buffer.compare(file.bytes, pdf)]).toEqual([200, 0]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bellwether-user-manual-2026-11-18.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await attach('otherLead', path)).body.FilePath).toBe(path);
    expect((await attach('otherLead', '')).body).toEqual({ Disc: null, Description: '', FilePath: '' });
    expect((await stateOf('otherLead')).ManualUserManual).toBeNull();
    expect((await eventsOf('otherLead')).map(([kind]) => kind)).toEqual([
      'manual.attached',
      'manual.attachment_removed',
    ]);
  });
});

describe('an upload', () => {
  test('is good once, for its uploader, for an hour', async () => {
    const theirs = await pathOf('ceo');
    const taken = await enter('goalManager', { FilePath: theirs });
    expect([taken.status, taken.problem.errors?.[0]?.path]).toEqual([400, 'FilePath']);
    const path = await pathOf('goalManager');
    expect((await enter('goalManager', { FilePath: path })).status).toBe(200);
    expect((await enter('goalManager', { FilePath: '' })).body.FilePath).toBe('');
    expect((await enter('goalManager', { FilePath: path })).status).toBe(400);
    const first = await pathOf('goalManager');
    const second = await pathOf('goalManager');
    expect((await attach('goalManager', first)).status).toBe(400);
    server.clock.advance(3_600_000);
    expect((await attach('goalManager', second)).status).toBe(400);
    expect((await attach('goalManager', '../../etc/passwd')).status).toBe(400);
  });

  test('must be a PDF by its content', async () => {
    const fakes = ['hello', '<html>%PDF-1.7 %%EOF', '%PDF-1.7 cut', '%PDF-9.9\n%%EOF', '%%EOF%PDF-1.7', ' '];
    for (const fake of fakes) {
      const { status, problem } = await upload('ceo', bytesOf(fake));
      expect([fake, status, problem.errors]).toEqual([
        fake,
        400,
        [
          {
            path: 'file',
            message: fake.endsWith('cut')
              ? 'This PDF is not complete. Please save it again and choose the new file.'
              : expect.stringContaining('Only PDF formats are allowed to upload.'),
          },
        ],
      ]);
    }
    const large = await upload('ceo', new Uint8Array(11 * 1_024 * 1_024));
    expect(large.status).toBe(413);
    const json = await server.send({
      method: 'POST',
      url: '/api/myusermanual/fileupload',
      payload: { FilePath: 'x' },
    });
    expect([401, 415]).toContain(json.statusCode);
  });

  test('that was never used is purged after its hour; a used one is not', async () => {
    const used = await pathOf('orgAdmin');
    await attach('orgAdmin', used);
    await upload('orgAdmin');
    const kinds = () =>
      company.read(async (db) => {
        const rows = await db
          .selectFrom('file')
          .select('kind')
          .where('owner_id', '=', people.orgAdmin.id)
          .orderBy('id')
          .execute();
        return rows.map(({ kind }) => kind);
      });
    await purgeUploads(server.context);
    expect(await kinds()).toEqual(['manual', 'manual_upload']);
    server.clock.advance(3_600_000);
    await purgeUploads(server.context);
    expect(await kinds()).toEqual(['manual']);
    expect((await download('ceo', 'orgAdmin')).status).toBe(200);
  });
});

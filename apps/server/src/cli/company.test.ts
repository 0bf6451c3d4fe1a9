import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTenant } from '@bellwether/contract/tenant';
import { tenantSettingNames } from '@bellwether/domain/tenant/settings';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { inTenant } from '../platform/database/transaction.ts';
import { runCommands } from '../testing/command-line.ts';
import { buildGoalCompany } from '../testing/goal-company.ts';
import { urlOf } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const tenant = await server.buildTenant({ name: 'Acme' });
const home = mkdtempSync(join(tmpdir(), 'bellwether-company-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const { files } = server.context.config;
const env = {
  DATABASE_URL: urlOf(server.connection),
  BELLWETHER_HOME: home,
  BELLWETHER_NOW: '2026-11-18T15:00:00Z',
  FILES_URL: files.kind === 'folder' ? `file://${files.folder}` : '',
};
const settings = (...words: string[]) =>
  runCommands(['tenant', 'settings', tenant.subdomain.toUpperCase(), ...words], env);
const brand = (...words: string[]) => runCommands(['tenant', 'brand', tenant.subdomain, ...words], env);

const events = (tenantId = tenant.id) =>
  inTenant(server.context.pool, tenantId, (db) =>
    db
      .selectFrom('event')
      .select(['kind', 'subject_id', 'actor_id', 'detail'])
      .where('tenant_id', '=', tenantId)
      .where('kind', 'in', ['tenant.settings_changed', 'tenant.changed'])
      .orderBy('id')
      .execute(),
  );
const stored = () =>
  inTenant(server.context.pool, tenant.id, (db) =>
    db.selectFrom('tenant_setting').selectAll().where('tenant_id', '=', tenant.id).executeTakeFirstOrThrow(),
  );

describe('tenant settings', () => {
  test('shows every setting with its value and what it does', async () => {
    const { code, printed } = await settings();
    expect(code).toBe(0);
    const lines = printed.split('\n');
    expect(lines.map((line) => line.split('=')[0])).toEqual(tenantSettingNames);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^drafts_per_day=50 +Goal drafts a day\. .*\. \(a whole number from 0 to 100000\)$/,
      ),
    );
    expect(printed).toMatch(/^talent_enabled=on .*\(on or off\)$/m);
    expect(printed).toMatch(/^goal_type=SMART .* It changes only while the company has no goal\.$/m);
  });

  test('names the columns of the table, all but the zone, the first quarter, the labels of ratings, the applied retention and the version', async () => {
    const others = ['tenant_id', 'time_zone', 'first_quarter', 'rating_labels', 'rating_labels_at'];
    others.push('event_days_applied', 'updated_at');
    const columns = Object.keys(await stored()).filter((name) => !others.includes(name));
    expect(columns.sort()).toEqual([...tenantSettingNames].sort());
  });

  test('changes them with one event that names what has another value', async () => {
    const { code, printed } = await settings('digest_minutes=30', 'talent_enabled=off', 'rating_levels=3');
    expect([code, printed]).toEqual([
      0,
      'digest_minutes=30\ntalent_enabled=off\nrating_levels=3 (as before)',
    ]);
    expect(await stored()).toMatchObject({ digest_minutes: 30, talent_enabled: false, rating_levels: 3 });
    expect(await events()).toEqual([
      {
        kind: 'tenant.settings_changed',
        subject_id: tenant.id,
        actor_id: null,
        detail: { names: ['digest_minutes', 'talent_enabled'] },
      },
    ]);
    await settings('digest_minutes=30');
    expect(await events()).toHaveLength(1);
  });

  test('changes all or nothing', async () => {
    const before = await stored();
    expect(await settings('digest_minutes=10', 'ask_weekday=8')).toEqual({
      code: 2,
      printed: '',
      noted: 'ask_weekday must be a whole number from 1 to 7.',
    });
    expect(await stored()).toEqual(before);
  });

  test('makes the quarters anew for another first month, while there is no goal', async () => {
    expect((await settings('first_fiscal_month=2', 'goal_type=OKR')).code).toBe(0);
    const quarters = await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .selectFrom('goal_period')
        .select(['start_date', 'end_date'])
        .where('tenant_id', '=', tenant.id)
        .orderBy('start_date')
        .execute(),
    );
    // From the company's first day, a year ago, to five after the current one.
    expect([quarters.at(0), quarters.at(4), quarters.length]).toEqual([
      { start_date: '2025-11-01', end_date: '2026-01-31' },
      { start_date: '2026-11-01', end_date: '2027-01-31' },
      10,
    ]);
  });

  test('keeps goal type and first month once there is a goal, and changes nothing beside them', async () => {
    const company = await buildGoalCompany(server);
    await company.signIn();
    await company.make('lead');
    const id = company.tenantId;
    const { subdomain } = await inTenant(server.context.pool, id, (db) =>
      db.selectFrom('tenant').select('subdomain').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    for (const [word, label] of [
      ['goal_type=OKR', 'Goal type'],
      ['first_fiscal_month=4', 'First month of the fiscal year'],
    ] as const)
      expect(await runCommands(['tenant', 'settings', subdomain, 'digest_minutes=9', word], env)).toEqual({
        code: 2,
        printed: '',
        noted: `“${label}” can change only while the company has no goal.`,
      });
    expect(await events(id)).toEqual([]);
    expect((await runCommands(['tenant', 'settings', subdomain, 'goal_type=SMART'], env)).printed).toBe(
      'goal_type=SMART (as before)',
    );
  });
});

describe('tenant brand', () => {
  const shown = async () => (await server.call(getTenant, { params: { id: tenant.subdomain } })).body;
  const pathOf = (name: string, bytes: Buffer) => {
    writeFileSync(join(home, name), bytes);
    return join(home, name);
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1a4f8b' } });

  test('changes logos and colours with one event, and takes them away', async () => {
    const wide = pathOf('wide.jpg', await picture(900, 600).jpeg().toBuffer());
    const square = pathOf('square.png', await picture(30, 30).png().toBuffer());
    const before = (await events()).length;
    const done = await brand(
      '--logo',
      wide,
      '--square-logo',
      square,
      '--colour',
      '#1A4F8B',
      '--text',
      'dark',
    );
    expect(done).toEqual({ code: 0, printed: 'The brand of Acme is changed.', noted: '' });
    expect(await shown()).toMatchObject({ PrimaryColor: '1a4f8b', UseLightTextOnPrimary: false });
    const rows = await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .selectFrom('file')
        .innerJoin('tenant', 'tenant.id', 'file.tenant_id')
        .select(['kind', 'height', 'key', 'logo', 'square_logo'])
        .where('file.tenant_id', '=', tenant.id)
        .orderBy('kind')
        .execute(),
    );
    expect(rows.map(({ kind, height }) => [kind, height])).toEqual([
      ['logo', 200],
      ['square_logo', 30],
    ]);
    expect(rows.map(({ key }) => key)).toEqual([rows[0]?.logo, rows[0]?.square_logo]);
    const picturePath = `/api/tenant/Logo/${tenant.id}/${rows[0]?.key}`;
    expect((await server.send({ method: 'GET', url: picturePath })).statusCode).toBe(200);
    expect((await events()).slice(before)).toEqual([
      {
        kind: 'tenant.changed',
        subject_id: tenant.id,
        actor_id: null,
        detail: { fields: ['primary_color', 'use_light_text', 'logo', 'square_logo'] },
      },
    ]);

    expect((await brand('--clear', 'logo, square-logo,colour')).code).toBe(0);
    expect(await shown()).toMatchObject({ PrimaryColor: null, UseLightTextOnPrimary: false });
    expect((await server.send({ method: 'GET', url: picturePath })).statusCode).toBe(404);
  });

  test('refuses what is no picture and what is too large, and changes nothing', async () => {
    const before = await shown();
    const text = pathOf('text.png', Buffer.from('no picture'));
    const refused = await brand('--text', 'light', '--logo', text);
    expect(refused).toMatchObject({ code: 2, printed: '', noted: expect.stringMatching(/PNG/) });
    const large = pathOf('large.png', Buffer.alloc(1_048_577));
    expect(await brand('--logo', large)).toMatchObject({
      code: 2,
      noted: `--logo: the file ${large} is larger than 1 MiB.`,
    });
    expect(await shown()).toEqual(before);
  });
});

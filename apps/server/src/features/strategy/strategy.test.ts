import { restoreSession } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import { getStrategy } from '@bellwether/contract/strategy';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, tenantId } = company;
const insiders: readonly CastName[] = ['ceo', 'orgAdmin', 'lead', 'member', 'goalAdmin', 'observer'];
const editors = new Set<CastName>(['ceo', 'orgAdmin']);

/** Writes a version directly to the database; without `at` it stays a draft. */
async function write(
  texts: { mission?: string; vision?: string; sales?: string; video_url?: string },
  at?: string,
) {
  const stamp = at ?? '2026-11-18T15:00:00Z';
  await company.read((db) =>
    db
      .insertInto('strategy_version')
      .values({
        tenant_id: tenantId,
        author_id: people.ceo.id,
        ...texts,
        created_at: stamp,
        updated_at: stamp,
        published_at: at ?? null,
      })
      .execute(),
  );
}

const page = (who: CastName) => company.must(who, getStrategy);
const summary = async (who: CastName) => (await company.must(who, getDashboard)).Strategy;

beforeEach(async () => {
  await company.read(async (db) => {
    await db.deleteFrom('strategy_version').execute();
    await db.updateTable('tenant_setting').set({ strategy_enabled: true }).execute();
  });
});

test('needs a session', async () => {
  expect((await company.call(null, getStrategy)).status).toBe(401);
});

describe('before anything is published', () => {
  test('the page is empty, and the summary is for people who can fill it', async () => {
    await write({ mission: '<p>Unfinished</p>' });
    for (const who of insiders) {
      const body = await page(who);
      expect([body.IsStrategy, body.PublishedAt, body.StrategyBasic.Mission]).toEqual([false, null, null]);
      expect([who, body.IsDraft, body.Permissions.Edit]).toEqual([who, editors.has(who), editors.has(who)]);
      expect(JSON.stringify(body)).not.toContain('Unfinished');
      expect(await summary(who)).toEqual(
        editors.has(who) ? { IsPublished: false, Mission: null, Vision: null, Values: null } : null,
      );
    }
  });
});

describe('once it is published', () => {
  beforeEach(async () => {
    await write({ mission: '<p>Old</p>', vision: '<p>Old</p>' }, '2026-02-01T12:00:00Z');
    await write({ mission: '<p>Help people</p>', sales: '<p>Ten</p>' }, '2026-08-01T12:00:00Z');
    await write({ mission: '<p>Unfinished</p>' });
  });

  test('everybody reads the filled parts of the latest publication', async () => {
    for (const who of insiders)
      expect(await page(who)).toEqual({
        IsStrategy: true,
        IsDraft: editors.has(who),
        PublishedAt: '2026-08-01T12:00:00Z',
        GuidanceVideo: { VideoUrl: null },
        Video: { VideoUrl: null },
        StrategyBasic: { Mission: '<p>Help people</p>', Vision: null, Values: null },
        Objectives: {
          Customers: null,
          Employees: null,
          Shareholders: null,
          Sales: '<p>Ten</p>',
          Marketing: null,
          Product: null,
        },
        Permissions: { Edit: editors.has(who) },
      });
  });

  test('the dashboard has a summary, for all but observers', async () => {
    const short = { IsPublished: true, Mission: '<p>Help people</p>', Vision: null, Values: null };
    for (const who of insiders)
      expect([who, await summary(who)]).toEqual([who, who === 'observer' ? null : short]);
  });

  test('another company reads its own', async () => {
    expect((await page('foreigner')).IsStrategy).toBe(false);
  });

  test('a company that does not use it shows it nowhere', async () => {
    await company.read((db) => db.updateTable('tenant_setting').set({ strategy_enabled: false }).execute());
    for (const who of insiders) {
      expect([who, (await company.call(who, getStrategy)).status]).toEqual([who, 404]);
      expect(await summary(who)).toBeNull();
      expect((await company.must(who, restoreSession)).Tenant.StrategyEnabled).toBe(false);
    }
    expect((await company.call('foreigner', getStrategy)).status).toBe(200);
    expect((await company.must('foreigner', restoreSession)).Tenant.StrategyEnabled).toBe(true);
  });

  test('takes one statement beside the session’s', async () => {
    const { tables } = await server.countStatements(() => page('member'));
    expect(tables.length).toBe(2);
  });
});

test('there is one draft at most, and a video only by https', async () => {
  await write({ mission: '<p>One</p>' });
  await expect(write({ mission: '<p>Two</p>' })).rejects.toThrow('strategy_version_one_draft');
  await expect(write({ video_url: 'http://example.com' }, '2026-08-01T12:00:00Z')).rejects.toThrow(
    'video_url',
  );
});

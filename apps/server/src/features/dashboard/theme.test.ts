import { deleteTheme, getDashboard, getTheme, saveTheme } from '@bellwether/contract/dashboard';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { periods } = company;

const save = (who: CastName, body: object) => company.call(who, saveTheme, { body });
const remove = (who: CastName, query: Record<string, string> = {}) =>
  company.call(who, deleteTheme, { query });
const shown = async (who: CastName) => (await company.must(who, getDashboard)).Theme;
const changed = 'Somebody else has changed this meanwhile. Reload to see the changes.';

beforeEach(async () => {
  await company.goTo('2026-11-18T15:00:00Z');
  await company.read((db) => db.deleteFrom('quarter_theme').execute());
});

describe('permission', () => {
  test.each([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 403],
    ['goalManager', 403],
    ['goalAdmin', 403],
    ['member', 403],
    ['observer', 403],
  ] as const)('%s: %i', async (who, status) => {
    expect((await save(who, { Title: 'Quality first' })).status).toBe(status);
    expect((await company.call(who, getTheme)).status).toBe(status);
    await save('ceo', { Title: 'Quality first' });
    expect((await remove(who)).status).toBe(status);
    expect(await shown('ceo')).toEqual(
      status === 200 ? null : expect.objectContaining({ Title: 'Quality first' }),
    );
  });

  test('nobody without a session', async () => {
    expect((await company.call(null, saveTheme, { body: { Title: 'x' } })).status).toBe(401);
    expect((await company.call(null, getTheme)).status).toBe(401);
    expect((await company.call(null, deleteTheme)).status).toBe(401);
  });

  test('another company has its own theme', async () => {
    await save('ceo', { Title: 'Ours' });
    expect(await shown('foreigner')).toBeNull();
    expect((await save('foreigner', { Title: 'Theirs', UpdatedAt: null })).status).toBe(200);
    expect((await remove('foreigner')).status).toBe(200);
    expect((await shown('member'))?.Title).toBe('Ours');
  });
});

test.each([
  [{}, 'Title', 'Please enter theme!'],
  [{ Title: '' }, 'Title', 'Please enter theme!'],
  [{ Title: ' \t ' }, 'Title', 'Please enter theme!'],
  [{ Title: null }, 'Title', 'Please enter theme!'],
  [{ Title: 'x'.repeat(256) }, 'Title', 'Theme can have at most 255 characters.'],
  [{ Title: 'a\u0000b' }, 'Title', 'This text holds a character that cannot be stored.'],
  [{ Title: 'x', UpdatedAt: 7 }, 'UpdatedAt', undefined],
  [{ Title: 'x', PeriodId: 1 }, 'PeriodId', undefined],
])('%j is refused with 400', async (body, path, message) => {
  const answer = await save('ceo', body);
  expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
  if (message) expect(answer.problem.errors?.[0]?.message).toBe(message);
  expect(await shown('ceo')).toBeNull();
});

test('255 characters, trimmed, are stored unchanged', async () => {
  const Title = `${'ü'.repeat(254)}!`;
  const { body } = await save('ceo', { Title: `  ${Title} ` });
  expect(body).toEqual({ Title, PeriodId: periods.current.id, UpdatedAt: '2026-11-18T15:00:00Z' });
  expect((await company.must('ceo', getTheme)).Theme).toEqual(body);
});

test('a theme belongs to its quarter: the next quarter begins without one', async () => {
  await save('ceo', { Title: 'Fourth quarter' });
  await company.goTo('2027-01-01T15:00:00Z');
  expect(await shown('member')).toBeNull();
  expect((await save('ceo', { Title: 'First quarter', UpdatedAt: null })).status).toBe(200);
  await company.goTo('2026-12-31T15:00:00Z');
  expect((await shown('member'))?.Title).toBe('Fourth quarter');
});

describe('two at once', () => {
  test('of two who add one at the same moment one wins, the other gets 409', async () => {
    const answers = await Promise.all([
      save('ceo', { Title: 'Of the ceo', UpdatedAt: null }),
      save('orgAdmin', { Title: 'Of the admin', UpdatedAt: null }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.status === 200);
    expect(await shown('ceo')).toEqual(winner?.body);
  });

  test('of two who change it at the same moment one wins', async () => {
    const { body } = await save('ceo', { Title: 'Before' });
    const answers = await Promise.all(
      (['ceo', 'orgAdmin'] as const).map((who) =>
        save(who, { Title: `Of ${who}`, UpdatedAt: body.UpdatedAt }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.problem.detail).toBe(changed);
  });

  test('of two who delete it at the same moment one wins', async () => {
    const { body } = await save('ceo', { Title: 'Before' });
    const answers = await Promise.all(
      (['ceo', 'orgAdmin'] as const).map((who) => remove(who, { UpdatedAt: body.UpdatedAt })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('a save is 409 if it started from an older theme, from none, or from a deleted one', async () => {
    const first = await save('ceo', { Title: 'First' });
    const second = await save('orgAdmin', { Title: 'Second', UpdatedAt: first.body.UpdatedAt });
    // Both changes have the same millisecond of the clock, and still differ.
    expect(second.body.UpdatedAt).toBe('2026-11-18T15:00:00.001Z');
    expect((await save('ceo', { Title: 'Late', UpdatedAt: first.body.UpdatedAt })).status).toBe(409);
    expect((await save('ceo', { Title: 'Late', UpdatedAt: null })).status).toBe(409);
    expect((await remove('ceo', { UpdatedAt: first.body.UpdatedAt })).status).toBe(409);
    expect((await remove('ceo', { UpdatedAt: second.body.UpdatedAt })).body).toEqual({
      Id: periods.current.id,
    });
    expect((await save('ceo', { Title: 'Late', UpdatedAt: second.body.UpdatedAt })).status).toBe(409);
    expect((await remove('ceo', { UpdatedAt: second.body.UpdatedAt })).status).toBe(409);
    expect((await remove('ceo')).status).toBe(404);
  });

  test('an invalid time is 400, before anything else is checked', async () => {
    const nothingYet = await save('ceo', { Title: 'x', UpdatedAt: 'yesterday' });
    await save('ceo', { Title: 'First' });
    for (const answer of [
      nothingYet,
      await save('ceo', { Title: 'x', UpdatedAt: 'yesterday' }),
      await save('member', { Title: 'x', UpdatedAt: '' }),
      await save('ceo', { Title: 'x', UpdatedAt: '0'.repeat(500) }),
      await remove('ceo', { UpdatedAt: 'yesterday' }),
    ])
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'UpdatedAt']);
  });
});

test('each change writes an event without the text', async () => {
  const { body } = await save('ceo', { Title: 'A secret plan' });
  await save('ceo', { Title: 'Another', UpdatedAt: body.UpdatedAt });
  await remove('orgAdmin');
  const events = await company.read((db) =>
    db
      .selectFrom('event')
      .selectAll()
      .where('kind', 'like', 'theme.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute(),
  );
  expect(events.map((event) => event.kind)).toEqual(['theme.deleted', 'theme.changed', 'theme.added']);
  for (const event of events) {
    expect(event.subject_id).toBe(periods.current.id);
    expect(JSON.stringify(event)).not.toContain('secret');
  }
});

import { createGoal } from '@bellwether/contract/goals/drafting';
import { settingWireName } from '@bellwether/contract/tenant.setting-names';
import { getSettings, type SettingValues, saveSettings } from '@bellwether/contract/tenant.settings';
import type { TenantSettingName } from '@bellwether/domain/tenant/settings';
import { describe, expect, test } from 'vitest';
import { asPerson, asTenant } from '#platform/session/gate.ts';
import type { PersonOptions } from '../../testing/factory.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

async function newCompany(options?: PersonOptions) {
  const tenant = await server.buildTenant();
  const person = options ? await server.buildPerson(tenant, options) : tenant.ceo;
  return { tenant, token: await server.signInAs(person) };
}

const save = (token: string | undefined, Settings: SettingValues | object, UpdatedAt?: string | null) =>
  server.call(saveSettings, { token, body: { Settings, ...(UpdatedAt === undefined ? {} : { UpdatedAt }) } });

describe('the settings', () => {
  test.each<[string, PersonOptions | null | undefined, number]>([
    ['a stranger', null, 401],
    ['a manager', { role: 'manager', flags: ['isGoalAdmin'] }, 403],
    ['an observer with flags', { role: 'observer', flags: ['isOrgAdmin', 'isHrAdmin'] }, 403],
    ['the ceo', undefined, 200],
    ['an org admin', { flags: ['isOrgAdmin'] }, 200],
    ['an HR admin', { flags: ['isHrAdmin'] }, 200],
  ])('of %s', async (_name, options, status) => {
    const token = options === null ? undefined : (await newCompany(options)).token;
    expect((await server.call(getSettings, { token })).status).toBe(status);
    expect((await save(token, { TalentEnabled: false })).status).toBe(status);
  });

  test('of appraisals are all that an HR admin reads and changes', async () => {
    const { token } = await newCompany({ flags: ['isHrAdmin'] });
    const { body } = await server.call(getSettings, { token });
    expect(Object.keys(body.Settings)).toHaveLength(9);
    expect((await save(token, { AppraisalGraceWeeks: 5 })).body.Settings.AppraisalGraceWeeks).toBe(5);
    expect((await save(token, { AppraisalGraceWeeks: 6, AskWeekday: 2 })).status).toBe(403);
    expect((await server.call(getSettings, { token })).body.Settings.AppraisalGraceWeeks).toBe(5);
  });

  test('change together, hold for the next request, and leave one event of their names', async () => {
    const { tenant, token } = await newCompany();
    const { body } = await save(
      token,
      { StatusEditWeeks: 4, EmployeeNotesEnabled: false, AskWeekday: 4 },
      null,
    );
    expect(body).toMatchObject({
      Settings: { StatusEditWeeks: 4, EmployeeNotesEnabled: false },
      Locked: [],
      OpenAppraisals: [],
      UpdatedAt: expect.any(String),
    });
    const { rows } = await server.owner.query(
      "select detail, actor_id from event where tenant_id = $1 and kind = 'tenant.settings_changed'",
      [tenant.id],
    );
    expect(rows).toEqual([
      { detail: { names: ['status_edit_weeks', 'employee_notes_enabled'] }, actor_id: tenant.ceo.id },
    ]);
  });

  test('of a stale form are refused', async () => {
    const { token } = await newCompany();
    const first = await save(token, { AskWeekday: 1 }, null);
    expect((await save(token, { AskWeekday: 2 }, null)).problem.code).toBe('changed_meanwhile');
    expect((await save(token, { AskWeekday: 2 }, first.body.UpdatedAt)).status).toBe(200);
    expect((await save(token, { AskWeekday: 3 }, first.body.UpdatedAt)).status).toBe(409);
  });

  test.each<[object, string]>([
    [{ AskWeekday: 8 }, 'Please enter a whole number from 1 to 7.'],
    [{ AskWeekday: 1.5 }, 'Please enter a whole number from 1 to 7.'],
    [{ RatingLevels: 4 }, 'Please choose one of 3, 5.'],
  ])('%o is refused at its field', async (settings, message) => {
    const { token } = await newCompany();
    const { status, problem } = await save(token, settings);
    const [path] = Object.keys(settings);
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test('that are unknown are refused', async () => {
    const { token } = await newCompany();
    expect((await save(token, { TenantId: 1 })).status).toBe(400);
    expect((await save(token, { StrategyEnabled: 'on' })).status).toBe(400);
  });

  test('of quarters and goals change while the company has no goal, and quarters follow', async () => {
    const company = await buildGoalCompany(server);
    const before = await company.must('ceo', getSettings);
    expect(before.Locked).toEqual([]);
    const changed = await company.must('ceo', saveSettings, {
      body: { Settings: { FirstFiscalMonth: 4, GoalType: 'OKR' } },
    });
    expect(changed.Settings).toMatchObject({ FirstFiscalMonth: 4, GoalType: 'OKR' });
    const { rows } = await server.owner.query(
      'select distinct extract(month from start_date)::int as month from goal_period where tenant_id = $1 order by 1',
      [company.tenantId],
    );
    expect(rows.map(({ month }) => month)).toEqual([1, 4, 7, 10]);
  });

  test('of quarters and goals are locked once the company has a goal', async () => {
    const company = await buildGoalCompany(server);
    await company.must('ceo', createGoal, { body: company.save({ IsDraft: true }) });
    const { Locked } = await company.must('orgAdmin', getSettings);
    expect(Locked).toEqual(['GoalType', 'FirstFiscalMonth']);
    const refused = await company.call('ceo', saveSettings, {
      body: { Settings: { FirstFiscalMonth: 4, AskWeekday: 1 } },
    });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      '“First month of the fiscal year” can change only while the company has no goal.',
    ]);
    expect((await company.must('ceo', getSettings)).Settings.AskWeekday).toBe(4);
  });
});

test('a person’s scope and the company’s own have every setting, as it is stored', async () => {
  const { tenant, token } = await newCompany();
  await save(token, { AppraisalEffectiveDate: '2026-10-01', DigestMinutes: 7, OpinionsEnabled: false });
  const { body } = await server.call(getSettings, { token });
  const request = { tenantId: tenant.id, now: server.clock.now(), requestId: 'settings' };
  const acting = { ...request, personId: tenant.ceo.id };
  const scopes = [
    await asPerson(server.context, acting, async (scope) => scope.tenant.settings),
    await asTenant(server.context, request, async (scope) => scope.tenant.settings),
  ];
  for (const settings of scopes) {
    const shown = Object.entries(settings ?? {}).map(([name, value]) => [
      settingWireName(name as TenantSettingName),
      value ?? '',
    ]);
    expect(Object.fromEntries(shown)).toEqual(body.Settings);
    expect(settings?.digest_minutes).toBe(7);
  }
});

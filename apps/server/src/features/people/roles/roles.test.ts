import { getProfile, type RolesSave, saveProfile, saveRoles } from '@bellwether/contract/people/profile';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: false, IsGoalManager: false };

const give = (who: CastName, person: TestPerson, fields: Partial<RolesSave>) =>
  company.call(who, saveRoles, {
    params: { id: person.id },
    body: { RoleName: person.role, ...none, ...fields },
  });
const roleOf = async (person: TestPerson) =>
  (await company.must('orgAdmin', getProfile, { params: { id: person.id } })).RoleName;

describe('a role', () => {
  test.each<[CastName, RoleName, number]>([
    ['lead', 'manager', 200],
    ['lead', 'observer', 403],
    ['lead', 'ceo', 403],
    ['orgAdmin', 'manager', 200],
    ['ceo', 'manager', 200],
    ['peer', 'manager', 403],
    ['goalAdmin', 'manager', 403],
    ['observer', 'manager', 403],
  ])('by %s: %s gets %i', async (who, RoleName, status) => {
    const person = await hire({ manager: people.lead });
    expect((await give(who, person, { RoleName })).status).toBe(status);
    const byProfile = await hire({ manager: people.lead });
    const body = { Name: 'A', JobTitle: 'B', Email: byProfile.email, RoleName };
    expect((await company.call(who, saveProfile, { params: { id: byProfile.id }, body })).status).toBe(
      status,
    );
    expect(await roleOf(person)).toBe(status === 200 ? RoleName : 'contributor');
  });

  test('can never be changed by oneself, and an unchanged role needs no right', async () => {
    const own = await give('orgAdmin', people.orgAdmin, { RoleName: 'manager', IsOrgAdmin: true });
    expect([own.status, own.problem.code]).toEqual([409, 'own_rights']);
    expect((await give('lead', people.lead, {})).status).toBe(200);
  });

  test('of an observer or contributor needs a person without reports, of an observer also without manager', async () => {
    const boss = await hire({ role: 'manager' });
    await hire({ manager: boss, deactivated: true });
    const sentence = (role: string) =>
      `The ${role} role cannot be given to a user with direct reports or a manager.`;
    for (const role of ['observer', 'contributor'] as const) {
      const { status, problem } = await give('ceo', boss, { RoleName: role });
      expect([status, problem.errors]).toEqual([400, [{ path: 'RoleName', message: sentence(role) }]]);
    }
    const led = await hire({ manager: people.lead });
    expect((await give('ceo', led, { RoleName: 'observer' })).problem.code).toBe('observer_with_ties');
    const free = await hire({ role: 'manager', manager: null });
    expect((await give('orgAdmin', free, { RoleName: 'observer' })).body.RoleName).toBe('observer');
    expect((await give('orgAdmin', free, { RoleName: 'contributor' })).body.RoleName).toBe('contributor');
  });

  test('that may not have reports removes the department', async () => {
    const boss = await hire({ role: 'manager', orgUnit: 'Workshop' });
    const { body } = await give('ceo', boss, { RoleName: 'contributor' });
    expect([body.OwnOrgUnit, body.OrgUnit]).toEqual([null, 'Corporate']);
  });
});

describe('flags', () => {
  test.each<[string, PersonOptions['flags'], Partial<RolesSave>, number]>([
    ['a manager', [], { IsGoalAdmin: true }, 403],
    ['a goal admin above', ['isGoalAdmin'], { IsGoalAdmin: true }, 200],
    ['a goal admin above', ['isGoalAdmin'], { IsGoalManager: true }, 200],
    ['a goal admin above', ['isGoalAdmin'], { IsHrAdmin: true }, 403],
    ['an hr admin above', ['isHrAdmin'], { IsHrAdmin: true }, 200],
    ['an hr admin above', ['isHrAdmin'], { IsOrgAdmin: true }, 403],
    ['an org admin', ['isOrgAdmin'], { IsOrgAdmin: true, IsHrAdmin: true, IsGoalAdmin: true }, 200],
  ])('%s with %j gives %j: %i', async (_who, flags, fields, status) => {
    const boss = await hire({ role: 'manager', flags });
    const person = await hire({ manager: boss });
    const stranger = await hire({ manager: people.lead });
    const token = await server.signInAs(boss);
    const by = (to: TestPerson) =>
      server.call(saveRoles, {
        token,
        params: { id: to.id },
        body: { RoleName: 'contributor', ...none, ...fields },
      });
    const answer = await by(person);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toMatchObject(fields);
    // Goal and HR admins have no rights over people outside their organisation.
    expect((await by(stranger)).status).toBe(flags?.includes('isOrgAdmin') ? 200 : 403);
  });

  test('of goal admin and goal manager exclude each other', async () => {
    const person = await hire();
    const answer = await give('ceo', person, { IsGoalAdmin: true, IsGoalManager: true });
    expect([answer.status, answer.problem.errors]).toEqual([
      400,
      [{ path: 'IsGoalManager', message: 'You only can be either a Goal Admin or Goal Manager.' }],
    ]);
  });

  test('of the ceo can be set by the ceo themselves', async () => {
    expect((await give('ceo', people.ceo, { IsHrAdmin: true })).body.IsHrAdmin).toBe(true);
    expect((await give('lead', people.ceo, { IsHrAdmin: false })).status).toBe(403);
    expect((await give('orgAdmin', people.ceo, {})).body.IsHrAdmin).toBe(false);
  });
});

describe('a new ceo', () => {
  test('needs a change to another person, who is active and no observer', async () => {
    // Without `CeoId` a ceo whose row has just changed counts as one whom nobody has seen.
    server.clock.advance(10_000);
    for (const who of ['ceo', 'orgAdmin'] as const) {
      const { status, problem } = await give(who, people.ceo, { RoleName: 'manager' });
      expect([status, problem.detail]).toEqual([409, 'Make someone else the ceo first']);
    }
    const gone = await hire({ deactivated: true });
    const invited = await hire({ withoutPassword: true });
    const observer = await hire({ role: 'observer' });
    const codes: string[] = [];
    for (const person of [gone, invited, observer]) {
      const { status, problem } = await give('orgAdmin', person, { RoleName: 'ceo' });
      expect(status).toBe(409);
      codes.push(problem.code);
    }
    expect(codes).toEqual(['deactivated', 'invited', 'is_observer']);
    const self = { RoleName: 'ceo', IsOrgAdmin: true } as const;
    const own = await give('orgAdmin', people.orgAdmin, self);
    expect([own.status, own.problem.detail]).toEqual([
      409,
      'You cannot change your own role and permissions.',
    ]);
    // Nobody takes the last org admin's flag from themselves: the ceo, who cannot leave, does.
    expect((await give('orgAdmin', people.orgAdmin, { IsOrgAdmin: false })).problem.code).toBe('own_rights');
  });

  test('gets the old ceo as a report; of several concurrent changes one wins, and one ceo always remains', async () => {
    const tenant = await server.buildTenant();
    const make = (options: PersonOptions) => server.buildPerson(tenant, options);
    const heirs = [await make({ role: 'manager', orgUnit: 'East' }), await make({ role: 'manager' })];
    const report = await make({ manager: heirs[0] ?? null });
    const token = await server.signInAs(tenant.ceo);
    // Start both calls before either ends: the first waits for the tree's lock, the second for the first call.
    const lock = `select pg_advisory_xact_lock(hashtext('org_path'), ${tenant.id})`;
    const tree = await holdRows(server.owner, tenant.id, lock);
    const asked = heirs.map((heir) =>
      server.call(saveRoles, { token, params: { id: heir.id }, body: { RoleName: 'ceo', ...none } }),
    );
    await tree.whenWaiting(2);
    await tree.release();
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const won = answers.findIndex((answer) => answer.status === 200);
    const [winner, loser] = won === 0 ? heirs : heirs.toReversed();
    const rows = await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .selectFrom('person')
        .select(['id', 'role_name', 'manager_id', 'org_unit'])
        .where('tenant_id', '=', tenant.id)
        .orderBy('id')
        .execute(),
    );
    const byId = new Map(rows.map((row) => [row.id, [row.role_name, row.manager_id]]));
    expect(byId.get(winner?.id ?? 0)).toEqual(['ceo', null]);
    expect(byId.get(tenant.ceo.id)).toEqual(['manager', winner?.id]);
    expect(byId.get(loser?.id ?? 0)).toEqual(['manager', tenant.ceo.id]);
    expect(byId.get(report.id)).toEqual(['contributor', heirs[0]?.id]);
    expect(rows.map((row) => row.org_unit)).toContain('East');
  });

  test('is made once by eight at one moment; the others are told to look again', async () => {
    for (const isNamed of [true, false]) {
      const tenant = await server.buildTenant();
      const heirs = [];
      for (let at = 0; at < 8; at += 1) heirs.push(await server.buildPerson(tenant, { role: 'manager' }));
      const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
      const tokens = [await server.signInAs(tenant.ceo), await server.signInAs(admin)];
      const seen = isNamed ? { CeoId: tenant.ceo.id } : {};
      const answers = await Promise.all(
        heirs.map((heir, at) =>
          server.call(saveRoles, {
            token: tokens[at % 2],
            params: { id: heir.id },
            body: { RoleName: 'ceo', ...none, ...seen },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      const late = await server.call(saveRoles, {
        token: tokens[1],
        params: { id: heirs.find((_, at) => answers[at]?.status === 409)?.id ?? 0 },
        body: { RoleName: 'ceo', ...none, CeoId: tenant.ceo.id },
      });
      expect([late.status, late.problem.code]).toEqual([409, 'ceo_changed']);
    }
  });
});

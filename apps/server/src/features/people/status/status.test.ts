import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { getProfile } from '@bellwether/contract/people/profile';
import { activatePerson, deactivatePerson, getDeactivationPreview } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type PersonOptions, type TestPerson, testPassword } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const deactivate = (who: CastName | null, { id }: TestPerson) =>
  company.call(who, deactivatePerson, { params: { id } });
const activate = (who: CastName | null, { id }: TestPerson) =>
  company.call(who, activatePerson, { params: { id } });
const preview = (who: CastName, { id }: TestPerson) =>
  company.call(who, getDeactivationPreview, { params: { id } });

describe('deactivating', () => {
  test.each<[CastName | null, number]>([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 200],
    ['peer', 403],
    ['otherLead', 403],
    ['goalAdmin', 403],
    ['observer', 403],
    ['foreigner', 404],
    [null, 401],
  ])('and activating by %s: %i', async (who, status) => {
    const person = await hire({ manager: people.lead });
    const gone = await hire({ manager: people.lead, deactivated: true });
    const answers = [await deactivate(who, person), await activate(who, gone)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    if (status === 200) expect(answers.map(({ body }) => body.Status)).toEqual(['Deactivated', 'Active']);
  });

  test.each<[CastName, CastName, number, string]>([
    ['orgAdmin', 'ceo', 409, 'Make someone else the ceo first'],
    ['ceo', 'ceo', 409, 'Make someone else the ceo first'],
    ['orgAdmin', 'orgAdmin', 409, 'You cannot deactivate yourself.'],
    ['lead', 'lead', 409, 'You cannot deactivate yourself.'],
    ['lead', 'ceo', 403, 'You are not authorized!'],
    ['member', 'member', 403, 'You are not authorized!'],
    ['observer', 'observer', 403, 'You are not authorized!'],
  ])('is never for oneself and the ceo: %s deactivates %s', async (who, of, status, detail) => {
    const refused = await deactivate(who, people[of]);
    expect([refused.status, refused.problem.detail]).toEqual([status, detail]);
    expect((await company.call(of, restoreSession)).status).toBe(200);
  });

  test('ends sessions and sign-in at once; activating allows the sign-in again', async () => {
    const tenant = await server.buildTenant();
    const person = await server.buildPerson(tenant);
    const token = await server.signInAs(person);
    const boss = await server.signInAs(tenant.ceo);
    const body = { userName: person.email, password: testPassword, domain: tenant.subdomain };
    const params = { id: person.id };
    await server.call(deactivatePerson, { token: boss, params });
    expect((await server.call(restoreSession, { token })).status).toBe(401);
    expect((await server.call(signIn, { body })).status).toBe(401);
    expect((await server.call(activatePerson, { token: boss, params })).body.Status).toBe('Active');
    // The former session stays ended.
    expect((await server.call(restoreSession, { token })).status).toBe(401);
    expect((await server.call(signIn, { body })).status).toBe(200);
  });

  test('keeps manager, flags, department and reports, and is recorded once', async () => {
    const boss = await hire({ role: 'manager', flags: ['isHrAdmin'], orgUnit: 'Loft', manager: people.lead });
    const report = await hire({ manager: boss });
    await deactivate('ceo', boss);
    const repeated = await deactivate('ceo', boss);
    expect(repeated.body).toMatchObject({
      Status: 'Deactivated',
      Manager: people.lead.id,
      IsHrAdmin: true,
      OwnOrgUnit: 'Loft',
      DirectReports: [report.id],
    });
    const kinds = await inTenant(server.context.pool, company.tenantId, (db) =>
      db
        .selectFrom('event')
        .select('kind')
        .where('tenant_id', '=', company.tenantId)
        .where('subject_id', '=', boss.id)
        .execute(),
    );
    expect(kinds).toEqual([{ kind: 'person.deactivated' }]);
    const seen = await company.must('peer', getProfile, { params: { id: boss.id } });
    expect([seen.Status, seen.Permissions.Activate]).toEqual(['Deactivated', undefined]);
  });
});

describe('the preview', () => {
  test('counts open goals that the caller sees, and active direct reports', async () => {
    await company.make('outsider', { Title: 'Draft' });
    await company.makeApproved('outsider', { Title: 'Open' });
    await company.makeApproved('outsider', { Title: 'Private', IsPrivate: true });
    const [first, second] = company.periods.all.slice(company.periods.all.indexOf(company.periods.current));
    await company.make('outsider', { Title: 'Later', PeriodId: second?.id ?? 0 });
    expect((await preview('ceo', people.outsider)).body).toMatchObject({
      GoalCount: 4,
      UserCount: 0,
      ReassignCount: 4,
      Periods: [
        { PeriodId: first?.id, GoalCount: 3 },
        { PeriodId: second?.id, GoalCount: 1 },
      ],
    });
    expect((await preview('orgAdmin', people.outsider)).body.GoalCount).toBe(1);
    const boss = await hire({ role: 'manager' });
    await hire({ manager: boss });
    await hire({ manager: boss, deactivated: true });
    expect((await preview('ceo', boss)).body).toMatchObject({ GoalCount: 0, UserCount: 1, Periods: [] });
  });

  test('says how many goals the caller may give away, and stays after the deactivation', async () => {
    const boss = await hire({ role: 'manager', manager: people.otherLead });
    const leaver = await hire({ manager: boss });
    const token = await server.signInAs(leaver);
    await server.call(createGoal, { token, body: company.save() });
    // This manager is two levels above: they see the draft, but only the direct manager may reassign it (goals.7).
    expect((await preview('otherLead', leaver)).body).toMatchObject({ GoalCount: 1, ReassignCount: 0 });
    await deactivate('otherLead', leaver);
    expect((await preview('ceo', leaver)).body).toMatchObject({ GoalCount: 1, ReassignCount: 1 });
  });

  test('is absent for everybody who may not deactivate the person', async () => {
    for (const who of ['outsider', 'peer', 'goalAdmin', 'observer', 'foreigner'] as const)
      expect([who, (await preview(who, people.outsider)).status]).toEqual([who, 404]);
    expect((await preview('orgAdmin', people.ceo)).status).toBe(404);
  });
});

import { changeManager, getCeo, listManagerChoices } from '@bellwether/contract/people/manager';
import { getProfile } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const move = (who: CastName | null, person: TestPerson, managerId: number) =>
  company.call(who, changeManager, { params: { id: person.id, managerId } });
const choices = (who: CastName, person: TestPerson, Search?: string) =>
  company.call(who, listManagerChoices, { params: { id: person.id }, query: Search ? { Search } : {} });
const managerOf = async (person: TestPerson) =>
  (await company.must('orgAdmin', getProfile, { params: { id: person.id } })).Manager;

describe('a manager change', () => {
  test.each<[CastName, number]>([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 200],
    ['member', 403],
    ['otherLead', 403],
    ['goalAdmin', 403],
    ['observer', 403],
    ['foreigner', 404],
  ])('by %s: %i', async (who, status) => {
    const below = await hire({ role: 'manager', manager: people.lead });
    const person = await hire({ manager: people.lead });
    const { status: got, body } = await move(who, person, below.id);
    expect(got).toBe(status);
    if (status === 200) expect([body.Manager, body.ManagerUser?.Name]).toEqual([below.id, below.name]);
    expect(await managerOf(person)).toBe(status === 200 ? below.id : people.lead.id);
  });

  test('by a manager stays within the own organisation; ceo and org admins move anybody anywhere', async () => {
    const person = await hire({ manager: people.lead });
    const refused = await move('lead', person, people.otherLead.id);
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      [{ path: 'ManagerId', message: 'Otto Otherlead is not in your organization.' }],
    ]);
    expect((await move('orgAdmin', person, people.otherLead.id)).status).toBe(200);
    expect((await move('lead', person, people.lead.id)).status).toBe(403);
    expect((await move('otherLead', person, people.otherLead.id)).status).toBe(200);
  });

  test('of two who saw the same manager one is told to look again', async () => {
    const person = await hire({ manager: people.lead });
    const from = (who: CastName, managerId: number, From: number) =>
      company.call(who, changeManager, { params: { id: person.id, managerId }, query: { From } });
    const answers = await Promise.all([
      from('ceo', people.otherLead.id, people.lead.id),
      from('orgAdmin', people.ceo.id, people.lead.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await managerOf(person);
    expect((await from('orgAdmin', people.lead.id, people.lead.id)).problem.code).toBe('changed_meanwhile');
    expect(await managerOf(person)).toBe(now);
    expect((await from('orgAdmin', people.lead.id, now)).status).toBe(200);
  });

  test('refuses people who cannot be managers, and circles', async () => {
    const boss = await hire({ role: 'manager', manager: people.lead, name: 'Bo Boss' });
    const middle = await hire({ role: 'manager', manager: boss, name: 'Mo Middle' });
    const away = await hire({ role: 'manager', deactivated: true, name: 'Ada Away' });
    const refusals: [number, string][] = [
      [people.member.id, 'Mia Member is neither ceo nor manager.'],
      [people.observer.id, 'Obi Observer is neither ceo nor manager.'],
      [away.id, 'Ada Away is deactivated.'],
      [people.foreigner.id, 'Please select manager!'],
      [2_000_000_000, 'Please select manager!'],
    ];
    for (const [id, message] of refusals)
      expect((await move('ceo', boss, id)).problem.errors).toEqual([{ path: 'ManagerId', message }]);
    // A manager does not see observers.
    expect((await move('lead', boss, people.observer.id)).problem.detail).toBe('Please select manager!');
    expect((await move('ceo', boss, boss.id)).problem.detail).toBe('Nobody can be their own manager.');
    const circle = await move('ceo', boss, middle.id);
    expect([circle.status, circle.problem.detail]).toEqual([400, 'Mo Middle reports to this person.']);
    const top = await move('orgAdmin', people.ceo, boss.id);
    expect([top.status, top.problem.detail]).toEqual([409, 'The CEO has no manager.']);
    const own = await move('lead', people.lead, boss.id);
    expect([own.status, own.problem.detail]).toEqual([409, 'You cannot change your own manager.']);
    expect((await move('ceo', people.observer, boss.id)).problem.code).toBe('is_observer');
  });

  test('to nobody is for ceo and org admins; deactivated people can be moved', async () => {
    const person = await hire({ manager: people.lead, deactivated: true });
    expect((await move('lead', person, 0)).status).toBe(403);
    expect((await move('ceo', person, 0)).body).toMatchObject({ Manager: 0, ManagerUser: null });
    expect((await move('orgAdmin', person, people.lead.id)).body.Manager).toBe(people.lead.id);
  });

  test('moves the right to edit at once, and is recorded once', async () => {
    const person = await hire({ manager: people.lead });
    const permissions = async (who: CastName) =>
      (await company.must(who, getProfile, { params: { id: person.id } })).Permissions.EditProfile;
    expect([await permissions('lead'), await permissions('otherLead')]).toEqual([true, undefined]);
    await move('ceo', person, people.otherLead.id);
    await move('ceo', person, people.otherLead.id);
    expect([await permissions('lead'), await permissions('otherLead')]).toEqual([undefined, true]);
    const events = await inTenant(server.context.pool, company.tenantId, (db) =>
      db
        .selectFrom('event')
        .select(['actor_id', 'detail'])
        .where('tenant_id', '=', company.tenantId)
        .where('kind', '=', 'person.manager_changed')
        .where('subject_id', '=', person.id)
        .execute(),
    );
    expect(events).toEqual([
      { actor_id: people.ceo.id, detail: { from: people.lead.id, to: people.otherLead.id } },
    ]);
  });

  test('of two concurrent moves below each other one wins, so that the tree stays a tree', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await hire({ role: 'manager' });
      const other = await hire({ role: 'manager' });
      const answers = await Promise.all([move('ceo', one, other.id), move('orgAdmin', other, one.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });
});

describe('the list of managers', () => {
  test('has the own organisation for a manager, everybody for ceo and org admins, with reasons', async () => {
    const person = await hire({ role: 'manager', manager: people.lead, name: 'Ziggy Zander' });
    await hire({ role: 'manager', manager: person, name: 'Zeno Zander' });
    const found = await choices('lead', person, 'zander');
    expect(found.body.data.map(({ Name, Disabled, Reason }) => [Name, Disabled, Reason])).toEqual([
      ['Zeno Zander', true, 'Zeno Zander reports to this person.'],
      ['Ziggy Zander', true, 'Nobody can be their own manager.'],
    ]);
    const names = async (who: CastName) => (await choices(who, person)).body.data.map(({ Id }) => Id);
    expect(await names('lead')).toContain(people.lead.id);
    expect(await names('lead')).not.toContain(people.ceo.id);
    expect(await names('orgAdmin')).toEqual(expect.arrayContaining([people.ceo.id, people.otherLead.id]));
    const present = (await choices('ceo', person)).body.data.find(({ Id }) => Id === people.lead.id);
    expect(present).toMatchObject({ Disabled: true, Reason: 'Lena Lead is the manager already.' });
  });

  test('is absent for everybody who may not change the manager', async () => {
    for (const who of ['member', 'peer', 'otherLead', 'goalAdmin', 'observer', 'foreigner'] as const)
      expect([who, (await choices(who, people.member)).status]).toEqual([who, 404]);
    expect((await choices('ceo', people.ceo)).status).toBe(404);
  });

  test('is paged by name', async () => {
    const root = await hire({ role: 'manager', name: 'Root Paged' });
    for (let each = 0; each < 51; each += 1)
      await hire({ role: 'manager', manager: root, name: `Paged ${each}` });
    const person = await hire({ manager: root });
    const first = await choices('ceo', person, 'paged');
    const Next = first.body.Next ?? '';
    const second = await company.call('ceo', listManagerChoices, {
      params: { id: person.id },
      query: { Search: 'paged', Cursor: Next },
    });
    expect([first.body.data.length, second.body.data.length, second.body.Next]).toEqual([50, 2, null]);
    expect(new Set([...first.body.data, ...second.body.data].map(({ Id }) => Id)).size).toBe(52);
    const other = { params: { id: person.id }, query: { Cursor: Next } };
    expect((await company.call('ceo', listManagerChoices, other)).status).toBe(400);
  });
});

test('everybody reads who the ceo is', async () => {
  for (const who of cast.filter((name) => name !== 'foreigner'))
    expect((await company.must(who, getCeo)).Id).toBe(people.ceo.id);
  expect((await company.must('foreigner', getCeo)).Id).toBe(people.foreigner.id);
  expect((await company.call(null, getCeo)).status).toBe(401);
});

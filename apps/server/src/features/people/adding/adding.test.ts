import { addEmployee } from '@bellwether/contract/people/adding';
import { listManagerChoices } from '@bellwether/contract/people/manager';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { getProfile, saveRoles } from '@bellwether/contract/people/profile';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

let count = 0;
/** A new person's payload; a number makes the address unique. */
function employee(fields: Record<string, unknown> = {}) {
  count += 1;
  return { Name: 'Nele New', Email: `nele-${count}@new.example`, ParentId: people.lead.id, ...fields };
}
const add = (who: CastName | null, fields: Record<string, unknown> = {}) =>
  company.call(who, addEmployee, { body: employee(fields) });
const faultsOf = (answer: Awaited<ReturnType<typeof add>>) => [answer.status, answer.problem.errors];

describe('Add Employee', () => {
  // The new person's manager is `lead`. Only the ceo, org admins and `lead` may choose `lead`.
  test.each<[CastName | null, number]>([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 200],
    ['otherLead', 400],
    ['goalManager', 400],
    ['goalAdmin', 403],
    ['member', 403],
    ['observer', 403],
    ['foreigner', 400],
    [null, 401],
  ])('below lead by %s: %i', async (who, status) => {
    const answer = await add(who);
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.problem.errors).toEqual([
        {
          path: 'ParentId',
          message: who === 'foreigner' ? 'Please select manager!' : 'Lena Lead is not in your organization.',
        },
      ]);
  });

  test.each<[CastName, number]>([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 403],
    ['observer', 403],
    ['foreigner', 200],
  ])('of an observer by %s: %i', async (who, status) => {
    expect((await add(who, { ParentId: 0, IsObserver: true })).status).toBe(status);
  });

  test('answers the row of the organisation, and mails the invitation in the name of who asked', async () => {
    const { body } = await add('lead', { JobTitle: ' Engineer ', Email: 'Ina@New.example' });
    expect(body).toEqual({
      id: body.id,
      parentId: people.lead.id,
      Name: 'Nele New',
      JobTitle: 'Engineer',
      OrgUnit: body.OrgUnit,
      Email: 'Ina@New.example',
      RoleName: 'contributor',
      Status: 'Invited',
    });
    const { data } = await company.must('peer', getOrganisation);
    expect(data.find(({ id }) => id === body.id)).toEqual(body);
    const rows = await company.read(async (db) => ({
      invitations: await db
        .selectFrom('invitation')
        .select('invited_by')
        .where('person_id', '=', body.id)
        .execute(),
      events: await db
        .selectFrom('event')
        .select('kind')
        .where('subject_id', '=', body.id)
        .orderBy('id')
        .execute(),
    }));
    expect(rows.invitations).toEqual([{ invited_by: people.lead.name }]);
    expect(rows.events.map(({ kind }) => kind)).toEqual(['person.created', 'account.invited']);
  });

  test('of a manager with a department, which is unique and not for others', async () => {
    const { body } = await add('lead', { IsManager: true, OrgUnit: 'Deep Sea' });
    expect([body.RoleName, body.OrgUnit]).toEqual(['manager', 'Deep Sea']);
    expect(faultsOf(await add('ceo', { IsManager: true, OrgUnit: 'deep sea' }))).toEqual([
      400,
      [{ path: 'OrgUnit', message: 'This department exists already.' }],
    ]);
    expect(faultsOf(await add('ceo', { OrgUnit: 'Shallow Sea' }))[0]).toBe(400);
    // A chosen manager below oneself is allowed.
    expect((await add('lead', { ParentId: body.id })).body.OrgUnit).toBe('Deep Sea');
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { Name: ' ' }, 'Name', 'Please input your full name!'],
    ['a long name', { Name: 'n'.repeat(256) }, 'Name', 'Name can have at most 255 characters.'],
    ['no e-mail', { Email: '' }, 'Email', 'Enter valid email!'],
    ['no valid e-mail', { Email: 'nele' }, 'Email', 'Enter valid email!'],
    ['an e-mail too long for mail', { Email: `${'n'.repeat(250)}@a.example` }, 'Email', 'Enter valid email!'],
    ['a long e-mail', { Email: 'n'.repeat(1025) }, 'Email', 'Email can have at most 1,024 characters.'],
    ['no manager', { ParentId: 0 }, 'ParentId', 'Please select manager!'],
    [
      'a long department',
      { IsManager: true, OrgUnit: 'n'.repeat(101) },
      'OrgUnit',
      'Department can have at most 100 characters.',
    ],
    [
      'both roles',
      { IsManager: true, IsObserver: true, ParentId: 0 },
      'IsObserver',
      'Please choose either Manager or Observer.',
    ],
    ['an observer with a manager', { IsObserver: true }, 'ParentId', 'An observer has no manager.'],
  ])('with %s is refused at the field', async (_case, fields, path, message) => {
    const answer = await add('ceo', fields);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toContainEqual({ path, message });
  });

  test('below people who cannot have reports, are deactivated or are elsewhere is refused', async () => {
    const gone = await server.buildPerson({ id: company.tenantId }, { role: 'manager', deactivated: true });
    const refusals = [
      [people.member, 'Mia Member is neither ceo nor manager.'],
      [people.observer, 'Obi Observer is neither ceo nor manager.'],
      [people.foreigner, 'Please select manager!'],
      [gone, `${gone.name} is deactivated.`],
    ] as const;
    for (const [{ id }, message] of refusals)
      expect(faultsOf(await add('ceo', { ParentId: id }))).toEqual([400, [{ path: 'ParentId', message }]]);
  });

  test('with a taken address reveals a deactivated person only to people who may find that person', async () => {
    const gone = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
    await company.must('ceo', deactivatePerson, { params: { id: gone.id } });
    const told = [{ path: 'Email', message: 'This person exists and is deactivated.' }];
    const untold = [{ path: 'Email', message: 'This e-mail is already in use.' }];
    for (const who of ['ceo', 'orgAdmin', 'lead'] as const)
      expect(faultsOf(await add(who, { Email: gone.email.toUpperCase() }))).toEqual([400, told]);
    expect(faultsOf(await add('otherLead', { Email: gone.email, ParentId: people.otherLead.id }))).toEqual([
      400,
      untold,
    ]);
    // An observer's address is refused as in use; the reply does not tell that the person is an observer.
    expect(faultsOf(await add('lead', { Email: people.observer.email }))).toEqual([400, untold]);
    expect((await add('foreigner', { Email: gone.email, IsObserver: true, ParentId: 0 })).status).toBe(200);
  });

  test('twice at once with one address adds one person', async () => {
    const body = employee();
    const answers = await Promise.all([
      company.call('ceo', addEmployee, { body }),
      company.call('lead', addEmployee, { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is refused if the right was taken away while the request waited', async () => {
    const boss = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: people.lead },
    );
    const token = await server.signInAs(boss);
    const lock = `select pg_advisory_xact_lock(hashtext('org_path'), ${company.tenantId})`;
    const tree = await holdRows(server.owner, company.tenantId, lock);
    const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };
    const demoted = company.call('ceo', saveRoles, {
      params: { id: boss.id },
      body: { RoleName: 'contributor', ...none },
    });
    await tree.whenWaiting(1);
    const adding = server.call(addEmployee, { token, body: employee({ ParentId: boss.id }) });
    await tree.whenWaiting(2);
    await tree.release();
    expect([(await demoted).status, (await adding).status]).toEqual([200, 409]);
  });
});

describe('the managers of a new person', () => {
  const choices = async (who: CastName) => {
    const { status, body } = await company.call(who, listManagerChoices, { params: { id: 0 } });
    return status === 200 ? body.data.map(({ Id }) => Id) : status;
  };

  test('are the active ceo and managers whom the caller may choose', async () => {
    const all = await choices('ceo');
    expect(all).toEqual(expect.arrayContaining([people.ceo.id, people.lead.id, people.otherLead.id]));
    expect(await choices('orgAdmin')).toEqual(all);
    expect(await choices('lead')).toContain(people.lead.id);
    expect(await choices('lead')).not.toContain(people.otherLead.id);
    for (const who of ['ceo', 'lead'] as const)
      for (const { id } of [people.observer, people.member]) expect(await choices(who)).not.toContain(id);
    for (const who of ['member', 'goalAdmin', 'observer'] as const) expect(await choices(who)).toBe(404);
  });
});

test('the profile says who may add a person below it', async () => {
  const may = async (who: CastName) =>
    (await company.must(who, getProfile, { params: { id: people.lead.id } })).Permissions.AddEmployee;
  expect([await may('lead'), await may('ceo'), await may('orgAdmin')]).toEqual([true, true, true]);
  for (const who of ['otherLead', 'member', 'observer', 'goalAdmin'] as const)
    expect(await may(who)).toBe(undefined);
});

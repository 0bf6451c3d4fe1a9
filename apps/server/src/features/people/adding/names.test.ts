import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { createActionItem, listActionItemUsers } from '@bellwether/contract/action-items';
import { listGoalOwners } from '@bellwether/contract/goals/ownership';
import { addEmployee } from '@bellwether/contract/people/adding';
import { listManagerChoices } from '@bellwether/contract/people/manager';
import { describe, expect, test } from 'vitest';
import { testPassword } from '../../../testing/factory.ts';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const { save, hire } = profileCalls(company);

describe('a name', () => {
  test('loses line breaks and invisible characters in a profile and in Add Employee', async () => {
    const person = await hire({ manager: people.lead, name: 'Pia Plain' });
    const saved = await save('lead', person, {
      Name: 'Pia\r\nPlain\u200b',
      JobTitle: '\u202eLead\tEngineer',
      PhoneNumber: ' +49\u00a030 1',
    });
    expect(saved.body).toMatchObject({
      Name: 'Pia Plain',
      JobTitle: 'Lead Engineer',
      PhoneNumber: '+49 30 1',
    });
    const added = await company.call('lead', addEmployee, {
      body: { Name: 'Ne\u00adle\nNew', Email: 'nele@names.example', ParentId: people.lead.id },
    });
    expect(added.body).toMatchObject({ Name: 'Nele New' });
  });

  test('that shows nothing is refused with words', async () => {
    const { status, problem } = await save('lead', people.member, { Name: '\u200b\u2060' });
    expect([status, problem.errors]).toEqual([400, [{ path: 'Name', message: 'Please input your name!' }]]);
    const Title = '\u00ad\u200d';
    const item = { Title, DueDate: '2030-01-01', AssigneeId: people.lead.id, RequesterId: people.lead.id };
    expect((await company.call('lead', createActionItem, { body: item })).status).toBe(400);
  });
});

describe('an address', () => {
  test('is stored without the name around it, and belongs to one person in all of its spellings', async () => {
    const add = (Email: string) =>
      company.call('lead', addEmployee, { body: { Name: 'Zoë', Email, ParentId: people.lead.id } });
    expect((await add('Zoë Ü <mailto:zoe@Münchner.example>')).body).toMatchObject({
      Email: 'zoe@Münchner.example',
    });
    for (const spelling of [
      'ZOE@xn--mnchner-n2a.example',
      '"zoe"@mu\u0308nchner.example',
      'ｚｏｅ@münchner.example',
    ])
      expect([spelling, (await add(spelling)).problem.errors?.[0]?.path]).toEqual([spelling, 'Email']);
    expect((await add("zoe.o'neil+goals@example.com")).status).toBe(200);
    expect((await add('"zoe smith"@example.com')).status).toBe(200);
    expect((await add('zoe..smith@example.com')).status).toBe(400);
  });

  test('signs in as it is copied from a mail program', async () => {
    const person = await hire({ manager: people.lead, email: 'ines@names.example' });
    const { Subdomain: domain } = (await company.must('ceo', restoreSession)).Tenant;
    const userName = `Ines <${person.email.toUpperCase()}>`;
    const { status, body } = await server.call(signIn, {
      body: { userName, password: testPassword, domain },
    });
    expect([status, body.Profile?.Id]).toEqual([200, person.id]);
  });
});

describe('a search for people', () => {
  const found = async (Search: string) => {
    const query = { Search };
    const [owners, users, managers] = await Promise.all([
      company.call('ceo', listGoalOwners, { query }),
      company.call('ceo', listActionItemUsers, { query }),
      company.call('ceo', listManagerChoices, { params: { id: '0' }, query }),
    ]);
    return [owners, users, managers].map(({ body }) => body.data.map(({ Name }) => Name));
  };

  test.each([
    ["O'Brien", 'Orla O’Brien'],
    ['o`connor', 'Orla O’Connor'],
    ['Strauss', 'Sven Strauß'],
    ['jurgen soren', 'Jürgen Søren'],
    ['lukasz kjaer', 'Łukasz Kjær'],
    ['Anne-Marie', 'Anne–Marie'],
  ])('%s finds %s as owner, assignee and manager', async (search, name) => {
    await hire({ manager: people.ceo, name, role: 'manager' });
    expect(await found(search)).toEqual([[name], [name], [name]]);
  });
});

test('two people of one name have title, department and address wherever they can be chosen', async () => {
  const twins = [
    await hire({
      manager: people.lead,
      name: 'Lena Hoffmann',
      email: 'lena.one@names.example',
      role: 'manager',
    }),
    await hire({
      manager: people.lead,
      name: 'Lena Hoffmann',
      email: 'lena.two@names.example',
      role: 'manager',
    }),
  ];
  const query = { Search: 'lena hoffmann' };
  for (const answer of [
    await company.call('ceo', listGoalOwners, { query }),
    await company.call('ceo', listActionItemUsers, { query }),
    await company.call('ceo', listManagerChoices, { params: { id: '0' }, query }),
  ])
    expect(answer.body.data).toMatchObject(
      twins.map(({ id, email }) => ({
        Id: id,
        JobTitle: 'manager',
        OrgUnit: expect.any(String),
        Email: email,
      })),
    );
});

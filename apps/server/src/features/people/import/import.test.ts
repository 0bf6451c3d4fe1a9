import { countUninvited, sendInvitations } from '@bellwether/contract/accounts/invitations';
import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  cancelImport,
  changeImport,
  exportPeople,
  getImport,
  getImportFaults,
  getImportTemplate,
  previewImport,
  startImport,
} from '@bellwether/contract/people/import';
import { describe, expect, test } from 'vitest';
import type { PersonOptions } from '../../../testing/factory.ts';
import { fileOf, importCalls, importHeading } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { runImport } from './commands.run.ts';

const server = await startTestServer();
const { newCompany, checked, started, imported, peopleOf, eventsOf } = importCalls(server);

/** Counts the rows in which the closure table and the managers differ. */
async function treeFaults(tenantId: number): Promise<number> {
  const { rows } = await server.owner.query(
    `with recursive chain (id, above, depth) as (
      select id, id, 0 from person where tenant_id = $1
      union all select chain.id, person.manager_id, depth + 1 from chain
        join person on person.tenant_id = $1 and person.id = chain.above where person.manager_id is not null
    ) select count(*) from (
      (select id, above, depth from chain except select descendant_id, ancestor_id, depth from org_path where tenant_id = $1)
      union all
      (select descendant_id, ancestor_id, depth from org_path where tenant_id = $1 except select id, above, depth from chain)
    ) fault`,
    [tenantId],
  );
  return Number(rows[0].count);
}

describe('the right', () => {
  const calls: [Endpoint, object][] = [
    [previewImport, { file: fileOf([importHeading, ',A,a@x.example,,b@x.example']) }],
    [startImport, { body: { Id: 1 } }],
    [getImport, { params: { id: 0 } }],
    [cancelImport, { params: { id: 1 } }],
    [changeImport, { params: { id: 1 }, body: {} }],
    [getImportFaults, { params: { id: 1 } }],
    [exportPeople, { params: { format: 'csv' } }],
    [getImportTemplate, {}],
    [countUninvited, {}],
    [sendInvitations, {}],
  ];
  test.each<[string, PersonOptions | null, number]>([
    ['a stranger', null, 401],
    ['a manager', { role: 'manager' }, 403],
    ['a contributor with all other flags', { flags: ['isGoalManager', 'isHrAdmin', 'isDelegate'] }, 403],
    ['an observer with the flag', { role: 'observer', flags: ['isOrgAdmin'] }, 403],
  ])('is not given to %s', async (_name, options, status) => {
    const { tenant } = await newCompany();
    const token = options ? await server.signInAs(await server.buildPerson(tenant, options)) : undefined;
    for (const [endpoint, given] of calls)
      expect([endpoint.name, (await server.call(endpoint, { token, ...given })).status]).toEqual([
        endpoint.name,
        status,
      ]);
  });

  test('is given to org admins, and each sees the own imports only', async () => {
    const company = await newCompany();
    const admin = await server.buildPerson(company.tenant, { flags: ['isOrgAdmin'] });
    const own = { tenant: company.tenant, token: await server.signInAs(admin) };
    const { Id } = await checked(own, [`,Ada,ada@a.example,,${company.tenant.ceo.email}`]);
    for (const { token } of [company, await newCompany()]) {
      expect((await server.call(getImport, { token, params: { id: Id } })).status).toBe(404);
      expect((await server.call(startImport, { token, body: { Id } })).status).toBe(404);
      expect((await server.call(cancelImport, { token, params: { id: Id } })).status).toBe(404);
      expect((await server.call(changeImport, { token, params: { id: Id }, body: {} })).status).toBe(404);
      expect((await server.call(getImportFaults, { token, params: { id: Id } })).status).toBe(404);
    }
    expect((await server.call(getImport, { token: own.token, params: { id: 0 } })).body.State).toBe(
      'checked',
    );
  });

  test('ends an import whose author lost it after the start', async () => {
    const company = await newCompany();
    const admin = await server.buildPerson(company.tenant, { flags: ['isOrgAdmin'] });
    const own = { tenant: company.tenant, token: await server.signInAs(admin) };
    const { Id } = await checked(own, [`,Ada,ada@a.example,,${company.tenant.ceo.email}`]);
    await server.call(startImport, { token: own.token, body: { Id } });
    await server.owner.query('update person set is_org_admin = false where tenant_id = $1 and id = $2', [
      company.tenant.id,
      admin.id,
    ]);
    await runImport(server.context, { tenantId: company.tenant.id, importId: Id });
    const { rows } = await server.owner.query('select state, cells from person_import where id = $1', [Id]);
    expect(rows).toEqual([{ state: 'failed', cells: null }]);
    expect(await peopleOf(company)).toHaveLength(2);
  });
});

describe('a file with faults', () => {
  test('names each bad cell, and is not imported as a whole', async () => {
    const company = await newCompany();
    const { ceo } = company.tenant;
    const found = await checked(company, [
      `,Ada,ada@a.example,,${ceo.email},,Manager,`,
      ',,bo@a.example,,nobody@a.example,,Boss,King',
      '',
      ',Cy,ada@a.example,,cy,,,',
    ]);
    expect(found).toMatchObject({ Rows: 3, FaultCount: 4, Added: 1, RowsLeftOut: 1 });
    expect(found.Faults.map(({ Row, Column }) => `${Row} ${Column}`)).toEqual([
      '3 Role',
      '3 Permissions',
      '3 Name',
      '3 ManagerEmail',
    ]);
    expect(found.Warnings).toEqual([
      {
        Row: 5,
        Column: null,
        Message: 'Row 2 is about the same person and is read in place of this one.',
      },
    ]);
    expect(found.Faults[3]?.Message).toBe(
      'Nobody in this file or in the company has the e-mail nobody@a.example.',
    );
    expect(await started(company, found.Id)).toMatchObject({
      State: 'refused',
      Added: 0,
      Faults: found.Faults,
    });
    expect(await peopleOf(company)).toHaveLength(1);
  });
});

describe('an import', () => {
  test('adds people below each other, mails nobody, and records each of them and itself', async () => {
    const company = await newCompany();
    const { ceo } = company.tenant;
    const before = (await eventsOf(company)).length;
    const ended = await imported(company, [
      'E3,Cy Low,cy@a.example,Clerk,bo@a.example,Sales,,',
      'E2,Bo Mid,bo@a.example,Head,ada@a.example,Field,Manager,',
      `E1,Ada High,ada@a.example,Chief,${ceo.email},Sales,Manager,Org Admin`,
      'E4,Eye,eye@a.example,,,,Observer,',
    ]);
    expect(ended).toMatchObject({ State: 'done', Rows: 4, Added: 4, Changed: 0, Unchanged: 0, Faults: [] });
    const [, ...added] = await peopleOf(company);
    expect(
      added.map((row) => [
        row.name,
        row.manager,
        row.role_name,
        row.org_unit,
        row.department,
        row.is_org_admin,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Ada High', 'Cleo Chief', 'manager', 'Sales', 'Sales', true],
        ['Bo Mid', 'Ada High', 'manager', 'Field', 'Field', false],
        ['Cy Low', 'Bo Mid', 'contributor', null, 'Field', false],
        ['Eye', null, 'observer', null, '', false],
      ]),
    );
    expect(added.every(({ invited_at }) => invited_at === null)).toBe(true);
    expect((await eventsOf(company)).slice(before)).toEqual([
      ...Array(4).fill(['person.created', {}]),
      ['person.flags_imported', { granted: ['IsOrgAdmin'] }],
      ['people.imported', { added: 4, changed: 0 }],
    ]);
    expect(await treeFaults(company.tenant.id)).toBe(0);
    const { rows } = await server.owner.query('select cells from person_import where tenant_id = $1', [
      company.tenant.id,
    ]);
    expect(rows).toEqual([{ cells: null }]);
    expect(
      (await server.owner.query('select 1 from mail where tenant_id = $1', [company.tenant.id])).rowCount,
    ).toBe(0);
  });

  test('warns where a department will not be the one of the file', async () => {
    const company = await newCompany();
    const { Warnings, WarningCount, FaultCount } = await checked(company, [
      `,Ada,ada@a.example,,${company.tenant.ceo.email},Sales,Individual Contributor,`,
    ]);
    expect([FaultCount, WarningCount, Warnings]).toEqual([
      0,
      1,
      [
        {
          Row: 2,
          Column: 'Department',
          Message: 'This person will be shown in Corporate, the department of their manager.',
        },
      ],
    ]);
  });

  test('changes people on a second run: swapped managers, roles, flags, names, e-mail of the never invited', async () => {
    const company = await newCompany();
    const { ceo } = company.tenant;
    await imported(company, [
      `E1,Ada,ada@a.example,Chief,${ceo.email},Sales,Manager,HR Admin`,
      'E2,Bo,bo@a.example,Head,ada@a.example,,Manager,',
      'E3,Cy,cy@a.example,,bo@a.example,,,',
    ]);
    const before = (await eventsOf(company)).length;
    const lines = [
      'E1,Ada Ada,ada@a.example,Chief,bo@a.example,Sales,Manager,',
      `E2,Bo,bo2@a.example,Head,${ceo.email},Sales,Manager,`,
      'E3,Cy,cy@a.example,,bo2@a.example,,Manager,Goal Admin',
    ].map((line) => line.replace('bo@', 'bo2@'));
    const ended = await imported(company, lines);
    expect(ended).toMatchObject({ State: 'done', Added: 0, Changed: 3, Unchanged: 0 });
    const [, ...people] = await peopleOf(company);
    expect(
      people.map((row) => [row.name, row.email, row.manager, row.role_name, row.org_unit, row.department]),
    ).toEqual([
      ['Ada Ada', 'ada@a.example', 'Bo', 'manager', null, 'Sales'],
      ['Bo', 'bo2@a.example', 'Cleo Chief', 'manager', 'Sales', 'Sales'],
      ['Cy', 'cy@a.example', 'Bo', 'manager', null, 'Sales'],
    ]);
    expect(await treeFaults(company.tenant.id)).toBe(0);
    const events = (await eventsOf(company)).slice(before);
    expect(events.map(([kind]) => kind).sort()).toEqual([
      'people.imported',
      'person.email_changed',
      'person.flags_changed',
      'person.flags_changed',
      'person.flags_imported',
      'person.manager_changed',
      'person.manager_changed',
      'person.profile_changed',
      'person.profile_changed',
      'person.role_changed',
    ]);
    expect(events).toContainEqual(['person.flags_changed', { granted: [], revoked: ['IsHrAdmin'] }]);
    expect(await imported(company, lines)).toMatchObject({ Added: 0, Changed: 0, Unchanged: 3 });
  });

  test('never takes over an account: an invited person’s e-mail cannot be changed', async () => {
    const company = await newCompany();
    const { ceo } = company.tenant;
    await imported(company, [`E1,Ada,ada@a.example,,${ceo.email},,,`]);
    await server.call(sendInvitations, { token: company.token });
    const { Faults } = await checked(company, [`E1,Ada,thief@a.example,,${ceo.email},,,`]);
    expect(Faults).toEqual([
      {
        Row: 2,
        Column: 'Email',
        Message:
          'This person was invited as ada@a.example. Please change the e-mail of an invited person in their profile.',
      },
    ]);
  });

  test('that no longer fits the company is refused as a whole', async () => {
    const company = await newCompany();
    const boss = await server.buildPerson(company.tenant, { role: 'manager' });
    const { Id } = await checked(company, [
      `,Ada,ada@a.example,,${boss.email},,,`,
      `,Bo,bo@a.example,,${company.tenant.ceo.email},,,`,
    ]);
    await server.owner.query("update person set role_name = 'contributor' where tenant_id = $1 and id = $2", [
      company.tenant.id,
      boss.id,
    ]);
    const ended = await started(company, Id);
    expect([ended.State, ended.Faults]).toEqual([
      'refused',
      [{ Row: 2, Column: 'ManagerEmail', Message: `${boss.name} is neither ceo nor manager.` }],
    ]);
    expect(await peopleOf(company)).toHaveLength(2);
  });
});

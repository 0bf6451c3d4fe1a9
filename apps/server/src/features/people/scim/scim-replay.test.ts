import { previewImport, startImport } from '@bellwether/contract/people/import';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asTenant } from '../../../platform/session/gate.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { fileOf, importCalls } from '../../../testing/import-calls.ts';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { entraPatches, entraUser } from '../../../testing/scim-entra.ts';
import { oktaPatches, oktaUser } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { addFound } from '../import/commands.found.ts';
import { runImport } from '../import/commands.run.ts';

// The same people by file and by a directory are the same company, in whatever order the directory sends them.

const server = await startTestServer();
const { newCompany, imported } = importCalls(server);
const { connect } = scimCalls(server);

interface Planned {
  readonly number: number;
  readonly above: number | null;
  readonly department: string;
  readonly title: string;
  readonly zone: string;
}

const idOf = (number: number) => `E${number}`;
const nameOf = (number: number) => ({ givenName: `Given${number}`, familyName: `Family${number}` });
const emailOf = (number: number) => `p${number}@demo.example`;

/** Companies of up to 12 people: each has a manager among the earlier ones, or the ceo. */
const companies = fc
  .array(
    fc.record({
      above: fc.nat(),
      beginsDepartment: fc.boolean(),
      title: fc.constantFrom('', 'Mate', 'Cook'),
      zone: fc.constantFrom('', 'Europe/Berlin', 'America/New_York'),
      place: fc.integer(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((made) => {
    const people: Planned[] = [];
    // A department is one group of the tree. Of two groups of one name, the first that arrives has the department.
    for (const [at, { above, beginsDepartment, title, zone }] of made.entries()) {
      const manager = people[(above % (at + 1)) - 1];
      const department = manager && !beginsDepartment ? manager.department : `Department ${at + 1}`;
      people.push({ number: at + 1, above: manager?.number ?? null, department, title, zone });
    }
    const order = made
      .map(({ place }, at) => ({ place, person: people[at] as Planned }))
      .sort((one, other) => one.place - other.place)
      .map(({ person }) => person);
    return { people, order };
  });

async function stateOf(tenantId: number) {
  const { rows } = await server.owner.query(
    `select person.name, person.email, person.external_id, person.job_title, person.role_name, person.org_unit,
      person.department, person.time_zone, above.email_key as manager, person.invited_at, person.deactivated_at
    from person left join person above on above.tenant_id = person.tenant_id and above.id = person.manager_id
    where person.tenant_id = $1 and person.role_name <> 'ceo' order by person.email_key`,
    [tenantId],
  );
  return rows;
}

async function byFile(people: readonly Planned[]) {
  const company = await newCompany();
  const lines = people.map(({ number, above, department, title, zone }) =>
    [
      idOf(number),
      `${nameOf(number).givenName} ${nameOf(number).familyName}`,
      emailOf(number),
      title,
      above === null ? company.tenant.ceo.email : emailOf(above),
      department,
      '',
      '',
      zone,
    ].join(','),
  );
  const outcome = await imported(company, lines);
  expect(outcome.State).toBe('done');
  return { rows: await stateOf(company.tenant.id), ceo: company.tenant.ceo };
}

/** As Entra does: all users first, then their managers. */
async function byEntra(people: readonly Planned[]) {
  const directory = await connect();
  const ids = new Map<number, string>();
  for (const { number, department, title, zone } of people) {
    const answer = await directory.post(
      '/Users',
      entraUser({
        externalId: `guid-${number}`,
        userName: emailOf(number),
        ...nameOf(number),
        employeeNumber: idOf(number),
        department,
        ...(title === '' ? {} : { title }),
        ...(zone === '' ? {} : { timezone: zone }),
      }),
    );
    expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
    ids.set(number, answer.body.id);
  }
  for (const { number, above } of people) {
    const manager = above === null ? String(directory.tenant.ceo.id) : (ids.get(above) ?? '');
    const answer = await directory.patch(`/Users/${ids.get(number)}`, entraPatches.manager(manager));
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  }
  return { rows: await stateOf(directory.tenant.id), ceo: directory.tenant.ceo };
}

/** As Okta does: the manager is named at once, by the id of the directory, also if they have not arrived. */
async function byOkta(people: readonly Planned[]) {
  const directory = await connect();
  const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  for (const { number, above, department, title, zone } of people) {
    const manager = above === null ? directory.tenant.ceo.email : `okta-${above}`;
    const {
      [enterprise]: extension,
      preferredLanguage: _language,
      phoneNumbers: _phone,
      timezone: _zone,
      title: _title,
      ...body
    } = oktaUser({ externalId: `okta-${number}`, userName: emailOf(number), ...nameOf(number), manager });
    const answer = await directory.post('/Users', {
      ...body,
      ...(title === '' ? {} : { title }),
      ...(zone === '' ? {} : { timezone: zone }),
      [enterprise]: { ...(extension as object), employeeNumber: idOf(number), department },
    });
    expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
  }
  return { rows: await stateOf(directory.tenant.id), ceo: directory.tenant.ceo };
}

async function demandSame({ people, order }: { people: readonly Planned[]; order: readonly Planned[] }) {
  const [file, entra, okta] = [await byFile(people), await byEntra(order), await byOkta(order)];
  const plain = ({ rows, ceo }: typeof file) =>
    rows.map((row) => ({ ...row, manager: row.manager === ceo.email ? 'the ceo' : row.manager }));
  expect(plain(entra)).toEqual(plain(file));
  expect(plain(okta)).toEqual(plain(file));
}

test('a replay by SCIM is the company that the file makes, in any order', async () => {
  await fc.assert(fc.asyncProperty(companies, demandSame), { numRuns: 6, endOnFailure: true });
}, 120_000);

test('a manager takes a department over from a manager who comes to stand far below', async () => {
  const person = (number: number, above: number | null, department: string): Planned => ({
    number,
    above,
    department,
    title: '',
    zone: '',
  });
  const top = person(1, null, 'Galley');
  const between = person(2, 1, 'Deck');
  const below = [person(3, 2, 'Galley'), person(4, 3, 'Galley')];
  await demandSame({ people: [top, between, ...below], order: [...below, top, between] });
});

describe('a small company with a leaver and a return', () => {
  /** Mara and three others report to the ceo, four to Mara. */
  const people = ['Mara', 'Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name, at) => ({
    name: `${name} Small`,
    email: `${name.toLowerCase()}@small.example`,
    isBelowMara: at > 3,
  }));
  const [mara] = people;
  const leaver = people[5];
  const returned = people[6];
  const gone = [leaver, returned];

  async function resulting(tenantId: number, ceo: TestPerson) {
    const { rows } = await server.owner.query(
      `select person.name, person.email, person.role_name, person.deactivated_at is not null as has_left,
        nullif(above.email, $2) as manager
      from person join person above on above.tenant_id = person.tenant_id and above.id = person.manager_id
      where person.tenant_id = $1 order by person.email`,
      [tenantId, ceo.email],
    );
    return rows;
  }

  async function byMonthlyFiles() {
    const { tenant, token } = await newCompany();
    const write = async (hasLeft: readonly (typeof leaver)[], returns: readonly (typeof leaver)[] = []) => {
      const lines = people.map((one) =>
        [
          one.name,
          one.email,
          one.isBelowMara ? mara?.email : tenant.ceo.email,
          hasLeft.includes(one) ? 'Terminated' : 'Active',
        ].join(','),
      );
      const file = fileOf(['Name,Email,Manager Email,Status', ...lines]);
      const { body } = await server.call(previewImport, { token, file });
      const { rows } = await server.owner.query<{ id: number }>(
        'select id from person where tenant_id = $1 and email = any($2)',
        [tenant.id, returns.map((one) => one?.email)],
      );
      const choice = {
        Deactivate: body.Leavers.map(({ Id }) => Id),
        Reactivate: rows.map(({ id }) => id),
      };
      await server.call(startImport, { token, body: { Id: body.Id, ...choice } });
      await runImport(server.context, { tenantId: tenant.id, importId: body.Id });
    };
    await write([]);
    await write(gone);
    await write([leaver], [returned]);
    return resulting(tenant.id, tenant.ceo);
  }

  async function byDirectory() {
    const directory = await connect();
    const ids = new Map<string, string>();
    for (const { name, email, isBelowMara } of people) {
      const manager = isBelowMara ? 'okta-mara@small.example' : directory.tenant.ceo.email;
      const [givenName = '', familyName = ''] = name.split(' ');
      const user = oktaUser({ externalId: `okta-${email}`, userName: email, givenName, familyName, manager });
      ids.set(email, (await directory.post('/Users', user)).body.id);
    }
    const at = (one: typeof leaver) => `/Users/${ids.get(one?.email ?? '')}`;
    for (const one of gone) await directory.patch(at(one), oktaPatches.deactivate);
    await directory.patch(at(returned), oktaPatches.activate);
    return resulting(directory.tenant.id, directory.tenant.ceo);
  }

  async function byFirstSignIns() {
    const { tenant, token } = await newCompany();
    const request = { tenantId: tenant.id, now: server.clock.now(), requestId: 'first-sign-in' };
    const boss = await server.buildPerson(tenant, { ...mara, role: 'manager', uninvited: true });
    const arrive = (one: (typeof people)[number]) =>
      asTenant(server.context, request, (scope) =>
        addFound(scope, {
          name: one.name,
          email: one.email,
          managerId: one.isBelowMara ? boss.id : null,
          locale: undefined,
          timeZone: undefined,
        }),
      );
    const ids = new Map<(typeof people)[number], number | undefined>();
    for (const one of people.slice(1)) ids.set(one, await arrive(one));
    const params = (one: typeof leaver) => ({ params: { id: (one && ids.get(one)) ?? 0 }, token });
    for (const one of gone) expect((await server.call(deactivatePerson, params(one))).status).toBe(200);
    // Whoever has left does not come back by a sign-in.
    for (const one of gone) expect(one && (await arrive(one))).toBeUndefined();
    expect((await server.call(activatePerson, params(returned))).status).toBe(200);
    return resulting(tenant.id, tenant.ceo);
  }

  test('has the same people by monthly files, by a directory and by first sign-ins', async () => {
    const file = await byMonthlyFiles();
    expect(file).toHaveLength(8);
    expect(file.filter(({ has_left }) => has_left).map(({ name }) => name)).toEqual([leaver?.name]);
    expect(file.filter(({ manager }) => manager === mara?.email)).toHaveLength(4);
    expect(await byDirectory()).toEqual(file);
    expect(await byFirstSignIns()).toEqual(file);
  });
});

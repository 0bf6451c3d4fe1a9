import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importCalls } from '../../../testing/import-calls.ts';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { entraPatches, entraUser } from '../../../testing/scim-entra.ts';
import { oktaUser } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';

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
      department: fc.constantFrom('Deck', 'Galley', 'Bridge'),
      title: fc.constantFrom('', 'Mate', 'Cook'),
      zone: fc.constantFrom('', 'Europe/Berlin', 'America/New_York'),
      place: fc.integer(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((made) => {
    const people = made.map(
      ({ above, ...rest }, at): Planned => ({
        ...rest,
        number: at + 1,
        above: above % (at + 1) === 0 ? null : above % (at + 1),
      }),
    );
    // A department is that of one branch below the ceo, as in a company.
    const branchOf = (person: Planned): number =>
      person.above === null ? person.number : branchOf(people[person.above - 1] as Planned);
    const branched = people.map((person) => ({
      ...person,
      department: `${person.department} ${branchOf(person)}`,
    }));
    const order = made
      .map(({ place }, at) => ({ place, person: branched[at] as Planned }))
      .sort((one, other) => one.place - other.place)
      .map(({ person }) => person);
    return { people: branched, order };
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

test('a replay by SCIM is the company that the file makes, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(companies, async ({ people, order }) => {
      const [file, entra, okta] = [await byFile(people), await byEntra(order), await byOkta(order)];
      const plain = ({ rows, ceo }: typeof file) =>
        rows.map((row) => ({ ...row, manager: row.manager === ceo.email ? 'the ceo' : row.manager }));
      expect(plain(entra)).toEqual(plain(file));
      expect(plain(okta)).toEqual(plain(file));
    }),
    { numRuns: 6 },
  );
}, 120_000);

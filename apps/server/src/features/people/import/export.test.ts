import { countUninvited, sendInvitations } from '@bellwether/contract/accounts/invitations';
import { fileNameOf } from '@bellwether/contract/file-name';
import { exportPeople, getImportTemplate, previewImport } from '@bellwether/contract/people/import';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { getProfile } from '@bellwether/contract/people/profile';
import { reinvitePerson } from '@bellwether/contract/people/status';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { PersonOptions, TestPerson, TestTenant } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const heading =
  'External ID,Name,Email,Job Title,Manager Email,Department,Location,Start Date,Role,Permissions,Time Zone,Language';

/** A company with its ceo signed in. */
async function newCompany() {
  const tenant = await server.buildTenant();
  return { tenant, token: await server.signInAs(tenant.ceo) };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

async function eventsOf({ tenant }: Company) {
  const { rows } = await server.owner.query(
    'select kind, detail from event where tenant_id = $1 order by id',
    [tenant.id],
  );
  return rows.map(({ kind, detail }) => [kind, detail]);
}

describe('an export', () => {
  const formula = '=HYPERLINK("https://evil.example")';
  async function furnished(): Promise<Company> {
    const company = await newCompany();
    const { tenant } = company;
    const boss = await server.buildPerson(tenant, {
      role: 'manager',
      orgUnit: 'Sales, “North”',
      name: formula,
    });
    const gone = await server.buildPerson(tenant, { role: 'manager', deactivated: true });
    const zoe = { manager: boss, name: 'Zoë; Öz', flags: ['isGoalAdmin', 'isHrAdmin'] } as const;
    const { id } = await server.buildPerson(tenant, zoe);
    await server.owner.query("update person set location = 'Köln', start_date = '2024-02-01' where id = $1", [
      id,
    ]);
    await server.buildPerson(tenant, { manager: gone, uninvited: true });
    await server.buildPerson(tenant, { role: 'observer', flags: ['isOrgAdmin', 'isDelegate'] });
    return company;
  }

  test.each(['csv', 'xlsx'])('as %s imports again without a change', async (format) => {
    const company = await furnished();
    const { token } = company;
    const exported = await server.call(exportPeople, { token, params: { format } });
    expect(exported.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="bellwether-people-[\\d-]+\\.${format}"$`),
    );
    const { body } = await server.call(previewImport, {
      token,
      file: { bytes: new Uint8Array(exported.bytes) },
    });
    expect(body).toMatchObject({
      Rows: 5,
      Added: 0,
      Changed: 0,
      Unchanged: 5,
      FaultCount: 0,
      WarningCount: 0,
    });
  });

  test('runs no formula: CSV marks it as a text, Excel stores a text', async () => {
    const { token } = await furnished();
    const csv = (await server.call(exportPeople, { token, params: { format: 'csv' } })).bytes.toString();
    expect(csv.startsWith('\ufeffExternal ID,Name,')).toBe(true);
    expect(csv).toContain(`"'${formula.replaceAll('"', '""')}"`);
    const { bytes } = await server.call(exportPeople, { token, params: { format: 'xlsx' } });
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    for (const cell of sheets[0]?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  test('has the headings of the template', async () => {
    const { token } = await newCompany();
    const { bytes } = await server.call(getImportTemplate, { token });
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows).toEqual([heading.split(',')]);
    const filled = await writeXlsx({
      sheets: [
        {
          name: 'People',
          rows: [
            heading.split(','),
            [null, 'Ada', 'ada@a.example', null, null, null, null, null, 'Observer', null, null],
          ],
        },
      ],
    });
    expect(
      (await server.call(previewImport, { token, file: { bytes: new Uint8Array(filled) } })).body,
    ).toMatchObject({ Added: 1, FaultCount: 0 });
  });
});

describe('a reader of another language', () => {
  test.each([
    ['de-DE', 'Externe ID', 'bellwether-personenvorlage.xlsx', /^bellwether-personen-/],
    ['fr-FR', 'ID externe', 'bellwether-modele-personnes.xlsx', /^bellwether-personnes-/],
    ['es-ES', 'ID externo', 'bellwether-plantilla-personas.xlsx', /^bellwether-personas-/],
  ] as const)(
    'of %s gets template and export in it, and anybody imports them',
    async (locale, first, name, named) => {
      const { tenant, token } = await newCompany();
      const admin = await server.buildPerson(tenant, {
        manager: tenant.ceo,
        flags: ['isOrgAdmin', 'isGoalAdmin'],
      });
      await server.owner.query('update person set locale = $1 where id = $2', [locale, admin.id]);
      const theirs = await server.signInAs(admin);
      const template = await server.call(getImportTemplate, { token: theirs });
      expect(fileNameOf(`${template.headers['content-disposition']}`)).toBe(name);
      const { sheets } = await readXlsx(template.bytes);
      expect(sheets[0]?.rows[0]?.[0]).toBe(first);
      const exported = await server.call(exportPeople, { token: theirs, params: { format: 'xlsx' } });
      expect(fileNameOf(`${exported.headers['content-disposition']}`)).toMatch(named);
      // Somebody else, who reads English, imports it.
      const file = { bytes: new Uint8Array(exported.bytes) };
      const { body } = await server.call(previewImport, { token, file });
      expect(body).toMatchObject({
        Preset: 'Bellwether',
        Rows: 2,
        Added: 0,
        Changed: 0,
        Unchanged: 2,
        FaultCount: 0,
        WarningCount: 0,
      });
    },
  );
});

describe('invitations', () => {
  const never = (tenant: TestTenant, options: PersonOptions = {}): Promise<TestPerson> =>
    server.buildPerson(tenant, { uninvited: true, ...options });

  test('go to everybody who was never invited, each once, also after old invitations were purged', async () => {
    const company = await newCompany();
    const { tenant, token } = company;
    await never(tenant);
    await never(tenant, { role: 'observer' });
    await never(tenant, { deactivated: true });
    expect((await server.call(countUninvited, { token })).body.Count).toBe(2);
    const both = await Promise.all([
      server.call(sendInvitations, { token }),
      server.call(sendInvitations, { token }),
    ]);
    expect(both.map(({ body }) => body.Count).sort()).toEqual([0, 2]);
    const invited = (await eventsOf(company)).filter(([kind]) => kind === 'account.invited');
    expect(invited).toEqual([
      ['account.invited', { invitation: expect.any(Number), isMailed: true }],
      ['account.invited', { invitation: expect.any(Number), isMailed: true }],
    ]);
    await server.owner.query('delete from invitation where tenant_id = $1', [tenant.id]);
    expect((await server.call(countUninvited, { token })).body.Count).toBe(0);
  });
});

test('a person whom nobody has invited is told apart from an invited one, everywhere and at once', async () => {
  const { tenant, token } = await newCompany();
  const { id } = await server.buildPerson(tenant, { uninvited: true });
  const statuses = async () => {
    const org = (await server.call(getOrganisation, { token })).body;
    const profile = (await server.call(getProfile, { token, params: { id } })).body;
    const boss = (await server.call(getProfile, { token, params: { id: tenant.ceo.id } })).body;
    return {
      version: org.Version,
      told: [
        org.data.find((one) => one.id === id)?.Status,
        profile.Status,
        boss.DirectReportUsers.find((one) => one.Id === id)?.Status,
      ],
    };
  };
  const before = await statuses();
  expect(before.told).toEqual(['NotInvited', 'NotInvited', 'NotInvited']);
  expect((await server.call(reinvitePerson, { token, params: { id } })).status).toBe(200);
  const after = await statuses();
  expect(after.told).toEqual(['Invited', 'Invited', 'Invited']);
  expect(after.version).not.toBe(before.version);
});

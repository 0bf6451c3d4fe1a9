import {
  getImport,
  type ImportPreview,
  previewImport,
  startImport,
} from '@bellwether/contract/people/import';
import { expect } from 'vitest';
import { runImport } from '../features/people/import/commands.run.ts';
import type { TestServer } from './test-server.ts';

/** The template's row of headings. */
export const importHeading =
  'External ID,Name,Email,Job Title,Manager Email,Department,Role,Permissions,Time Zone';

export const fileOf = (lines: readonly string[]) => ({ bytes: new TextEncoder().encode(lines.join('\r\n')) });

/** Returns the acts of people who import, and reads of what an import has written. */
export function importCalls(server: TestServer) {
  /** Creates a company with its ceo signed in. */
  async function newCompany() {
    const tenant = await server.buildTenant();
    return { tenant, token: await server.signInAs(tenant.ceo) };
  }
  type Company = Awaited<ReturnType<typeof newCompany>>;

  /** Previews the lines below the heading. */
  async function checked(
    { token }: Company,
    lines: readonly string[],
    heading = importHeading,
  ): Promise<ImportPreview> {
    const file = fileOf([heading, ...lines]);
    const { status, body, problem } = await server.call(previewImport, { token, file });
    expect([status, problem?.detail]).toEqual([200, undefined]);
    return body;
  }

  /** Starts and runs a previewed import, and returns its outcome. */
  async function started({ tenant, token }: Company, Id: number) {
    expect((await server.call(startImport, { token, body: { Id } })).body.State).toBe('waiting');
    await runImport(server.context, { tenantId: tenant.id, importId: Id });
    return (await server.call(getImport, { token, params: { id: Id } })).body;
  }

  /** Previews, starts and runs an import, and returns its outcome. */
  async function imported(company: Company, lines: readonly string[]) {
    const { Id } = await checked(company, lines);
    return started(company, Id);
  }

  async function peopleOf({ tenant }: Company) {
    const { rows } = await server.owner.query(
      `select person.name, person.email, person.external_id, person.job_title, person.role_name, person.org_unit,
        person.department, person.is_org_admin, person.invited_at, above.name as manager
      from person left join person above on above.tenant_id = person.tenant_id and above.id = person.manager_id
      where person.tenant_id = $1 order by person.id`,
      [tenant.id],
    );
    return rows;
  }

  async function eventsOf({ tenant }: Company) {
    const { rows } = await server.owner.query(
      "select kind, detail from event where tenant_id = $1 and kind not like 'session%' order by id",
      [tenant.id],
    );
    return rows.map(({ kind, detail }) => [kind, detail]);
  }

  return { newCompany, checked, started, imported, peopleOf, eventsOf };
}

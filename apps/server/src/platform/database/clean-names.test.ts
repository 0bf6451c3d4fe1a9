import { readFile } from 'node:fs/promises';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

/** The names, titles, departments and keys of addresses as a release before wrote them. */
const before = [
  ['Ann\r\nSmith', 'Lead\tEngineer', 'Sales \u00a0 North', 'ann@münchen.example'],
  ['\u202eBob\u200b', '\u00ad', '\u200b', 'o’neil@example.com'],
  ['\u200b\u2060', '', null, '"carla"@例え。テスト'],
  ['Zoe\u0308 👩\u200d💻', 'CFO', 'sales north', 'zoë@他们为什么不说中文.example'],
  ['Plain Name', 'Same', null, 'plain@example.com'],
] as const;

test('the migration cleans stored names and keys of addresses like the domain', async () => {
  const { id: tenantId } = await server.buildTenant();
  const people = [];
  for (const [name, title, unit, key] of before) {
    const person = await server.buildPerson({ id: tenantId }, { role: 'manager' });
    people.push(person);
    await server.owner.query(
      'update person set name = $3, job_title = $4, org_unit = $5, email_key = $6 where tenant_id = $1 and id = $2',
      [tenantId, person.id, name, title, unit, key],
    );
  }
  const file = new URL('../../../migrations/0041_clean_names.sql', import.meta.url);
  await server.owner.query(await readFile(file, 'utf8'));
  const { rows } = await server.owner.query<Record<'name' | 'title' | 'unit' | 'key' | 'email', string>>(
    `select name, job_title as title, org_unit as unit, email_key as key, email from person
      where tenant_id = $1 and id = any($2) order by id`,
    [tenantId, people.map(({ id }) => id)],
  );
  expect(rows.map(({ name }) => name)).toEqual(
    before.map(([name], at) => cleanName(name) || rows[at]?.email),
  );
  expect(rows.map(({ title }) => title)).toEqual(before.map(([, title]) => cleanName(title)));
  expect(rows.map(({ key }) => key)).toEqual(before.map(([, , , key]) => emailKeyOf(key)));
  // The department of the first person is the fourth's once it is clean, so it stays as it was.
  expect(rows.map(({ unit }) => unit)).toEqual(['Sales \u00a0 North', null, null, 'sales north', null]);
});

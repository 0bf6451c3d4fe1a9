import { listNotifications } from '@bellwether/contract/notifications';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factory.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const reader = notificationReader(server);
const calls = importCalls(server);

const bodiesOf = async (person: TestPerson) => {
  const token = await server.signInAs(person);
  const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
  return body.Notifications.map(({ Body }) => Body).sort();
};

test('flags by an import are told to the ceo and to those who have the flag, and to nobody else', async () => {
  const tenant = await server.buildTenant();
  const build = (name: string, flags: readonly ('isOrgAdmin' | 'isHrAdmin' | 'isGoalAdmin')[] = []) =>
    server.buildPerson(tenant, { name, flags, email: `${name.toLowerCase()}@x.example` });
  const importer = await build('Importer', ['isOrgAdmin']);
  const [admin, hr, bystander, risen] = [
    await build('Admin', ['isOrgAdmin']),
    await build('Hana', ['isHrAdmin']),
    await build('Bystander', ['isGoalAdmin']),
    await build('Risen'),
  ];
  const row = (name: string, email: string, flags: string) =>
    ['', name, email, 'contributor', tenant.ceo.email, '', '', flags].join(',');
  const company = { tenant, token: await server.signInAs(importer) };
  const outcome = await calls.imported(company, [
    row('Risen', 'risen@x.example', 'Org Admin'),
    row('Newcomer', 'newcomer@x.example', 'HR Admin'),
    row('Plain', 'plain@x.example', ''),
  ]);
  expect(outcome).toMatchObject({ State: 'done', Added: 2, Changed: 1 });
  const [ofRisen, ofNewcomer] = [
    'An import of Importer gave Risen permissions: Org Admin.',
    'An import of Importer gave Newcomer permissions: HR Admin.',
  ];
  while (await reader.turn());
  expect(await bodiesOf(tenant.ceo)).toEqual([ofNewcomer, ofRisen]);
  expect(await bodiesOf(admin)).toEqual([ofRisen]);
  expect(await bodiesOf(hr)).toEqual([ofNewcomer]);
  expect(await bodiesOf(bystander)).toEqual([]);
  expect(await bodiesOf(importer)).toEqual([]);
  expect(await bodiesOf(risen)).toEqual(['Importer changed your role or your permissions.']);
});

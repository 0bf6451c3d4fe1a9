import { previewImport } from '@bellwether/contract/people/import';
import { expect, test } from 'vitest';
import { importCalls } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const { newCompany } = importCalls(server);

test('the preview says under whom people land and where the top teams stand', async () => {
  const made = await newCompany();
  const lead = await server.buildPerson(made.tenant, {
    role: 'manager',
    name: 'Lena Lead',
    email: 'lead@demo.example',
  });
  const lines = [
    'Name,Email,Manager,Department',
    'Nora New,nora@demo.example,lead@demo.example,Sales',
    'Otto New,otto@demo.example,nora@demo.example,',
  ];
  const file = { bytes: new TextEncoder().encode(lines.join('\n')) };
  const { body: preview } = await server.call(previewImport, { token: made.token, file });
  expect(preview.People).toMatchObject([
    { Name: 'Nora New', Manager: 'Lena Lead', IsMoved: false, Department: 'Sales', RoleName: 'manager' },
    { Name: 'Otto New', Manager: 'Nora New', Department: 'Sales', RoleName: 'contributor' },
  ]);
  expect(preview.TopTeams).toMatchObject([
    { Id: made.tenant.ceo.id, Depth: 0, People: 3, IsMoved: false },
    { Id: lead.id, Name: 'Lena Lead', Depth: 1, People: 2, IsMoved: false },
    { Id: null, Name: 'Nora New', Depth: 2, People: 1, IsMoved: true },
  ]);
});

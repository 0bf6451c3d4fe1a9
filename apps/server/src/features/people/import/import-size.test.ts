import { getImport, previewImport, startImport } from '@bellwether/contract/people/import';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/test-server.ts';
import { runImport } from './commands.run.ts';

const server = await startTestServer();
const count = 1_500;

/** People on five levels: five reports for each manager. */
function lines(ceo: string, title: string): string[] {
  const emailOf = (at: number) => (at < 0 ? ceo : `p${at}@big.example`);
  return Array.from({ length: count }, (_, at) => {
    const above = Math.floor((at - 5) / 5);
    return `E${at},Person ${at},${emailOf(at)},${title},${emailOf(above)},${at < 80 ? `Unit ${at}` : ''},,`;
  });
}

test('people are added, and changed by a second run, in a statement for each thousand of a level', async () => {
  const { id: tenantId, ceo } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const heading = 'External ID,Name,Email,Job Title,Manager Email,Department,Role,Permissions';
  for (const [title, expected] of [
    ['Engineer', { Added: count, Changed: 0 }],
    ['Developer', { Added: 0, Changed: count }],
  ] as const) {
    const bytes = new TextEncoder().encode([heading, ...lines(ceo.email, title)].join('\n'));
    const { body, problem } = await server.call(previewImport, { token, file: { bytes } });
    expect(problem?.detail).toBeUndefined();
    expect(body).toMatchObject({ ...expected, FaultCount: 0, WarningCount: 0 });
    await server.call(startImport, { token, body: { Id: body.Id } });
    const { tables } = await server.countStatements(() =>
      runImport(server.context, { tenantId, importId: body.Id }),
    );
    expect(tables.length).toBeLessThan(35);
    const ended = await server.call(getImport, { token, params: { id: body.Id } });
    expect(ended.body).toMatchObject({ State: 'done', Written: count, ...expected });
  }
});

import { getImport, previewImport, startImport } from '@bellwether/contract/people/import';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/test-server.ts';
import { runImport } from './commands.run.ts';

const server = await startTestServer();
const count = 5_000;

/** An export of a German program: a lead for each ten people, and every fiftieth has left. */
function germanFile(lead: string, titleOf: (at: number) => string): Uint8Array<ArrayBuffer> {
  const emailOf = (at: number) => `p${at}@gross.example`;
  const rows = Array.from({ length: count }, (_, at) => {
    const hasLeft = at % 50 === 49;
    const manager = at < 10 ? lead : emailOf(Math.floor(at / 10) - 1);
    const cells = [
      `P${at}`,
      'Jürgen',
      `Groß ${at}`,
      emailOf(at),
      titleOf(at),
      manager,
      hasLeft ? 'ausgeschieden' : 'aktiv',
    ];
    return [...cells, hasLeft ? '31.10.2026' : ''].join(';');
  });
  const heading =
    'Personalnummer;Vorname;Nachname;E-Mail-Adresse;Position;Vorgesetzter;Status;Austrittsdatum';
  return new Uint8Array(Buffer.from(['Personalliste', '', heading, ...rows].join('\r\n'), 'latin1'));
}

test('5,000 people of a German file are in within a minute, and the next month changes only its differences', async () => {
  const { id: tenantId, ceo } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const imported = async (file: Uint8Array<ArrayBuffer>) => {
    const { body } = await server.call(previewImport, { token, file: { bytes: file } });
    await server.call(startImport, { token, body: { Id: body.Id, Rows: 'good' } });
    await runImport(server.context, { tenantId, importId: body.Id });
    const { body: ended } = await server.call(getImport, { token, params: { id: body.Id } });
    return { preview: body, ended };
  };
  const began = performance.now();
  const first = await imported(germanFile(ceo.email, () => 'Ingenieurin'));
  const seconds = (performance.now() - began) / 1_000;
  // Those who name a leaver as manager are asked about; the others are in.
  const leavers = count / 50;
  const below = first.preview.RowsLeftOut;
  expect(first.preview).toMatchObject({ Left: leavers, Added: count - leavers - below, HeadingRow: 3 });
  expect(first.ended).toMatchObject({ State: 'done', Added: count - leavers - below });
  expect(seconds).toBeLessThan(60);
  const second = await imported(germanFile(ceo.email, (at) => (at === 7 ? 'Leiterin' : 'Ingenieurin')));
  expect(second.ended).toMatchObject({ State: 'done', Added: 0, Changed: 1 });
}, 180_000);

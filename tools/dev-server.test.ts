import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptServer, keepServer } from './dev-server.mjs';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';

const main = 'apps/server/src/main.ts';
const counts = "import { appendFileSync } from 'node:fs';\nappendFileSync('starts', 'x');\n";
const stays = `${counts}setInterval(() => undefined, 1_000);\n`;
const patience = { timeout: 15_000 };

let tree: ScratchTree;
let server: KeptServer | undefined;
beforeEach(async () => {
  tree = await scratchTree();
});
afterEach(async () => {
  await server?.end();
  await tree.remove();
});

const starts = () => {
  const file = join(tree.root, 'starts');
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
};
const keep = async (text: string) => {
  await tree.write({ [main]: text });
  server = keepServer(tree.root, { PATH: process.env.PATH });
  await vi.waitFor(() => expect(starts()).toBe(1), patience);
};

it('starts the server again once for several changes of a moment', async () => {
  await keep(stays);
  for (let change = 0; change < 5; change += 1) server?.restart();
  await vi.waitFor(() => expect(starts()).toBe(2), patience);
  await server?.end();
  expect(starts()).toBe(2);
});

it('waits for the next change after a fault', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await keep(`${counts}throw new Error('planted');\n`);
  await vi.waitFor(
    () => expect(said.mock.calls.join()).toContain('starts again when a file changes'),
    patience,
  );
  await tree.write({ [main]: stays });
  server?.restart();
  await vi.waitFor(() => expect(starts()).toBe(2), patience);
});

it('says where to move the data of another branch', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await keep(
    `${counts}console.error('The database was brought further by a newer Bellwether (0099_later): …');\nprocess.exit(1);\n`,
  );
  await vi.waitFor(() => expect(said.mock.calls.join()).toContain('data.with-0099_later'), patience);
  expect(starts()).toBe(1);
});

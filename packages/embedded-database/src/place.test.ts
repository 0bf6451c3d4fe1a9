import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { ask, isRoot } from './holders.fixture.ts';
import { findPlace, noteName } from './place.ts';

const folders: string[] = [];
function newFolder(mode: number): string {
  const folder = mkdtempSync('/tmp/bellwether-place-');
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the place of a database', () => {
  test('is in the home if its user can get there', () => {
    const home = newFolder(0o755);
    expect(findPlace(home).data).toBe(join(home, 'postgres', 'data'));
    expect(existsSync(join(home, noteName))).toBe(false);
  });

  test('is where the note in the home says', () => {
    const [home, elsewhere] = [newFolder(0o755), newFolder(0o755)];
    writeFileSync(join(home, noteName), `${elsewhere}\n`);
    expect(findPlace(home).directory).toBe(elsewhere);
  });

  test('is not replaced by an empty one if the noted folder is gone', () => {
    const home = newFolder(0o755);
    writeFileSync(join(home, noteName), '/nowhere/at/all\n');
    expect(() => findPlace(home)).toThrow(/belongs in \/nowhere\/at\/all, which does not exist/);
  });
});

test.each([
  ['a file', 'taken', 'EEXIST'],
  ['a folder below a file', 'taken/below', 'ENOTDIR'],
  ['a name longer than any', 'n'.repeat(300), 'ENAMETOOLONG'],
])('for a home that is %s, the error names the variable', async (_what, name, code) => {
  const folder = newFolder(0o755);
  writeFileSync(join(folder, 'taken'), '');
  const home = join(folder, name);
  await expect(startEmbeddedDatabase({ home })).rejects.toThrow(
    new RegExp(`^BELLWETHER_HOME cannot be the folder ${home} \\(${code}\\b.*\\): choose another\\.$`),
  );
});

// These cases happen to root only.
if (isRoot)
  describe('a home of root that the database user cannot enter', { timeout: 30_000 }, () => {
    test('has its database in its own folder outside, noted in the home', async () => {
      const [home, outside] = [newFolder(0o700), newFolder(0o755)];
      const first = await startEmbeddedDatabase({ home, outside });
      const noted = readFileSync(join(home, noteName), 'utf8').trim();
      expect(noted.startsWith(`${outside}/`)).toBe(true);
      await ask(first, 'create table kept as select 42 as answer');
      await first.stop();
      const second = await startEmbeddedDatabase({ home, outside });
      expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await second.stop();
    });

    test('never gets the data of another home, also one of the same path', async () => {
      const [parent, outside] = [newFolder(0o700), newFolder(0o755)];
      const home = join(parent, 'data');
      const places = [1, 2].map(() => {
        rmSync(home, { recursive: true, force: true });
        mkdirSync(home);
        return findPlace(home, outside).directory;
      });
      expect(places[0]).not.toBe(places[1]);
      expect(findPlace(home, outside).directory).toBe(places[1]);
    });
  });

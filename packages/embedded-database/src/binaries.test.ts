import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBinaries, hasLibrary } from './binaries.ts';
import { isRoot } from './holders.fixture.ts';
import { runUserFor } from './run-user.ts';

const user = runUserFor('/nowhere');
const folder = mkdtempSync('/tmp/bellwether-binaries-');
const copies = join(folder, 'copies');
const packaged = join(folder, 'linux-x64', 'native');
const system = join(folder, 'versions');

beforeAll(() => {
  chmodSync(folder, 0o755);
  const native = dirname(findBinaries({ user, copies }).directory);
  cpSync(native, packaged, { recursive: true, filter: (from) => !lstatSync(from).isSymbolicLink() });
  writeFileSync(join(dirname(packaged), 'package.json'), '{"version":"18.0.0"}');
  for (const [version, answer] of [
    ['14', 14],
    ['15', 15],
    ['16', 16],
  ] as const) {
    mkdirSync(join(system, version, 'bin'), { recursive: true });
    for (const name of ['initdb', 'postgres']) {
      writeFileSync(
        join(system, version, 'bin', name),
        `#!/bin/sh\necho "postgres (PostgreSQL) ${answer}.3"\n`,
        { mode: 0o755 },
      );
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const absent = join(folder, 'absent');

describe('findBinaries', { timeout: 20_000 }, () => {
  test('creates the links and file modes of a package whose install script did not run', () => {
    chmodSync(join(packaged, 'bin', 'postgres'), 0o644);
    const binaries = findBinaries({ user, copies, packaged, system: absent });
    expect(binaries).toEqual({ directory: join(packaged, 'bin'), major: 18 });
    expect(lstatSync(join(packaged, 'lib', 'libicuuc.so.60')).isSymbolicLink()).toBe(true);
    expect(hasLibrary(binaries, 'pg_stat_statements')).toBe(true);
    expect(hasLibrary(binaries, 'no_such_library')).toBe(false);
  });

  if (isRoot)
    test("copies a package that root's database user cannot reach", () => {
      chmodSync(dirname(packaged), 0o700);
      // npm leaves these modes under a umask of 077.
      for (const name of readdirSync(join(packaged, 'lib')))
        if (name.startsWith('libicu')) chmodSync(join(packaged, 'lib', name), 0o600);
      const interrupted = join(copies, 'postgres-linux-x64-18.0.0.999999999');
      mkdirSync(interrupted, { recursive: true });
      const first = findBinaries({ user, copies, packaged, system: absent });
      expect(first).toEqual({ directory: join(copies, 'postgres-linux-x64-18.0.0', 'bin'), major: 18 });
      expect(findBinaries({ user, copies, packaged, system: absent })).toEqual(first);
      expect(readdirSync(copies)).toEqual(['postgres-linux-x64-18.0.0']);
      chmodSync(dirname(packaged), 0o755);
    });

  test('falls back to the newest PostgreSQL of the system', () => {
    expect(
      findBinaries({ user, copies, packaged: undefined, system, given: undefined, wanted: 16 }).major,
    ).toBe(16);
    expect(findBinaries({ user, copies, packaged: noPackage(), system })).toEqual({
      directory: join(system, '16', 'bin'),
      major: 16,
    });
  });

  test('prefers the version of the cluster to a newer one', () => {
    expect(findBinaries({ user, copies, packaged, system, wanted: 15 }).directory).toBe(
      join(system, '15', 'bin'),
    );
  });

  test('names the installed versions when none can read the cluster', () => {
    expect(() => findBinaries({ user, copies, packaged, system, wanted: 17 })).toThrow(
      'made by PostgreSQL 17, and only PostgreSQL 18 and 16 and 15 is installed here',
    );
  });

  test('says what to do without any PostgreSQL', () => {
    expect(() => findBinaries({ user, copies, packaged: noPackage(), system: absent })).toThrow(
      /run npm install.*or set DATABASE_URL/,
    );
    expect(() => findBinaries({ user, copies, given: join(system, '14', 'bin') })).toThrow(
      /no PostgreSQL 15 or newer/,
    );
  });
});

/** Creates a package folder without programs, as on an unsupported platform. */
function noPackage(): string {
  const native = join(folder, 'empty', 'native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  writeFileSync(join(native, 'pg-symlinks.json'), '[]');
  writeFileSync(join(native, '..', 'package.json'), '{"version":"18.0.0"}');
  return native;
}

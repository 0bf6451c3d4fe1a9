import { describe, expect, it } from 'vitest';
import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import type { Machine } from './this-machine.ts';

/** A machine with some programs, and for a Debian root the packages that apt knows. */
function machine(programs: readonly string[], packages?: Readonly<Record<string, string>>) {
  const present = new Set(programs);
  const asked: string[] = [];
  const made: Machine = {
    isExecutable: async (path) => present.has(path),
    isDebianRoot: async () => packages !== undefined,
    install: async (name) => {
      asked.push(name);
      const program = packages?.[name];
      if (program !== undefined) present.add(program);
      return program !== undefined;
    },
  };
  return { made, asked };
}

describe('the browser', () => {
  it('is the one that CHROMIUM_PATH names, and no other when that is wrong', async () => {
    const { made } = machine(['/opt/browser', '/usr/bin/chromium']);
    expect(await ensureChromium('/opt/browser', made)).toBe('/opt/browser');
    await expect(ensureChromium('/opt/absent', made)).rejects.toThrow('CHROMIUM_PATH names /opt/absent');
  });

  it('is found in the usual places', async () => {
    expect(await ensureChromium('', machine(['/usr/bin/google-chrome']).made)).toBe('/usr/bin/google-chrome');
  });

  it('is installed as root on Debian', async () => {
    const { made, asked } = machine([], { chromium: '/usr/bin/chromium' });
    expect(await ensureChromium('', made)).toBe('/usr/bin/chromium');
    expect(asked).toEqual(['chromium']);
  });

  it('is asked for elsewhere, and where apt does not have it', async () => {
    await expect(ensureChromium('', machine([]).made)).rejects.toThrow('install Chromium');
    await expect(ensureChromium('', machine([], {}).made)).rejects.toThrow('install Chromium');
  });
});

describe('the second PostgreSQL', () => {
  it('is the oldest from 15 to 17 that is there', async () => {
    const { made } = machine(['/usr/lib/postgresql/14/bin/initdb', '/usr/lib/postgresql/16/bin/initdb']);
    expect(await ensurePostgres(made)).toEqual({ major: 16, binaries: '/usr/lib/postgresql/16/bin' });
  });

  it('is installed as root on Debian, in the version that the release has', async () => {
    const { made, asked } = machine([], { 'postgresql-17': '/usr/lib/postgresql/17/bin/initdb' });
    expect(await ensurePostgres(made)).toMatchObject({ major: 17 });
    expect(asked).toEqual(['postgresql-15', 'postgresql-16', 'postgresql-17']);
  });

  it('is asked for elsewhere; 18 alone is not a second one', async () => {
    const { made } = machine(['/usr/lib/postgresql/18/bin/initdb']);
    await expect(ensurePostgres(made)).rejects.toThrow('apt install postgresql-15');
  });
});

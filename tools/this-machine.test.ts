import { describe, expect, it } from 'vitest';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureFirefox } from './ensure-firefox.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import type { Machine } from './this-machine.ts';

/** Returns a machine with some programs; for root on Debian also with the packages that apt knows. */
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
  it('is the one in CHROMIUM_PATH, and no other if that one is wrong', async () => {
    const { made } = machine(['/opt/browser', '/usr/bin/chromium']);
    expect(await ensureChromium('/opt/browser', made)).toBe('/opt/browser');
    await expect(ensureChromium('/opt/absent', made)).rejects.toThrow('CHROMIUM_PATH names /opt/absent');
  });

  it('is found in the usual places', async () => {
    expect(await ensureChromium('', machine(['/usr/bin/google-chrome']).made)).toBe('/usr/bin/google-chrome');
  });

  it('is the headless shell where there is one, because it needs a quarter of the time per page', async () => {
    const { made } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(await ensureChromium('', made)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is installed as root on Debian, as the headless shell beside another browser', async () => {
    const packages = { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' };
    const { made, asked } = machine(['/usr/bin/chromium'], packages);
    expect(await ensureChromium('', made)).toBe('/usr/bin/chromium-headless-shell');
    expect(asked).toEqual(['chromium-headless-shell']);
  });

  it('is the whole Chromium if the release has no headless shell', async () => {
    const { made, asked } = machine([], { chromium: '/usr/bin/chromium' });
    expect(await ensureChromium('', made)).toBe('/usr/bin/chromium');
    expect(asked).toEqual(['chromium-headless-shell', 'chromium']);
    expect(await ensureChromium('', machine(['/usr/bin/chromium'], {}).made)).toBe('/usr/bin/chromium');
  });

  it('has to be installed by hand elsewhere, and if apt does not have it', async () => {
    await expect(ensureChromium('', machine([]).made)).rejects.toThrow('install Chromium');
    await expect(ensureChromium('', machine([], {}).made)).rejects.toThrow('install Chromium');
  });
});

describe('the stock Firefox', () => {
  it('is the one in FIREFOX_PATH, else one in a usual place', async () => {
    const { made } = machine(['/opt/firefox', '/usr/bin/firefox']);
    expect(await ensureFirefox('/opt/firefox', made)).toBe('/opt/firefox');
    expect(await ensureFirefox('', made)).toBe('/usr/bin/firefox');
    await expect(ensureFirefox('/opt/absent', made)).rejects.toThrow('FIREFOX_PATH names /opt/absent');
  });

  it('is installed as root on Debian, and by hand elsewhere', async () => {
    const { made, asked } = machine([], { 'firefox-esr': '/usr/bin/firefox-esr' });
    expect(await ensureFirefox('', made)).toBe('/usr/bin/firefox-esr');
    expect(asked).toEqual(['firefox-esr']);
    await expect(ensureFirefox('', machine([]).made)).rejects.toThrow('apt install firefox-esr');
  });
});

describe('the second PostgreSQL', () => {
  it('is the oldest one installed, from 15 to 17', async () => {
    const { made } = machine(['/usr/lib/postgresql/14/bin/initdb', '/usr/lib/postgresql/16/bin/initdb']);
    expect(await ensurePostgres(made)).toEqual({ major: 16, binaries: '/usr/lib/postgresql/16/bin' });
  });

  it("is installed as root on Debian, in the release's version", async () => {
    const { made, asked } = machine([], { 'postgresql-17': '/usr/lib/postgresql/17/bin/initdb' });
    expect(await ensurePostgres(made)).toMatchObject({ major: 17 });
    expect(asked).toEqual(['postgresql-15', 'postgresql-16', 'postgresql-17']);
  });

  it('has to be installed by hand elsewhere; 18 alone is not a second one', async () => {
    const { made } = machine(['/usr/lib/postgresql/18/bin/initdb']);
    await expect(ensurePostgres(made)).rejects.toThrow('apt install postgresql-15');
  });
});

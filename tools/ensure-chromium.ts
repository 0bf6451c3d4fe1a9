import { join } from 'node:path';
import { type Machine, thisMachine } from './this-machine.ts';

/** The flags of a browser that only measures and tests: it makes no request of its own. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google', 'Chrome', 'Application', 'chrome.exe'),
];

/**
 * Returns the path of a Chromium or Chrome for the journeys: `CHROMIUM_PATH`, else the headless shell, else
 * one in a usual place. The shell is the same engine without windows: a fresh profile with a page takes a
 * quarter of the processor time. Root on Debian installs the shell with apt, or the whole Chromium.
 *
 * @throws a sentence that says what to install.
 */
export async function ensureChromium(
  given = process.env.CHROMIUM_PATH,
  machine: Machine = thisMachine,
): Promise<string> {
  if (given) {
    if (await machine.isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not a program.`);
  }
  if (await machine.isExecutable(headlessShell)) return headlessShell;
  const mayInstall = await machine.isDebianRoot();
  if (mayInstall && (await machine.install('chromium-headless-shell'))) return headlessShell;
  const found = await firstExecutable(usualPlaces, machine);
  if (found !== undefined) return found;
  if (mayInstall && (await machine.install('chromium'))) {
    const installed = await firstExecutable(usualPlaces, machine);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser found: install Chromium (Debian: apt install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

async function firstExecutable(paths: readonly string[], machine: Machine): Promise<string | undefined> {
  for (const path of paths) if (await machine.isExecutable(path)) return path;
  return undefined;
}

import { type Machine, thisMachine } from './this-machine.ts';

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Returns the path of a stock Firefox for the journeys: `FIREFOX_PATH`, else one in a usual place. Root on Debian installs
 * the extended support release with apt.
 *
 * @throws a sentence that says what to install.
 */
export async function ensureFirefox(
  given = process.env.FIREFOX_PATH,
  machine: Machine = thisMachine,
): Promise<string> {
  if (given) {
    if (await machine.isExecutable(given)) return given;
    throw new Error(`FIREFOX_PATH names ${given}, which is not a program.`);
  }
  for (const place of usualPlaces) if (await machine.isExecutable(place)) return place;
  const [esr = ''] = usualPlaces;
  if ((await machine.isDebianRoot()) && (await machine.install('firefox-esr'))) return esr;
  throw new Error('No Firefox found: install it (Debian: apt install firefox-esr) or set FIREFOX_PATH.');
}

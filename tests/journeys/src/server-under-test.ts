import { firstInstant } from './now.ts';

/**
 * Returns a variable that the server's start sets.
 *
 * @throws when journeys run without a server.
 */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: no server was started for the journeys.`);
  return value;
}

/** Returns the server's address, such as `http://127.0.0.1:40123`. */
export const address = () => given('JOURNEYS_URL');

/** Returns the server's home, so that the command line can use the same database. */
export const serverHome = () => given('JOURNEYS_HOME');

/** Returns the server's clock now; epoch milliseconds. */
export const serverNow = () => firstInstant + Date.now() - Number(given('JOURNEYS_START'));

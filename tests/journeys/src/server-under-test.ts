import { firstInstant } from './now.ts';

/** A variable that the start of the server sets; throws where journeys run without one. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: no server was started for the journeys.`);
  return value;
}

/** Where the server listens, such as `http://127.0.0.1:40123`. */
export const address = () => given('JOURNEYS_URL');

/** The home of the server: the command line works on the same database. */
export const serverHome = () => given('JOURNEYS_HOME');

/** The server's clock now; epoch milliseconds. */
export const serverNow = () => firstInstant + Date.now() - Number(given('JOURNEYS_START'));

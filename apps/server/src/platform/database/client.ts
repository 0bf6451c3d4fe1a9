import { createHash } from 'node:crypto';
import pg from 'pg';

const timestamptz = 1184;
const date = 1082;
const numeric = 1700;
const int8 = 20;

pg.types.setTypeParser(timestamptz, readInstant);
pg.types.setTypeParser(date, (text) => text);
pg.types.setTypeParser(numeric, Number);
pg.types.setTypeParser(int8, Number);

const written = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?$/;

/**
 * Returns the epoch milliseconds of a `timestamptz` as PostgreSQL writes it, in any time zone of the
 * connection.
 * @throws Error for another `DateStyle` and for anything but an instant with a four-digit year, because a
 *   wrong instant would be worse.
 */
export function readInstant(text: string): number {
  // Transactions run in UTC, so this form is the usual one.
  if (text.endsWith('+00') && text.length >= 22) {
    const instant = Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
    if (!Number.isNaN(instant)) return instant;
  }
  const [, day, time, hours, minutes = ':00'] = written.exec(text) ?? [];
  if (day === undefined)
    throw new Error('The database wrote a timestamp without its time zone, or not as ISO.');
  return Date.parse(`${day}T${time}${hours}${minutes}`);
}

const names = new Map<string, string>();

// Filters combine into many different texts. Above this limit a statement is planned each time, so that
// connections do not keep them all.
const mostNames = 2_000;

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < mostNames) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

interface Corkable {
  connection: { stream: { cork?(): void; uncork?(): void } };
}

/**
 * A client that prepares each parametrised statement once, under a name made from its text, so planning is
 * paid once.
 * Statements of one event loop turn leave in one write: begin, tenant and first statement are one packet.
 */
export class PreparingClient extends pg.Client {
  #isCorked = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be told apart by one signature; the call is passed on unchanged.
  override query(config: any, values?: any, callback?: any): any {
    this.#writeTogether();
    if (typeof config === 'string' && Array.isArray(values)) {
      return super.query({ text: config, values, name: nameOf(config) } as never, callback);
    }
    return super.query(config, values, callback);
  }

  #writeTogether(): void {
    if (this.#isCorked) return;
    // Read the stream now, because a TLS upgrade replaces it before the first query.
    const { stream } = (this as unknown as Corkable).connection;
    if (!stream.cork) return;
    this.#isCorked = true;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork?.();
    });
  }
}

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
  // Transactions run in UTC, so PostgreSQL nearly always writes this form.
  if (text.endsWith('+00') && text.length >= 22) {
    const instant = Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
    if (!Number.isNaN(instant)) return instant;
  }
  const [, day, time, hours, minutes = ':00'] = written.exec(text) ?? [];
  if (day === undefined)
    throw new Error('The database wrote a timestamp without its time zone, or not as ISO.');
  return Date.parse(`${day}T${time}${hours}${minutes}`);
}

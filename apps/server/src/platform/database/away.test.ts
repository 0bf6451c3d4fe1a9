import { expect, test } from 'vitest';
import { explainUnavailable } from './away.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const url = 'postgres://u:secret@db.example.com/bw?sslmode=verify-full';
const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const told = (error: Error, connection: object = { url }) =>
  explainUnavailable(connection, () => Promise.reject(error)).catch((refusal: Error) => refusal.message);

test.each([
  [fault('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'connect ECONNREFUSED'],
  [fault('no such role', { code: '28000', severity: 'FATAL' }), 'no such role'],
  [fault('The server does not support SSL connections'), 'The server does not support SSL connections'],
  [fault('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'self-signed certificate'],
  [
    fault('Invalid sslnegotiation value: "x". Valid values are …'),
    'Invalid sslnegotiation value: "x". Valid values are …',
  ],
  [
    fault('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'it asks for a password, and DATABASE_URL holds none',
  ],
  [fault('Connection terminated unexpectedly'), 'Connection terminated unexpectedly'],
  [fault('No space left on device', { code: '53100', severity: 'ERROR' }), 'No space left on device'],
  [
    fault('cannot execute CREATE TABLE in a read-only transaction', { code: '25006', severity: 'ERROR' }),
    'cannot execute CREATE TABLE in a read-only transaction',
  ],
  [
    new DatabaseUnavailable('The database connection was lost.', { cause: fault('Connection terminated') }),
    'Connection terminated',
  ],
])('%s is reported with the address and without the password', async (error, reason) => {
  expect(await told(error)).toBe(
    `The database at db.example.com/bw (DATABASE_URL) cannot be used: ${reason}`,
  );
});

test('an owner’s address that fails is reported by its own setting', async () => {
  const owner = { url, setting: 'DATABASE_OWNER_URL' };
  expect(await told(fault('gone', { code: 'ECONNRESET' }), owner)).toBe(
    'The database at db.example.com/bw (DATABASE_OWNER_URL) cannot be used: gone',
  );
});

test('the embedded database has no address', async () => {
  expect(await told(fault('gone', { code: 'ENOENT' }), { host: '/run' })).toBe(
    'The embedded database cannot be used: gone',
  );
});

test('other errors are rethrown unchanged', async () => {
  for (const error of [
    fault('relation "x" does not exist', { code: '42P01', severity: 'ERROR' }),
    fault('Bellwether needs PostgreSQL 15 or newer; DATABASE_URL names a 14.'),
    new TypeError('x is not a function'),
  ])
    expect(await told(error)).toBe(error.message);
});

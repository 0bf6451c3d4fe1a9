import { languageOf } from '@bellwether/domain/locale/language';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { readConfig } from './config.ts';
import { subdomainOf, tenantUrl } from './tenant-host.ts';

test('an empty environment is the documented default, and empty values count as absent', () => {
  const expected = {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databaseListenUrl: undefined,
    databaseReadUrl: undefined,
    databasePoolSize: 10,
    eventRetentionDays: 730,
    demo: true,
    now: undefined,
    defaultTenant: 'demo',
    publicUrl: undefined,
    trustedProxies: [],
    logLevel: 'info',
    environment: 'development',
  };
  expect(readConfig({})).toMatchObject(expected);
  const empty = Object.fromEntries(
    ['PORT', 'DATABASE_URL', 'BELLWETHER_DEMO', 'PUBLIC_URL', 'DEFAULT_TENANT'].map((name) => [name, '']),
  );
  expect(readConfig({ ...empty, LOG_LEVEL: '  ' })).toMatchObject(expected);
});

test('the pool has as many connections as DATABASE_POOL_SIZE says', () => {
  const config = readConfig({ DATABASE_POOL_SIZE: '7' });
  // The first query connects, so nothing is open here.
  const { pool } = createContext({ config, connection: { url: 'postgres://localhost/none' }, languageOf });
  expect(pool.options.max).toBe(7);
});

test('the home is resolved from the folder where the command is called', () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/somewhere');
  onTestFinished(() => cwd.mockRestore());
  expect(readConfig({ BELLWETHER_HOME: 'else' }).home).toBe('/somewhere/else');
  expect(readConfig({}).home).toBe('/somewhere/data');
});

test('with DATABASE_URL there is no demo and no default company, unless asked for', () => {
  const DATABASE_URL = 'postgres://u:p@db/bw';
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    demo: false,
    defaultTenant: undefined,
    databaseUrl: DATABASE_URL,
  });
  expect(readConfig({ DATABASE_URL, BELLWETHER_DEMO: '1' })).toMatchObject({
    demo: true,
    defaultTenant: 'demo',
  });
  expect(readConfig({ DATABASE_URL, DEFAULT_TENANT: 'Acme' })).toMatchObject({ defaultTenant: 'acme' });
  expect(readConfig({ BELLWETHER_DEMO: '0' })).toMatchObject({ demo: false, defaultTenant: undefined });
});

test('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    BELLWETHER_HOME: '/srv/bw',
    DATABASE_URL: 'postgres://app@pooler/bw',
    DATABASE_OWNER_URL: 'postgres://owner@pooler/bw',
    DATABASE_LISTEN_URL: 'postgres://app@database/bw',
    DATABASE_READ_URL: 'postgres://app@standby/bw',
    DATABASE_POOL_SIZE: '25',
    EVENT_RETENTION_DAYS: '365',
    BELLWETHER_NOW: '2026-11-20T08:26:00+01:00',
    PUBLIC_URL: 'https://goals.example.com',
    FALLBACK_URL: 'https://example.com/unknown',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Bellwether <goals@example.com>',
    SUPPORT_EMAIL: 'help@example.com',
    HELP_DESK_URL: 'https://help.example.com/goals',
    GUIDANCE_VIDEO_URL: 'https://youtu.be/dQw4w9WgXcQ',
    FILES_URL: 's3://bucket/some/prefix',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_ENDPOINT: 'http://minio:9000',
    AI_BASE_URL: 'http://model:8000/v1',
    AI_MODEL: 'small',
    FONTS_FOLDER: '.',
    METRICS_TOKEN: 'm',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({
    port: 8080,
    home: '/srv/bw',
    databaseUrl: 'postgres://app@pooler/bw',
    databaseOwnerUrl: 'postgres://owner@pooler/bw',
    databaseListenUrl: 'postgres://app@database/bw',
    databaseReadUrl: 'postgres://app@standby/bw',
    databasePoolSize: 25,
    eventRetentionDays: 365,
    now: Date.UTC(2026, 10, 20, 7, 26),
    supportEmail: 'help@example.com',
    helpDeskUrl: new URL('https://help.example.com/goals'),
    guidanceVideoUrl: new URL('https://youtu.be/dQw4w9WgXcQ'),
    files: { kind: 's3', bucket: 'bucket', prefix: 'some/prefix', region: 'us-east-1' },
    ai: { model: 'small', apiKey: undefined },
    fontsFolder: process.cwd(),
    trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    logLevel: 'debug',
  });
  expect(readConfig({ BELLWETHER_NOW: '2026-11-20' }).now).toBe(Date.UTC(2026, 10, 20));
  expect(readConfig({ FILES_URL: 'file:///srv/files' }).files).toEqual({
    kind: 'folder',
    folder: '/srv/files',
  });
});

describe('one sentence names the wrong variable', () => {
  test.each<[string, Record<string, string>, string]>([
    ['PORT', { PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
    ['PORT', { PORT: '3000x' }, 'PORT must be a port number from 0 to 65535.'],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'localhost' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ...[
      'postgres://[::bad/x',
      'postgres://u@h:99999/x',
      'postgres://u@h:port/x',
      // The slash ends the host, so the rest of the password would be shown as the database's name.
      'postgres://u:1/secret@h/x',
      'postgres://u:1#secret@h/x',
    ].map((DATABASE_URL): [string, Record<string, string>, string] => [
      'DATABASE_URL',
      { DATABASE_URL },
      'DATABASE_URL must be a whole address, such as postgres://user:password@host:5432/database, in which a slash of the password is written %2F.',
    ]),
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://u@h/x?sslmode=verify-full&options=-c%20search_path%3Dx' },
      'DATABASE_URL must be an address without options: Bellwether sets what it needs in each transaction.',
    ],
    ...['postgres://u@one,two/x', 'postgres://u@one:5432,two:5433/x', 'postgres://u@/x?host=one,two'].map(
      (DATABASE_URL): [string, Record<string, string>, string] => [
        'DATABASE_URL',
        { DATABASE_URL },
        'DATABASE_URL must be the address of one host: Bellwether does not look for the primary among several, so name the proxy or pooler that does.',
      ],
    ),
    [
      'DATABASE_OWNER_URL',
      { DATABASE_URL: 'postgres://u@h/x', DATABASE_OWNER_URL: 'mysql://u@h/x' },
      'DATABASE_OWNER_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ...['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'].map(
      (name): [string, Record<string, string>, string] => [
        'DATABASE_URL',
        { [name]: 'postgres://u@h/x' },
        `DATABASE_URL is needed because ${name} is set.`,
      ],
    ),
    ...['0', '1001', '2.5', 'ten'].map((DATABASE_POOL_SIZE): [string, Record<string, string>, string] => [
      'DATABASE_POOL_SIZE',
      { DATABASE_POOL_SIZE },
      'DATABASE_POOL_SIZE must be a whole number from 1 to 1000.',
    ]),
    [
      'EVENT_RETENTION_DAYS',
      { EVENT_RETENTION_DAYS: '30' },
      'EVENT_RETENTION_DAYS must be a whole number from 90 to 36500.',
    ],
    ['BELLWETHER_DEMO', { BELLWETHER_DEMO: 'yes' }, 'BELLWETHER_DEMO must be 1 or 0.'],
    [
      'BELLWETHER_NOW',
      { BELLWETHER_NOW: '2026-02-30' },
      'BELLWETHER_NOW must be an instant such as 2026-11-20T08:26:00Z.',
    ],
    [
      'BELLWETHER_NOW',
      { BELLWETHER_NOW: 'tomorrow' },
      'BELLWETHER_NOW must be an instant such as 2026-11-20T08:26:00Z.',
    ],
    [
      'BELLWETHER_NOW',
      { BELLWETHER_NOW: '2026-13-40T00:00:00Z' },
      'BELLWETHER_NOW must be an instant such as 2026-11-20T08:26:00Z.',
    ],
    [
      'BELLWETHER_NOW',
      { BELLWETHER_NOW: '2026-11-20T08:26:00Z', NODE_ENV: 'production' },
      'BELLWETHER_NOW is for tests and demos: it is refused when NODE_ENV is production.',
    ],
    [
      'BELLWETHER_DEVELOPMENT',
      { BELLWETHER_DEVELOPMENT: 'true', NODE_ENV: 'production' },
      'BELLWETHER_DEVELOPMENT shows faults and what people wrote: it is refused when NODE_ENV is production.',
    ],
    [
      'DEFAULT_TENANT',
      { DEFAULT_TENANT: 'a.b' },
      'DEFAULT_TENANT must be a subdomain of letters, digits and hyphens.',
    ],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'goals.example.com' },
      'PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    ...['https://goals.example.com/app', 'https://example.com/?x', 'https://u:secret@example.com'].map(
      (PUBLIC_URL): [string, Record<string, string>, string] => [
        'PUBLIC_URL',
        { PUBLIC_URL },
        'PUBLIC_URL must end with its host, as https://goals.example.com does: the screens are served at the root.',
      ],
    ),
    [
      'FALLBACK_URL',
      { FALLBACK_URL: 'javascript:alert(1)' },
      'FALLBACK_URL must be an address that begins with http:// or https://.',
    ],
    [
      'SMTP_URL',
      { SMTP_URL: 'mail.example.com:25' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    ...['help', 'help@example.com?bcc=all@example.com'].map(
      (SUPPORT_EMAIL): [string, Record<string, string>, string] => [
        'SUPPORT_EMAIL',
        { SUPPORT_EMAIL },
        'SUPPORT_EMAIL must be an e-mail address, such as help@example.com.',
      ],
    ),
    [
      'GUIDANCE_VIDEO_URL',
      { GUIDANCE_VIDEO_URL: 'http://videos.example.com/a' },
      'GUIDANCE_VIDEO_URL must be an address that begins with https://.',
    ],
    [
      'HELP_DESK_URL',
      { HELP_DESK_URL: 'javascript:alert(1)' },
      'HELP_DESK_URL must be an address that begins with http:// or https://.',
    ],
    [
      'FONTS_FOLDER',
      { FONTS_FOLDER: '/no/such/folder' },
      'FONTS_FOLDER must be the path of a folder that exists.',
    ],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com:25' }, 'MAIL_FROM is needed because SMTP_URL is set.'],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }, 'SMTP_URL must name a host: smtp://mail.example.com:25.'],
    ...['nobody', 'Bellwether <goals@example.com', 'goals@example.com>'].map(
      (MAIL_FROM): [string, Record<string, string>, string] => [
        'MAIL_FROM',
        { MAIL_FROM },
        'MAIL_FROM must be an e-mail address, such as Bellwether <goals@example.com>.',
      ],
    ),
    ...['ftp://x', 'file:files', 's3:bucket'].map((FILES_URL): [string, Record<string, string>, string] => [
      'FILES_URL',
      { FILES_URL },
      'FILES_URL must be an address that begins with file:// or s3://.',
    ]),
    ...['file://files', 'file:///a%zz'].map((FILES_URL): [string, Record<string, string>, string] => [
      'FILES_URL',
      { FILES_URL },
      'FILES_URL must name a folder by its whole path: file:///folder.',
    ]),
    [
      'S3_ENDPOINT',
      { S3_ENDPOINT: 'minio' },
      'S3_ENDPOINT must be an address that begins with http:// or https://.',
    ],
    [
      'SMTP_URL',
      { SMTP_URL: 'smtp:mail' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      'S3_ACCESS_KEY_ID',
      { FILES_URL: 's3://b' },
      'S3_ACCESS_KEY_ID is needed because FILES_URL begins with s3://.',
    ],
    ['AI_MODEL', { AI_BASE_URL: 'http://m' }, 'AI_MODEL is needed because AI_BASE_URL is set.'],
    ['AI_BASE_URL', { AI_MODEL: 'm' }, 'AI_BASE_URL is needed because AI_MODEL is set.'],
    ['AI_API_KEY', { AI_API_KEY: 'secret' }, 'AI_BASE_URL is needed because AI_API_KEY is set.'],
    [
      'WEBHOOK_NETWORKS',
      { WEBHOOK_NETWORKS: '10.0.0.0/8, loopback' },
      'WEBHOOK_NETWORKS must be networks separated by commas, such as 10.0.0.0/8, fd12::/48.',
    ],
    [
      'TRUSTED_PROXIES',
      { TRUSTED_PROXIES: '10.0.0.0/40' },
      'TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.0/8, 192.168.1.7.',
    ],
    [
      'TRUSTED_PROXIES',
      { TRUSTED_PROXIES: 'true' },
      'TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.0/8, 192.168.1.7.',
    ],
    [
      'LOG_LEVEL',
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [
      'an unknown name',
      { BELLWETHER_HOEM: '/x' },
      'BELLWETHER_HOEM is not a setting of Bellwether; known are BELLWETHER_HOME, BELLWETHER_DEMO, BELLWETHER_NOW, BELLWETHER_DEVELOPMENT.',
    ],
  ])('%s', (_name, env, sentence) => {
    expect(() => readConfig(env)).toThrow(new Error(sentence));
    expect(sentence).not.toContain('secret');
  });

  test('ignores variables of other programs', () => {
    expect(() => readConfig({ PATH: '/bin', BELL: '1', MY_BELLWETHER_X: '1' })).not.toThrow();
  });
});

describe('how a host names a company', () => {
  const config = (PUBLIC_URL?: string) => readConfig({ PUBLIC_URL, DEFAULT_TENANT: 'home', PORT: '3001' });

  test.each([
    ['acme.goals.example.com', 'acme'],
    ['acme.localhost', 'acme'],
    ['a.b.goals.example.com', 'a.b'],
    ['goals.example.com', undefined],
    ['www.goals.example.com', undefined],
    ['localhost', undefined],
    ['evilgoals.example.com', undefined],
    ['10.0.0.1', undefined],
    ['', undefined],
  ])('%s names %o', (host, subdomain) => {
    expect(subdomainOf(host, config('https://goals.example.com'))).toBe(subdomain);
  });

  test('links lead to the company’s own host, or to the only one there is', () => {
    expect(tenantUrl('acme', config('https://goals.example.com/'))).toBe('https://acme.goals.example.com');
    expect(tenantUrl('home', config('https://goals.example.com'))).toBe('https://goals.example.com');
    expect(tenantUrl('acme', config('http://192.168.1.7:3001'))).toBe('http://192.168.1.7:3001');
    expect(tenantUrl('acme', config())).toBe('http://acme.localhost:3001');
    expect(tenantUrl('home', config())).toBe('http://localhost:3001');
  });
});

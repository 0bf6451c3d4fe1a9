import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CustomerAddresses } from '../outgoing/customer-addresses.ts';
import {
  readAddresses,
  readChoice,
  readDatabaseUrl,
  readFolder,
  readInstant,
  readKeys,
  readMailAddress,
  readNetworks,
  readPort,
  readSubdomain,
  readSwitch,
  readUrl,
  readWhole,
  Settings,
} from './settings.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The validated settings of the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Address of a PostgreSQL server; undefined: the embedded one under `home`. */
  readonly databaseUrl: string | undefined;
  /** Migrations and start-up work connect here; undefined: `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined;
  /** A direct address for LISTEN, which no transaction pooler carries; undefined: `databaseUrl`. */
  readonly databaseListenUrl: string | undefined;
  /** A streaming standby, for reads that take long; undefined: everything runs on the primary. */
  readonly databaseReadUrl: string | undefined;
  /** The size of the connection pool for requests. */
  readonly databasePoolSize: number;
  /** How long rows of the audit trail are kept, in days. */
  readonly eventRetentionDays: number;
  /** Absolute path of the folder for the embedded database, files and the outbox. */
  readonly home: string;
  readonly demo: boolean;
  /** Epoch milliseconds at which the application's clock starts. */
  readonly now: number | undefined;
  /** The subdomain that is served if the host names none. */
  readonly defaultTenant: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly fallbackUrl: URL | undefined;
  readonly smtpUrl: URL | undefined;
  readonly mailFrom: string | undefined;
  /** The number of mails that a node sends in a minute at most; undefined: no limit. */
  readonly mailPerMinute: number | undefined;
  /** The number of connections to the mail server that a node has at once. */
  readonly mailConnections: number;
  readonly mailSignIn: MailSignIn | undefined;
  /** Where people write for help; undefined: the help page shows no address. */
  readonly supportEmail: string | undefined;
  /** The help desk that the help page links to. */
  readonly helpDeskUrl: URL | undefined;
  /** The founder's guidance video on the strategy page; undefined: not shown. */
  readonly guidanceVideoUrl: URL | undefined;
  readonly files: FilesConfig;
  readonly ai: { baseUrl: URL; model: string; apiKey: string | undefined } | undefined;
  /** The service behind the user manual; undefined: the built-in questionnaire (tenant.3). */
  readonly assessment: { baseUrl: URL; apiKey: string | undefined } | undefined;
  /** The addresses that people of a company may let the server call, for example by a webhook. */
  readonly customerAddresses: CustomerAddresses;
  /** The programming interface of Slack, with a final slash. */
  readonly slackUrl: URL;
  /** Absolute path of a folder with more fonts for PDF files (tenant.3). */
  readonly fontsFolder: string | undefined;
  /** Where OpenTelemetry sends traces; undefined: nothing is traced. The SDK reads its other settings itself. */
  readonly tracesUrl: URL | undefined;
  readonly metricsToken: string | undefined;
  /** Signs who a person is for the chat widget (accounts.12). */
  readonly chatIdentitySecret: string | undefined;
  /** Keys for stored secrets of other services, 64 hexadecimal digits each; the first seals, all of them open. */
  readonly connectionKeys: readonly string[];
  readonly trustedProxies: string[];
  readonly logLevel: (typeof logLevels)[number];
  /** `NODE_ENV`, or `development` if it is not set. */
  readonly environment: string;
  /** Whether somebody works on the program: faults of the database are shown, and at level `trace` every statement. */
  readonly isDevelopment: boolean;
}

/** Signing in to the mail server by OAuth 2.0, without a password. */
export interface MailSignIn {
  /** The mailbox that sends. */
  readonly user: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where tokens come from. */
  readonly tokenUrl: URL;
  /** Undefined: the application signs in as itself (client credentials), as Microsoft 365 does. */
  readonly refreshToken: string | undefined;
  readonly scope: string | undefined;
}

export type FilesConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly prefix: string;
      readonly endpoint: URL | undefined;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/**
 * Returns the configuration of an environment. Empty values count as absent.
 * @throws ConfigError with one sentence that names the variable, for a wrong value or an unknown name that
 *   begins with `BELLWETHER_`.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = new Settings(env);
  settings.refuseUnknown(['BELLWETHER_HOME', 'BELLWETHER_DEMO', 'BELLWETHER_NOW', 'BELLWETHER_DEVELOPMENT']);
  const environment = settings.text('NODE_ENV') ?? 'development';
  const databaseUrl = settings.read('DATABASE_URL', readDatabaseUrl);
  const home = resolve(settings.text('BELLWETHER_HOME') ?? './data');
  const demo = settings.read('BELLWETHER_DEMO', readSwitch) ?? databaseUrl === undefined;
  const now = settings.read('BELLWETHER_NOW', readInstant);
  if (now !== undefined && environment === 'production') {
    throw settings.refusal(
      'BELLWETHER_NOW',
      'is for tests and demos: it is refused when NODE_ENV is production',
    );
  }
  const isDevelopment = settings.read('BELLWETHER_DEVELOPMENT', readSwitch) ?? false;
  if (isDevelopment && environment === 'production') {
    throw settings.refusal(
      'BELLWETHER_DEVELOPMENT',
      'shows faults and what people wrote: it is refused when NODE_ENV is production',
    );
  }
  return {
    port: settings.read('PORT', readPort) ?? 3000,
    host: settings.text('HOST') ?? '127.0.0.1',
    databaseUrl,
    databaseOwnerUrl: readBesides(settings, 'DATABASE_OWNER_URL', databaseUrl),
    databaseListenUrl: readBesides(settings, 'DATABASE_LISTEN_URL', databaseUrl),
    databaseReadUrl: readBesides(settings, 'DATABASE_READ_URL', databaseUrl),
    databasePoolSize: settings.read('DATABASE_POOL_SIZE', readWhole(1, 1_000)) ?? 10,
    eventRetentionDays: settings.read('EVENT_RETENTION_DAYS', readWhole(shortestRetention, 36_500)) ?? 730,
    home,
    demo,
    now,
    defaultTenant: settings.read('DEFAULT_TENANT', readSubdomain) ?? (demo ? 'demo' : undefined),
    publicUrl: readPublicUrl(settings),
    fallbackUrl: settings.read('FALLBACK_URL', readUrl('http:', 'https:')),
    smtpUrl: readSmtpUrl(settings),
    mailFrom: readMailFrom(settings),
    mailPerMinute: settings.read('MAIL_PER_MINUTE', readWhole(1, 100_000)),
    mailConnections: settings.read('MAIL_CONNECTIONS', readWhole(1, 20)) ?? 2,
    mailSignIn: readMailSignIn(settings),
    supportEmail: settings.read('SUPPORT_EMAIL', readMailAddress),
    helpDeskUrl: settings.read('HELP_DESK_URL', readUrl('http:', 'https:')),
    guidanceVideoUrl: settings.read('GUIDANCE_VIDEO_URL', readUrl('https:')),
    files: readFiles(settings, home),
    ai: readAi(settings),
    assessment: readAssessment(settings),
    customerAddresses: {
      loopback: environment !== 'production',
      networks: settings.read('WEBHOOK_NETWORKS', readNetworks) ?? [],
    },
    slackUrl: settings.read('SLACK_API_URL', readUrl('http:', 'https:')) ?? new URL('https://slack.com/api/'),
    fontsFolder: settings.read('FONTS_FOLDER', readFolder),
    tracesUrl: settings.read('OTEL_EXPORTER_OTLP_ENDPOINT', readUrl('http:', 'https:')),
    metricsToken: settings.text('METRICS_TOKEN'),
    chatIdentitySecret: settings.text('CHAT_IDENTITY_SECRET'),
    connectionKeys: settings.read('CONNECTION_KEY', readKeys) ?? [],
    trustedProxies: settings.read('TRUSTED_PROXIES', readAddresses) ?? [],
    logLevel: settings.read('LOG_LEVEL', readChoice(logLevels)) ?? 'info',
    environment,
    isDevelopment,
  };
}

/** The function `purge_events` in the database has the same limit and keeps all younger rows. */
const shortestRetention = 90;

/** A second address of the database that DATABASE_URL names. */
function readBesides(settings: Settings, name: string, databaseUrl: string | undefined): string | undefined {
  const url = settings.read(name, readDatabaseUrl);
  if (url !== undefined && databaseUrl === undefined)
    throw settings.refusal('DATABASE_URL', `is needed because ${name} is set`);
  return url;
}

function readPublicUrl(settings: Settings): URL | undefined {
  const url = settings.read('PUBLIC_URL', readUrl('http:', 'https:'));
  // Below a path, a link would open a page that loads its files from the root.
  if (url && url.href !== `${url.origin}/`)
    throw settings.refusal(
      'PUBLIC_URL',
      'must end with its host, as https://goals.example.com does: the screens are served at the root',
    );
  return url;
}

function readSmtpUrl(settings: Settings): URL | undefined {
  const url = settings.read('SMTP_URL', readUrl('smtp:', 'smtps:'));
  if (url?.hostname === '')
    throw settings.refusal('SMTP_URL', 'must name a host: smtp://mail.example.com:25');
  return url;
}

function readMailFrom(settings: Settings): string | undefined {
  const from = settings.read('MAIL_FROM', (text) =>
    /^([^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)
      ? text
      : { mustBe: 'an e-mail address, such as Bellwether <goals@example.com>' },
  );
  // Mail servers refuse a sender whose domain does not exist.
  if (from === undefined && settings.text('SMTP_URL') !== undefined)
    throw settings.refusal('MAIL_FROM', 'is needed because SMTP_URL is set');
  return from;
}

/**
 * Reads MAIL_OAUTH_*. With a tenant, Microsoft 365 gives tokens to the application itself; with a refresh token, Google gives
 * them for the mailbox. MAIL_OAUTH_TOKEN_URL names another provider.
 */
function readMailSignIn(settings: Settings): MailSignIn | undefined {
  const clientId = settings.text('MAIL_OAUTH_CLIENT_ID');
  const names = ['USER', 'CLIENT_SECRET', 'TENANT', 'REFRESH_TOKEN', 'TOKEN_URL'].map(
    (name) => `MAIL_OAUTH_${name}`,
  );
  if (clientId === undefined) {
    const lone = names.find((name) => settings.text(name) !== undefined);
    if (lone) throw settings.refusal('MAIL_OAUTH_CLIENT_ID', `is needed because ${lone} is set`);
    return undefined;
  }
  const needed = (name: string) => {
    const value = settings.text(name);
    if (value === undefined) throw settings.refusal(name, 'is needed because MAIL_OAUTH_CLIENT_ID is set');
    return value;
  };
  if (settings.text('SMTP_URL') === undefined)
    throw settings.refusal('SMTP_URL', 'is needed because MAIL_OAUTH_CLIENT_ID is set');
  const tenant = settings.text('MAIL_OAUTH_TENANT');
  const refreshToken = settings.text('MAIL_OAUTH_REFRESH_TOKEN');
  if (tenant === undefined && refreshToken === undefined)
    throw settings.refusal(
      'MAIL_OAUTH_TENANT',
      'or MAIL_OAUTH_REFRESH_TOKEN is needed because MAIL_OAUTH_CLIENT_ID is set',
    );
  const usual =
    tenant === undefined
      ? 'https://oauth2.googleapis.com/token'
      : `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
  return {
    user: settings.read('MAIL_OAUTH_USER', readMailAddress) ?? needed('MAIL_OAUTH_USER'),
    clientId,
    clientSecret: needed('MAIL_OAUTH_CLIENT_SECRET'),
    tokenUrl: settings.read('MAIL_OAUTH_TOKEN_URL', readUrl('http:', 'https:')) ?? new URL(usual),
    refreshToken,
    scope: refreshToken === undefined ? 'https://outlook.office365.com/.default' : undefined,
  };
}

function readFiles(settings: Settings, home: string): FilesConfig {
  const url = settings.read('FILES_URL', readUrl('file:', 's3:'));
  const endpoint = settings.read('S3_ENDPOINT', readUrl('http:', 'https:'));
  if (!url) return { kind: 'folder', folder: resolve(home, 'files') };
  if (url.protocol === 'file:') {
    const folder = url.hostname === '' ? pathOf(url) : undefined;
    if (folder === undefined)
      throw settings.refusal('FILES_URL', 'must name a folder by its whole path: file:///folder');
    return { kind: 'folder', folder };
  }
  if (url.hostname === '') throw settings.refusal('FILES_URL', 'must name a bucket: s3://bucket/prefix');
  const needed = (name: string) => {
    const value = settings.text(name);
    if (value === undefined) throw settings.refusal(name, 'is needed because FILES_URL begins with s3://');
    return value;
  };
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+/, ''),
    endpoint,
    region: settings.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function pathOf(url: URL): string | undefined {
  try {
    return fileURLToPath(url);
  } catch (error) {
    // A percent sign that is not part of a valid escape.
    if (error instanceof URIError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function readAi(settings: Settings): Config['ai'] {
  const baseUrl = settings.read('AI_BASE_URL', readUrl('http:', 'https:'));
  const model = settings.text('AI_MODEL');
  if (!baseUrl) {
    const given = ['AI_MODEL', 'AI_API_KEY'].find((name) => settings.text(name) !== undefined);
    if (given) throw settings.refusal('AI_BASE_URL', `is needed because ${given} is set`);
    return undefined;
  }
  if (model === undefined) throw settings.refusal('AI_MODEL', 'is needed because AI_BASE_URL is set');
  return { baseUrl, model, apiKey: settings.text('AI_API_KEY') };
}

function readAssessment(settings: Settings): Config['assessment'] {
  const baseUrl = settings.read('ASSESSMENT_BASE_URL', readUrl('http:', 'https:'));
  const apiKey = settings.text('ASSESSMENT_API_KEY');
  if (baseUrl) return { baseUrl, apiKey };
  if (apiKey !== undefined)
    throw settings.refusal('ASSESSMENT_BASE_URL', 'is needed because ASSESSMENT_API_KEY is set');
  return undefined;
}

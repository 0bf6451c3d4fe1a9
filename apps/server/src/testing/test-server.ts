import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Endpoint, type EndpointReply, refusalsOf } from '@bellwether/contract/endpoint';
import { uploadPart } from '@bellwether/contract/file';
import type { Problem } from '@bellwether/contract/problem';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { type ApplicationOptions, createApplication } from '../application.ts';
import { languagesOf, loadLanguages } from '../languages.ts';
import { createManualClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { createContext, type ServerContext } from '../platform/context.ts';
import { type Connection, createPool, type DatabasePool } from '../platform/database/pool.ts';
import type { FairShareLimits } from '../platform/session/fair-share.ts';
import { type CountedStatements, countOn } from './count-statements.ts';
import { Factory } from './factory.ts';
import { createTestDatabase, urlOf } from './test-database.ts';
import { whenDone } from './when-done.ts';

/** The reply to a call: `body` if it succeeded, `problem` if it was refused. */
export interface Answer<E extends Endpoint> {
  status: number;
  body: EndpointReply<E>;
  problem: Problem;
  headers: LightMyRequestResponse['headers'];
  /** The raw bytes: of a file, its content. */
  bytes: Buffer;
}

export interface CallOptions {
  token?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** The file of an upload. */
  file?: { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string };
  /** Host header; default: `localhost`. */
  host?: string | undefined;
  headers?: Record<string, string>;
  /** The client's address. */
  address?: string;
}

export interface TestServer
  extends Pick<Factory, 'buildTenant' | 'buildPerson' | 'buildAbsence' | 'signInAs' | 'signInEach'> {
  readonly context: ServerContext;
  readonly http: FastifyInstance;
  /** Stands still until the test moves it: `clock.set(epoch)`, `clock.advance(milliseconds)`. */
  readonly clock: ReturnType<typeof createManualClock>;
  /**
   * The owner's pool. Under forced row policies it sees only the set tenant's rows, unless the owner is a
   * superuser.
   */
  readonly owner: DatabasePool;
  readonly connection: Connection;
  /** Makes a call of the contract over HTTP. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Answer<E>>;
  /** Sends any request. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Returns the statements that `work` sent as the application. */
  countStatements<T>(work: () => Promise<T>): Promise<CountedStatements<T>>;
}

export interface TestServerOptions extends ApplicationOptions {
  /** The clock's start: an instant, or epoch milliseconds. */
  now?: string | number;
  /** Variables of the environment, as `readConfig` takes them. */
  env?: Record<string, string>;
  /** Creates another node of this server: it shares the database, and the clock unless `clock` is given. */
  beside?: TestServer;
  /** A clock of the test, used instead of `now`. */
  clock?: TestServer['clock'];
  poolSize?: number;
  /** The ways of calling, in place of the product's. */
  doors?: ServerContext['doors'];
  fairShare?: Partial<FairShareLimits>;
  /** Writes documents as the test wants it. */
  documents?: ServerContext['documents'];
  /** Speaks other languages than the application's. */
  languageOf?: ServerContext['languageOf'];
  /** A prepared database that the test creates and drops. */
  database?: Connection;
}

/**
 * Starts a server with its own database, without a port. It stops after the test that starts it, or after the last
 * test if a file or a `describe` starts it.
 * A reply with a field that the contract does not name is an error, and so is a status that the call's
 * description does not list.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside, now = '2026-11-18T15:00:00Z', env = {} } = options;
  const given = inject('testServer');
  const shared = beside?.connection ?? options.database;
  const copy = shared ? undefined : await createTestDatabase(given.connection, given.template);
  const connection = shared ?? copy?.connection ?? given.connection;
  const clock =
    options.clock ?? beside?.clock ?? createManualClock(typeof now === 'number' ? now : Date.parse(now));
  const folder = join(tmpdir(), `bellwether-test-${randomUUID()}`);
  const files = { FILES_URL: pathToFileURL(folder).href };
  // Production refuses it.
  const development = env.NODE_ENV === 'production' ? {} : { BELLWETHER_DEVELOPMENT: 'true' };
  const read = readConfig({ DATABASE_URL: urlOf(connection), ...files, ...development, ...env });
  const config = beside ? { ...read, files: beside.context.config.files } : read;
  await loadLanguages();
  const context = createContext({
    config,
    connection,
    clock,
    poolSize: options.poolSize ?? 5,
    doors: options.doors,
    strictReplies: true,
    documents: options.documents,
    languageOf: options.languageOf ?? languagesOf,
    // Tests of races need concurrent requests of one company.
    fairShare: { workShare: 1_000, ...options.fairShare },
  });
  const counter = countOn(context.pool);
  const owner = createPool({ connection, as: 'owner', size: 2 });
  const http = await createApplication(context, options);
  await http.ready();
  whenDone(async () => {
    await http.close();
    await Promise.all([context.pool.end(), context.standby?.end()]);
    await owner.end();
    await copy?.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const factory = new Factory({ context, owner });
  return {
    context,
    http,
    clock,
    owner,
    connection,
    buildTenant: (...given) => factory.buildTenant(...given),
    buildPerson: (...given) => factory.buildPerson(...given),
    buildAbsence: (options) => factory.buildAbsence(options),
    signInAs: (person) => factory.signInAs(person),
    signInEach: (people) => factory.signInEach(people),
    countStatements: (work) => counter.count(work),
    send: (request) => http.inject(request),
    async call<E extends Endpoint>(endpoint: E, call: CallOptions = {}): Promise<Answer<E>> {
      const response = await http.inject(await requestOf(endpoint, call));
      refuseUntold(endpoint, response.statusCode);
      const isJson = /json/.test(String(response.headers['content-type']));
      const json: unknown = isJson ? response.json() : undefined;
      return {
        status: response.statusCode,
        body: json as EndpointReply<E>,
        problem: json as Problem,
        headers: response.headers,
        bytes: response.rawPayload,
      };
    },
  };
}

/**
 * Fails the test for a status that the call's description does not list, except faults that tests cause on
 * purpose.
 */
function refuseUntold(endpoint: Endpoint, status: number): void {
  if (status === 304 && endpoint.isVersioned) return;
  if (status === 200 || status === 500 || refusalsOf(endpoint).includes(status)) return;
  throw new Error(`${endpoint.name} answered ${status}, of which its description says nothing.`);
}

async function requestOf(endpoint: Endpoint, call: CallOptions): Promise<InjectOptions> {
  const form = call.file && (await formOf(call.file));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    method: endpoint.method,
    url: `/api${path}`,
    query: Object.fromEntries(query),
    ...(call.address === undefined ? {} : { remoteAddress: call.address }),
    headers: {
      host: call.host ?? 'localhost',
      ...(call.token === undefined ? {} : { authorization: call.token }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.type }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
    ...(form && { payload: form.bytes }),
  };
}

async function formOf(file: NonNullable<CallOptions['file']>): Promise<{ type: string; bytes: Buffer }> {
  const form = new FormData();
  form.set(uploadPart, new Blob([file.bytes], { type: file.type ?? '' }), file.name ?? 'file');
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', bytes: Buffer.from(await encoded.arrayBuffer()) };
}

import { type AgentScope, agentScopes } from '@bellwether/domain/agents/scopes';
import { agentPaths } from '#platform/http/agent-calls.ts';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { agentWords } from './words.ts';

/** A client as stored. */
export interface ClientRow {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  readonly addresses: readonly string[];
  readonly isRegistered: boolean;
}

/** An authorization request that a person may answer. */
export interface AskedConsent {
  readonly client: ClientRow;
  readonly address: string;
  readonly challenge: string;
  readonly scopes: AgentScope[];
}

const defaultScopes: readonly AgentScope[] = ['goals:read', 'insight:read'];

interface Asked {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  readonly scope: string;
  readonly resource?: string | undefined;
}

/**
 * Checks an authorization request. The person is told of each fault on our page: the browser never goes to an address that
 * was not entered for the client.
 * @throws HttpProblem 409 for a request that nobody could allow.
 */
export async function askedConsent(scope: Scope, asked: Asked, base: string): Promise<AskedConsent> {
  if (!scope.tenant.settings.agents_enabled) throw conflict(agentWords, 'off');
  const client = await clientOf(scope, asked.client_id);
  if (!client) throw conflict(agentWords, 'client_unknown');
  if (!client.addresses.some((address) => isSameAddress(address, asked.redirect_uri)))
    throw conflict(agentWords, 'address_unknown');
  const isSafe =
    asked.response_type === 'code' &&
    asked.code_challenge_method === 'S256' &&
    /^[\w-]{43}$/.test(asked.code_challenge);
  if (!isSafe) throw conflict(agentWords, 'not_pkce');
  if (asked.resource !== undefined && !isResourceOf(base, asked.resource))
    throw conflict(agentWords, 'other_resource');
  const names = asked.scope.split(' ').filter((name) => name !== '');
  if (!names.every((name) => agentScopes.some((scope) => scope === name)))
    throw conflict(agentWords, 'scope_unknown');
  const wanted = names.length === 0 ? defaultScopes : agentScopes.filter((name) => names.includes(name));
  return { client, address: asked.redirect_uri, challenge: asked.code_challenge, scopes: [...wanted] };
}

/** Whether an address names the agents' address of this company. */
export function isResourceOf(base: string, resource: string): boolean {
  const named = URL.parse(resource);
  // Behind a proxy the scheme may differ from the one of the request here.
  const path = named?.pathname.replace(/\/$/, '').toLowerCase();
  return named?.host === new URL(base).host && ['', ...agentPaths].some((each) => each === path);
}

/** A program on the person's own machine listens at a port of the moment, so a loopback address may have any (RFC 8252). */
function isSameAddress(entered: string, asked: string): boolean {
  if (entered === asked) return true;
  const [one, other] = [URL.parse(entered), URL.parse(asked)];
  if (!one || !other || !isLoopback(one) || !isLoopback(other)) return false;
  return (
    one.hostname === other.hostname &&
    one.pathname === other.pathname &&
    one.search === other.search &&
    other.hash === '' &&
    other.username === '' &&
    other.password === ''
  );
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether a browser may be sent to this address with a code: https, or http on the person's own machine. */
export function mayReturnTo(address: string): boolean {
  const url = URL.parse(address);
  if (url?.hash !== '' || address.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url);
}

async function clientOf({ db, tenant }: Scope, clientId: string): Promise<ClientRow | undefined> {
  const row = await db
    .selectFrom('agent_client')
    .select(['id', 'client_id', 'name', 'redirect_uris', 'added_by'])
    .where('tenant_id', '=', tenant.id)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      clientId: row.client_id,
      name: row.name,
      addresses: row.redirect_uris,
      isRegistered: row.added_by === null,
    }
  );
}

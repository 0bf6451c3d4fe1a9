import type { saveSlackApp as saved } from '@bellwether/contract/channels.slack';
import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { slackAskLasts } from '@bellwether/domain/channels/slack';
import * as z from 'zod/mini';
import type { Config } from '#platform/config/config.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict, HttpProblem } from '#platform/refusal/problem.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import { chatAccountHash } from '#platform/session/chat-door.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingSession } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { slackAppOf } from './access.ts';
import { callSlack, SlackRefusal } from './commands.call.ts';
import { slackWords } from './words.ts';

export interface Workspace {
  readonly id: string;
  readonly name: string;
}

/**
 * Asks Slack whose token it is, outside of a transaction.
 * @throws HttpProblem 400 at `Token`, 409 if Slack does not answer.
 */
export async function workspaceOf(config: Config, token: string): Promise<Workspace> {
  try {
    const { team_id, team } = await callSlack(config, token, (client) => client.auth.test());
    if (!team_id) throw badField('Token', slackWords, 'token_refused');
    return { id: team_id, name: team ?? team_id };
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    if (error instanceof SlackRefusal) throw badField('Token', slackWords, 'token_refused');
    throw conflict(slackWords, 'no_answer');
  }
}

/** Stores the app. Another workspace has other accounts, so the connections of people end. */
export async function saveSlackApp(
  scope: Scope,
  config: Config,
  asked: EndpointParsed<typeof saved>['body'],
  team: Workspace,
): Promise<void> {
  demandFreshProof(scope);
  const { db, tenant, person, now } = scope;
  const former = await slackAppOf(config, scope).catch(() => undefined);
  if (former && former.team !== team.id) await endLinks(scope);
  const values = {
    team_id: team.id,
    team_name: team.name,
    token: seal(config, 'slack_app.token', asked.Token.trim()),
    signing_secret: seal(config, 'slack_app.signing_secret', asked.SigningSecret.trim()),
    author_id: person.id,
    created_at: timestamp(now),
  };
  await db
    .insertInto('slack_app')
    .values({ tenant_id: tenant.id, ...values })
    .onConflict((of) => of.column('tenant_id').doUpdateSet(values))
    .execute();
  await recordEvent(scope, { kind: 'slack.set_up', subjectId: null, detail: {} });
}

async function endLinks({ db, tenant }: Scope): Promise<void> {
  await db.deleteFrom('slack_person').where('tenant_id', '=', tenant.id).execute();
}

/** Removes the app, with all connections of people. */
export async function removeSlackApp(scope: Scope): Promise<void> {
  await endLinks(scope);
  const removed = await scope.db
    .deleteFrom('slack_app')
    .where('tenant_id', '=', scope.tenant.id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (removed) await recordEvent(scope, { kind: 'slack.removed', subjectId: null, detail: {} });
}

/** Who asks in Slack to be connected. */
const askSchema = z.object({
  tenant: z.int(),
  team: z.string(),
  user: z.string(),
  name: z.string(),
  email: z.string(),
  until: z.int(),
});
export type SlackAsk = z.output<typeof askSchema>;

/** Returns the secret of a link by which somebody connects this account. */
export function writeAsk(config: Config, ask: Omit<SlackAsk, 'until'>, now: number): string {
  return seal(config, 'link', JSON.stringify({ ...ask, until: now + slackAskLasts } satisfies SlackAsk));
}

/** @throws HttpProblem 409 for a link that is old, forged, or of another company or workspace. */
export async function readAsk(
  scope: Scope,
  config: Config,
  sealed: string,
): Promise<SlackAsk & { readonly teamName: string }> {
  const app = await slackAppOf(config, scope);
  if (!app) throw conflict(slackWords, 'not_set_up');
  const ask = opened(config, sealed);
  const isGood = ask && ask.until > scope.now && ask.tenant === scope.tenant.id && ask.team === app.team;
  if (!isGood) throw conflict(slackWords, 'ask_over');
  return { ...ask, teamName: app.teamName };
}

function opened(config: Config, sealed: string): SlackAsk | undefined {
  try {
    return askSchema.parse(JSON.parse(unseal(config, sealed)));
  } catch (error) {
    // Somebody changed the address, or it comes from a server with another key.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Connects the account with the acting person. Only an account with the person's own address: else a stranger's link would
 * let the stranger act as whoever opens it.
 * @throws HttpProblem 409; 401 if the session ended meanwhile.
 */
export async function linkSlack(scope: Scope, config: Config, sealed: string): Promise<void> {
  const ask = await readAsk(scope, config, sealed);
  await lockActingSession(scope);
  const { db, tenant, person, now } = scope;
  if (!isSameAddress(ask.email, person.email)) throw conflict(slackWords, 'other_address');
  const account = chatAccountHash(ask);
  await db
    .deleteFrom('slack_person')
    .where('tenant_id', '=', tenant.id)
    .where((row) => row.or([row('person_id', '=', person.id), row('account_hash', '=', account)]))
    .execute();
  await db
    .insertInto('slack_person')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      slack_user_id: ask.user,
      account_hash: account,
      linked_at: timestamp(now),
    })
    .execute();
  await recordEvent(scope, { kind: 'slack.linked', subjectId: person.id, detail: {} });
}

export async function unlinkSlack(scope: Scope): Promise<void> {
  const { db, tenant, person } = scope;
  const ended = await db
    .deleteFrom('slack_person')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .returning('person_id')
    .executeTakeFirst();
  if (ended) await recordEvent(scope, { kind: 'slack.unlinked', subjectId: person.id, detail: {} });
}

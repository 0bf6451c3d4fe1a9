import { createHmac, timingSafeEqual } from 'node:crypto';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { getSingleGoal } from '@bellwether/contract/goals/reading';
import { goalOfLink, readApproveValue, slackRequestLasts } from '@bellwether/domain/channels/slack';
import type { Language } from '@bellwether/domain/locale/language';
import { localeOf } from '@bellwether/domain/locale/locales';
import * as z from 'zod/mini';
import { recordHappening } from '#platform/connections/happenings.ts';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { SlackReply, SlackRequest } from '#platform/http/slack-calls.ts';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import { chatAccountHash } from '#platform/session/chat-door.ts';
import { asTenant } from '#platform/session/gate.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { companyAt } from '../../tenant/access.ts';
import { type SlackAppRow, slackAppOf, slackLog } from './access.ts';
import { callSlack, SlackAway, SlackRefusal } from './commands.call.ts';
import { writeAsk } from './commands.ts';
import {
  answeredMessage,
  connectedMessage,
  connectMessage,
  type SlackMessage,
  unfurledGoal,
} from './presenter.blocks.ts';
import { type LinkedPerson, linkedPerson, publicOf } from './queries.ts';
import { slackSays } from './words.ts';

/** A request of Slack. Nothing of it is checked yet. */
interface Asked {
  readonly context: ServerContext;
  readonly request: SlackRequest;
}

/** A request that is signed by the company's app. */
interface Checked extends Asked {
  readonly tenantId: number;
  readonly app: SlackAppRow;
}

const refused: SlackReply = { status: 401 };
const done: SlackReply = { status: 200 };
/** A message answers at most this many links. */
const mostLinks = 5;

/**
 * Answers `/bellwether` (channels.5): connects the account, or shows what a connected person can open. Like all answers to
 * Slack, refuses a request that is not signed by the company's app, and reads nothing more.
 */
export async function answerCommand(asked: Asked): Promise<SlackReply> {
  const here = await checked(asked);
  if (!here) return refused;
  const { request, context, tenantId, app } = here;
  const form = new URLSearchParams(request.body);
  const user = form.get('user_id') ?? '';
  const { person, language } = await personOf(here, user);
  const says = language.words(slackSays);
  if (form.get('team_id') !== app.team) return answerOnlyTo({ text: says.notHere, blocks: [] });
  if (person) return answerOnlyTo(connectedMessage(says, person.name, request.base));
  const profile = await profileOf(here, user);
  if (!profile) return answerOnlyTo({ text: says.noProfile, blocks: [] });
  const ask = writeAsk(
    context.config,
    { tenant: tenantId, team: app.team, user, ...profile },
    request.visitor.now,
  );
  const url = `${request.base}/v3/slack/link?ask=${encodeURIComponent(ask)}`;
  return answerOnlyTo(connectMessage(says, url));
}

/** Answers a button of a message. Buttons with a link need no answer. */
export async function answerButton(asked: Asked): Promise<SlackReply> {
  const here = await checked(asked);
  if (!here) return refused;
  const { request, app } = here;
  const pressed = pressedButton(request.body);
  const approval = pressed?.team === app.team ? readApproveValue(pressed.value) : undefined;
  if (!pressed || !approval) return done;
  const { language } = await personOf(here, pressed.user);
  const text = await approve(here, pressed.user, approval, language);
  const message = answeredMessage(language.words(slackSays), text, approval.goalId, request.base);
  await tellSlack(here, (client) =>
    client.chat.update({ channel: pressed.channel, ts: pressed.message, ...message }),
  );
  return done;
}

/** Answers the hello of Slack, and links to goals that somebody has posted. */
export async function answerEvent(asked: Asked): Promise<SlackReply> {
  const here = await checked(asked);
  if (!here) return refused;
  const event = eventSchema.safeParse(parsed(here.request.body));
  if (!event.success) return done;
  if (event.data.type === 'url_verification')
    return { status: 200, body: { challenge: event.data.challenge } };
  const { team_id, event: shared } = event.data;
  if (team_id !== here.app.team) return done;
  const { person, language } = await personOf(here, shared.user);
  if (!person) return done;
  const unfurls = await unfurlsOf(here, shared, language.words(slackSays));
  if (Object.keys(unfurls).length > 0)
    await tellSlack(here, (client) =>
      client.chat.unfurl({ channel: shared.channel, ts: shared.message_ts, unfurls }),
    );
  return done;
}

async function checked({ context, request }: Asked): Promise<Checked | undefined> {
  const { config, pool } = context;
  const subdomain = context.subdomainOf(request.visitor.host);
  const tenant = await companyAt({ pool }, subdomain);
  if (!tenant?.isActive) return undefined;
  const app = await inTenant(pool, tenant.id, (db) => slackAppOf(config, { db, tenant }));
  return app && isSigned(request, app.signingSecret)
    ? { context, request, tenantId: tenant.id, app }
    : undefined;
}

async function inCompany<T>(
  { context, request: { visitor }, tenantId }: Checked,
  work: (scope: TenantScope) => Promise<T>,
): Promise<T> {
  const request = { tenantId, now: visitor.now, requestId: visitor.requestId };
  const worked = await asTenant(context, request, async (scope) => ({ value: await work(scope) }));
  // The company has ended since the signature was checked.
  if (!worked) throw notFound();
  return worked.value;
}

function personOf(here: Checked, user: string) {
  return inCompany(here, async (scope) => {
    const person = await linkedPerson(scope, { account: chatAccountHash({ team: here.app.team, user }) });
    return { person, language: languageOf(scope, person) };
  });
}

/** Approves a goal for the person who pressed the button. Returns the sentence that says so, or why it is refused. */
async function approve(
  { request, tenantId, app }: Checked,
  user: string,
  { goalId, updatedAt, isEdit }: Approval,
  language: Language,
): Promise<string> {
  const says = language.words(slackSays);
  const call = request.callAs(tenantId, { team: app.team, user });
  try {
    await call(approveGoal, {
      body: { Id: goalId, Status: 'approved', Comment: '', UpdatedAt: updatedAt },
    });
    const { Goal } = await call(getSingleGoal, { params: { id: `${goalId}` } });
    return (isEdit ? says.approvedEdit : says.approved)(Goal.GoalDetail.Title);
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
    return says.refused(error.toBody(language).detail ?? '');
  }
}

type Approval = NonNullable<ReturnType<typeof readApproveValue>>;

/** Returns the name and address of an account; undefined if Slack does not tell them. */
async function profileOf({ context, app }: Checked, user: string) {
  try {
    const { user: found } = await callSlack(context.config, app.token, (client) =>
      client.users.info({ user }),
    );
    const email = found?.profile?.email;
    // An account of another workspace may claim any address.
    if (!email || found.is_stranger || (found.team_id !== undefined && found.team_id !== app.team))
      return undefined;
    return { name: found.real_name ?? found.name ?? user, email };
  } catch (error) {
    if (error instanceof SlackRefusal || error instanceof SlackAway) return undefined;
    throw error;
  }
}

/** Returns what the person who posted the links may see, of what everybody in the company sees. */
async function unfurlsOf(here: Checked, shared: Shared, says: typeof slackSays) {
  const { request, tenantId, app } = here;
  const links = shared.links.slice(0, mostLinks).flatMap(({ url }) => {
    const id = goalOfLink(url, request.base);
    return id === undefined ? [] : [{ url, id }];
  });
  const ids = links.map(({ id }) => id);
  const shown = await inCompany(here, (scope) => publicOf(scope, ids));
  const call = request.callAs(tenantId, { team: app.team, user: shared.user });
  const unfurls: Record<string, { blocks: ReturnType<typeof unfurledGoal> }> = {};
  for (const { url, id } of links) {
    if (!shown.has(id)) continue;
    try {
      const { Goal } = await call(getSingleGoal, { params: { id: `${id}` } });
      unfurls[url] = {
        blocks: unfurledGoal(says, { title: Goal.GoalDetail.Title, owner: Goal.User.Name }),
      };
    } catch (error) {
      // The person may not see it.
      if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
    }
  }
  return unfurls;
}

/** Tells Slack. A failure is only logged as a happening of the connection, because what the person did is done. */
async function tellSlack(here: Checked, call: Parameters<typeof callSlack>[2]): Promise<void> {
  try {
    await callSlack(here.context.config, here.app.token, call);
  } catch (error) {
    if (!(error instanceof SlackRefusal || error instanceof SlackAway)) throw error;
    const reason = error instanceof SlackRefusal ? error.code : 'no_answer';
    await inCompany(here, (scope) =>
      recordHappening(scope, slackLog, { isOk: false, code: 'not_told', values: { reason } }),
    );
  }
}

/** Returns the language of the person, or of the company for somebody who is not connected. */
function languageOf(scope: TenantScope, person: LinkedPerson | undefined): Language {
  return scope.languageOf(localeOf(person?.locale, scope.tenant.locale));
}

/** Slack's signature: a hash over version, time and the body as sent. An old request may be a repetition. */
function isSigned({ timestamp, signature, body, visitor }: SlackRequest, secret: string): boolean {
  const age = visitor.now - Number(timestamp) * 1_000;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > slackRequestLasts) return false;
  const expected = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A reply to a command that nobody else sees. */
function answerOnlyTo({ text, blocks }: SlackMessage): SlackReply {
  return {
    status: 200,
    body: { response_type: 'ephemeral', text, ...(blocks.length > 0 ? { blocks } : {}) },
  };
}

const sharedSchema = z.object({
  type: z.literal('link_shared'),
  user: z.string(),
  channel: z.string(),
  message_ts: z.string(),
  links: z.array(z.object({ url: z.string() })),
});
type Shared = z.output<typeof sharedSchema>;

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('url_verification'), challenge: z.string() }),
  z.object({ type: z.literal('event_callback'), team_id: z.string(), event: sharedSchema }),
]);

const pressedSchema = z.object({
  type: z.literal('block_actions'),
  team: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
  container: z.object({ channel_id: z.string(), message_ts: z.string() }),
  actions: z.array(z.object({ action_id: z.string(), value: z._default(z.string(), '') })),
});

/** The button *Approve* that was pressed; undefined for every other one. */
function pressedButton(body: string) {
  const payload = pressedSchema.safeParse(parsed(new URLSearchParams(body).get('payload') ?? ''));
  if (!payload.success) return undefined;
  const { team, user, container, actions } = payload.data;
  const button = actions.find(({ action_id }) => action_id === 'approve');
  return (
    button && {
      team: team.id,
      user: user.id,
      channel: container.channel_id,
      message: container.message_ts,
      value: button.value,
    }
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

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
import { findTenant } from '../../tenant/access.ts';
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

/** A checked request: the company and its app. */
interface Known {
  readonly tenantId: number;
  readonly app: SlackAppRow;
}

const refused: SlackReply = { status: 401 };
const done: SlackReply = { status: 200 };
/** A message answers at most this many links. */
const mostLinks = 5;

/** Answers Slack (channels.5). A request that is not signed by the company's app is refused and reads nothing more. */
export function slackAnswers(context: ServerContext) {
  const { config } = context;
  const inCompany = async <T>(
    { visitor }: SlackRequest,
    tenantId: number,
    work: (scope: TenantScope) => Promise<T>,
  ): Promise<T> => {
    const request = { tenantId, now: visitor.now, requestId: visitor.requestId };
    const done = await asTenant(context, request, async (scope) => ({ value: await work(scope) }));
    // The company has ended since the signature was checked.
    if (!done) throw notFound();
    return done.value;
  };

  const known = async (request: SlackRequest): Promise<Known | undefined> => {
    const subdomain = context.subdomainOf(request.visitor.host);
    const tenant = await inTenant(context.pool, 0, (db) => findTenant(db, subdomain));
    if (!tenant?.isActive) return undefined;
    const app = await inTenant(context.pool, tenant.id, (db) => slackAppOf(config, { db, tenant }));
    return app && isSigned(request, app.signingSecret) ? { tenantId: tenant.id, app } : undefined;
  };
  const personOf = (request: SlackRequest, { tenantId, app }: Known, user: string) =>
    inCompany(request, tenantId, async (scope) => {
      const person = await linkedPerson(scope, { account: chatAccountHash({ team: app.team, user }) });
      return { person, language: languageOf(scope, person) };
    });

  return {
    /** `/bellwether`: connects the account, or shows what a connected person can open. */
    async commands(request: SlackRequest): Promise<SlackReply> {
      const here = await known(request);
      if (!here) return refused;
      const form = new URLSearchParams(request.body);
      const user = form.get('user_id') ?? '';
      const { person, language } = await personOf(request, here, user);
      const says = language.words(slackSays);
      if (form.get('team_id') !== here.app.team) return answerOnlyTo({ text: says.notHere, blocks: [] });
      if (person) return answerOnlyTo(connectedMessage(says, person.name, request.base));
      const profile = await profileOf(here.app, user);
      if (!profile) return answerOnlyTo({ text: says.noProfile, blocks: [] });
      const ask = writeAsk(
        config,
        { tenant: here.tenantId, team: here.app.team, user, ...profile },
        request.visitor.now,
      );
      const url = `${request.base}/v3/slack/link?ask=${encodeURIComponent(ask)}`;
      return answerOnlyTo(connectMessage(says, url));
    },

    /** A button of a message. Those with a link need no answer. */
    async interactions(request: SlackRequest): Promise<SlackReply> {
      const here = await known(request);
      if (!here) return refused;
      const pressed = pressedButton(request.body);
      const asked = pressed?.team === here.app.team ? readApproveValue(pressed.value) : undefined;
      if (!pressed || !asked) return done;
      const { language } = await personOf(request, here, pressed.user);
      const says = language.words(slackSays);
      const call = request.callAs(here.tenantId, { team: here.app.team, user: pressed.user });
      let text: string;
      try {
        const body = {
          Id: asked.goalId,
          Status: 'approved',
          Comment: '',
          UpdatedAt: asked.updatedAt,
        } as const;
        await call(approveGoal, { body });
        const { Goal } = await call(getSingleGoal, { params: { id: `${asked.goalId}` } });
        text = (asked.isEdit ? says.approvedEdit : says.approved)(Goal.GoalDetail.Title);
      } catch (error) {
        if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
        text = says.refused(error.toBody(language).detail ?? '');
      }
      const message = answeredMessage(says, text, asked.goalId, request.base);
      await told(request, here, (client) =>
        client.chat.update({ channel: pressed.channel, ts: pressed.message, ...message }),
      );
      return done;
    },

    /** The hello of Slack, and links to goals that somebody has posted. */
    async events(request: SlackRequest): Promise<SlackReply> {
      const here = await known(request);
      if (!here) return refused;
      const event = eventSchema.safeParse(parsed(request.body));
      if (!event.success) return done;
      if (event.data.type === 'url_verification')
        return { status: 200, body: { challenge: event.data.challenge } };
      const { team_id, event: shared } = event.data;
      if (team_id !== here.app.team) return done;
      const { person, language } = await personOf(request, here, shared.user);
      if (!person) return done;
      const unfurls = await unfurlsOf(request, here, shared, language.words(slackSays));
      if (Object.keys(unfurls).length > 0)
        await told(request, here, (client) =>
          client.chat.unfurl({ channel: shared.channel, ts: shared.message_ts, unfurls }),
        );
      return done;
    },
  };

  /** The name and address of an account; undefined if Slack does not tell them. */
  async function profileOf(app: SlackAppRow, user: string) {
    try {
      const { user: found } = await callSlack(config, app.token, (client) => client.users.info({ user }));
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

  /** What the person who posted the links may see, of what everybody in the company sees. */
  async function unfurlsOf(request: SlackRequest, here: Known, shared: Shared, says: typeof slackSays) {
    const links = shared.links.slice(0, mostLinks).flatMap(({ url }) => {
      const id = goalOfLink(url, request.base);
      return id === undefined ? [] : [{ url, id }];
    });
    const ids = links.map(({ id }) => id);
    const shown = await inCompany(request, here.tenantId, (scope) => publicOf(scope, ids));
    const call = request.callAs(here.tenantId, { team: here.app.team, user: shared.user });
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

  /** Tells Slack; a failure stands in the log of connections, because what the person did is done. */
  async function told(
    request: SlackRequest,
    here: Known,
    call: Parameters<typeof callSlack>[2],
  ): Promise<void> {
    try {
      await callSlack(config, here.app.token, call);
    } catch (error) {
      if (!(error instanceof SlackRefusal || error instanceof SlackAway)) throw error;
      const reason = error instanceof SlackRefusal ? error.code : 'no_answer';
      await inCompany(request, here.tenantId, (scope) =>
        recordHappening(scope, slackLog, { isOk: false, code: 'not_told', values: { reason } }),
      );
    }
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

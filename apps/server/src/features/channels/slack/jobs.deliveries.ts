import { textLabels } from '@bellwether/domain/goals/texts';
import { goalTextLabels } from '@bellwether/domain/goals/words.texts';
import { localeOf } from '@bellwether/domain/locale/locales';
import { deliveryLadders } from '@bellwether/domain/shared/delivery-ladders';
import type { Config } from '#platform/config/config.ts';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import { recordHappening } from '#platform/connections/happenings.ts';
import type { ClaimedDelivery, DeliveryKind, Outcome } from '#platform/delivery/delivery-kind.ts';
import { withoutKey } from '#platform/delivery/without-key.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { waitingGoalOf } from '../../goals/approval/queries.waiting.ts';
import { type SlackAppRow, slackAppOf, slackDelivery, slackLog } from './access.ts';
import { callSlack, SlackAway, SlackRefusal } from './commands.call.ts';
import { approveMessage, type SlackMessage, weekMessage } from './presenter.blocks.ts';
import { goalsToUpdate, type LinkedPerson, linkedPerson } from './queries.ts';
import { slackSays } from './words.ts';

/** The longest time of a try, with the time to store what it gave. */
const lease = 30_000;

/** Refusals that no other try changes. */
const finalRefusals = new Set([
  'account_inactive',
  'channel_not_found',
  'invalid_auth',
  'not_authed',
  'token_revoked',
  'user_not_found',
]);

/** The deliveries of the app's messages to people (channels.6). */
export function slackDeliveries({ config }: { readonly config: Config }): DeliveryKind {
  return {
    name: slackDelivery,
    ladder: deliveryLadders.channel,
    atOnce: 1,
    leaseMilliseconds: lease,
    async prepare(scope, personId, claimed) {
      const [app, person] = [await openedApp(config, scope), await linkedPerson(scope, { personId })];
      if (!app || !person) return undefined;
      const attempts = new Map<number, () => Promise<Outcome>>();
      const attempt = (message: SlackMessage) => async () =>
        app === 'no_key' ? withoutKey : post(config, app.token, person.slackUser, message);
      for (const delivery of claimed) {
        const message = await messageOf(scope, config, person, delivery);
        // What it tells of may have been answered meanwhile.
        if (message) attempts.set(delivery.id, attempt(message));
      }
      return attempts;
    },
    async ended(scope, _personId, { fault, status: _ }) {
      const isOk = fault === undefined;
      await recordHappening(scope, slackLog, {
        isOk,
        code: isOk ? 'posted' : 'not_posted',
        values: isOk ? {} : { reason: fault },
      });
    },
  };
}

async function openedApp(config: Config, scope: TenantScope): Promise<SlackAppRow | 'no_key' | undefined> {
  try {
    return await slackAppOf(config, scope);
  } catch (error) {
    if (error instanceof HttpProblem) return 'no_key';
    throw error;
  }
}

async function messageOf(
  scope: TenantScope,
  config: Config,
  person: LinkedPerson,
  { topic, messageId, goalId }: ClaimedDelivery,
): Promise<SlackMessage | undefined> {
  const language = scope.languageOf(localeOf(person.locale, scope.tenant.locale));
  const says = language.words(slackSays);
  const base = tenantUrl(scope.tenant.subdomain, config);
  if (topic === 'week') {
    const count = await goalsToUpdate(scope, Number(messageId.replace('week_', '')), person.id);
    return count === 0 ? undefined : weekMessage(says, count, base);
  }
  const goal = goalId === null ? undefined : await waitingGoalOf(scope, goalId, person.id);
  const labels = textLabels(scope.tenant.goalType, language.words(goalTextLabels));
  return goal && approveMessage(says, labels, goal, base);
}

async function post(config: Config, token: string, user: string, message: SlackMessage): Promise<Outcome> {
  const started = performance.now();
  const outcome = (fault: string | undefined, isFinal = false): Outcome => ({
    fault,
    isFinal,
    status: undefined,
    milliseconds: performance.now() - started,
    answer: '',
  });
  try {
    await callSlack(config, token, (client) =>
      client.chat.postMessage({ channel: user, ...message, unfurl_links: false, unfurl_media: false }),
    );
    return outcome(undefined);
  } catch (error) {
    if (error instanceof SlackRefusal) return outcome(error.code, finalRefusals.has(error.code));
    if (error instanceof SlackAway) return outcome('no_answer');
    throw error;
  }
}

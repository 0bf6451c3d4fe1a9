import * as webhooks from '@bellwether/contract/webhooks';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { webhookOf } from './access.ts';
import { postMessage, receiverOf } from './commands.post.ts';
import {
  addWebhook,
  checkAddress,
  newTest,
  removeWebhook,
  replay,
  rollSecret,
  saveWebhook,
  storeTest,
} from './commands.ts';
import { presentDelivery, presentWebhook } from './presenter.ts';
import { deliveriesOf, webhooksOf } from './queries.ts';

/** The calls about webhooks (webhooks.1). Addresses are resolved, and tests posted, outside of a transaction. */
export function webhookRoutes({ config }: Pick<ServerContext, 'config'>): readonly Route[] {
  return [
    route(webhooks.listWebhooks, async (scope) => ({
      data: (await webhooksOf(scope)).map((row) => presentWebhook(row, scope.now)),
    })),
    waitingRoute(webhooks.addWebhook, async (_scope, { body }) => async (_gone, _again, once) => {
      await checkAddress(config, body.Url);
      return once(async (scope) => {
        const { id, secret } = await addWebhook(scope, config, body);
        return { ...(await shown(scope, id)), Secret: secret };
      });
    }),
    waitingRoute(webhooks.saveWebhook, async (scope, { params, body }) => {
      await webhookOf(scope, params.id);
      return async (_gone, again) => {
        await checkAddress(config, body.Url);
        return again(async (later) => {
          await saveWebhook(later, params.id, body);
          return shown(later, params.id);
        });
      };
    }),
    route(webhooks.removeWebhook, async (scope, { params }) => {
      await removeWebhook(scope, params.id);
      return { Id: params.id };
    }),
    waitingRoute(webhooks.testWebhook, async (scope, { params }) => {
      const receiver = receiverOf(config, await webhookOf(scope, params.id), scope.now);
      const test = newTest(scope.now);
      return async (gone, again) => {
        const outcome = await postMessage(config, receiver, test, gone);
        return again(async (later) => {
          const id = await storeTest(later, params.id, test, outcome);
          const [row] = await deliveriesOf(later, params.id, id);
          if (!row) throw new Error(`The test ${id} is missing.`);
          return presentDelivery(row);
        });
      };
    }),
    route(webhooks.rollWebhookSecret, async (scope, { params }) => {
      const secret = await rollSecret(scope, config, params.id);
      return { ...(await shown(scope, params.id)), Secret: secret };
    }),
    route(webhooks.listWebhookDeliveries, async (scope, { params }) => {
      await webhookOf(scope, params.id);
      return { data: (await deliveriesOf(scope, params.id)).map(presentDelivery) };
    }),
    route(webhooks.replayWebhook, async (scope, { params, body }) => ({
      Count: await replay(scope, params.id, body),
    })),
  ];
}

async function shown(scope: Scope, id: number) {
  const row = (await webhooksOf(scope)).find((each) => each.id === id);
  if (!row) throw notFound();
  return presentWebhook(row, scope.now);
}

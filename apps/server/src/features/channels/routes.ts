import * as channels from '@bellwether/contract/channels';
import { messageOf } from '@bellwether/domain/channels/messages';
import { testPost } from '@bellwether/domain/channels/writer.en';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { channelOf, channelRows } from './access.ts';
import { postToChannel } from './commands.post.ts';
import { addChannel, checkAddress, removeChannel, saveChannel } from './commands.ts';
import { presentChannel } from './presenter.ts';

/** The calls about channels of chats (channels.1). Addresses are resolved, and tests posted, outside of a transaction. */
export function channelRoutes({ config }: Pick<ServerContext, 'config'>): readonly Route[] {
  return [
    route(channels.listChannels, async (scope) => ({
      data: (await channelRows(scope)).map(presentChannel),
    })),
    waitingRoute(channels.addChannel, async (_scope, { body }) => async (_gone, again) => {
      await checkAddress(config, body.Url);
      return again(async (scope) =>
        presentChannel(await channelOf(scope, await addChannel(scope, config, body))),
      );
    }),
    waitingRoute(channels.saveChannel, async (scope, { params, body }) => {
      await channelOf(scope, params.id);
      return async (_gone, again) => {
        if (body.Url !== undefined) await checkAddress(config, body.Url);
        return again(async (later) => {
          await saveChannel(later, config, params.id, body);
          return presentChannel(await channelOf(later, params.id));
        });
      };
    }),
    route(channels.removeChannel, async (scope, { params }) => {
      await removeChannel(scope, params.id);
      return { Id: params.id };
    }),
    waitingRoute(channels.testChannel, async (scope, { params }) => {
      const { kind, url } = await channelOf(scope, params.id);
      const post = scope.language.words(testPost)();
      const body = messageOf(kind, post, tenantUrl(scope.tenant.subdomain, config));
      return async (gone) => {
        const { fault, status } = await postToChannel(config, url, body, gone);
        return { IsDelivered: fault === undefined, Status: status ?? null, Fault: fault ?? null };
      };
    }),
  ];
}

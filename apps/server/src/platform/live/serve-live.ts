import { livePath } from '@bellwether/contract/live.channel';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { loadedOnce } from '../queue/loaded-once.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { LiveServer } from './open-live.ts';
import { ownHost, programHost } from './own-origin.ts';
import { refuse } from './refuse.ts';

/**
 * Serves the WebSocket of live events (live.1). `load` loads the code with the first channel, so that the
 * server starts faster.
 */
export function serveLive(
  server: FastifyInstance,
  context: ServerContext,
  load: () => Promise<LiveServer>,
): void {
  const open = loadedOnce(load);
  let opened: Promise<LiveServer> | undefined;
  server.get(livePath, async () => {
    throw platformProblem(426, 'upgrade_needed');
  });
  server.server.on('upgrade', (request, socket, head) => {
    const host = ownHost(request.headers, context.config) ?? programHost(request.headers);
    if (host === undefined) {
      server.log.warn({ origin: request.headers.origin, status: 403 }, 'refused a live channel');
      return refuse(socket, '403 Forbidden');
    }
    opened = open();
    opened
      .then((live) => live.upgrade(request, socket, head, host))
      .catch((err: unknown) => {
        server.log.error({ err }, 'live: a channel could not be opened');
        socket.destroy();
      });
  });
  server.addHook('preClose', async () => {
    // A failed load is logged at its channel, and leaves nothing to stop.
    await (await opened?.catch(() => undefined))?.stop();
  });
}

import { livePath } from '@bellwether/contract/live.channel';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { LiveServer } from './open-live.ts';
import { ownHost, programHost } from './own-origin.ts';
import { refuse } from './refuse.ts';

/**
 * Serves the WebSocket of live events (live.1). `open` loads the code with the first channel, so that the
 * server starts faster.
 */
export function serveLive(
  server: FastifyInstance,
  context: ServerContext,
  open: () => Promise<LiveServer>,
): void {
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
    opened ??= open().catch((err: Error) => {
      // Let the next channel load the code again.
      opened = undefined;
      throw err;
    });
    opened
      .then((live) => live.upgrade(request, socket, head, host))
      .catch((err: unknown) => {
        server.log.error({ err }, 'live: a channel could not be opened');
        socket.destroy();
      });
  });
  server.addHook('preClose', async () => {
    await (await opened)?.stop();
  });
}

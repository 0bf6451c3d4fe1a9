import { deliveryKinds } from './deliveries.ts';
import { jobs } from './jobs.ts';
import type { ServerContext } from './platform/context.ts';
import { shareOf } from './platform/database/pool-share.ts';
import { openWakeUp } from './platform/database/wake-up.ts';
import { startDeliveries } from './platform/delivery/start-deliveries.ts';
import { startDispatch } from './platform/events/dispatch.ts';
import type { ReaderLog } from './platform/events/event-reader.ts';
import { type JobLog, startJobs } from './platform/jobs/worker.ts';
import { readers } from './reactions.ts';

/** Work that is no request has at most half of the node's connections, so that requests never wait for all of them. */
export function backgroundContext(context: ServerContext): ServerContext {
  const most = Math.max(1, Math.floor(context.pool.options.max / 2));
  return { ...context, pool: shareOf(context.pool, most) };
}

/**
 * Starts all work that is not a request: jobs, due work, mails, reactions to events. Returns the function that stops
 * it.
 */
export async function openBackground(
  whole: ServerContext,
  log: JobLog & ReaderLog,
): Promise<() => Promise<void>> {
  const context = backgroundContext(whole);
  const wakeUp = openWakeUp(context, {
    listenUrl: context.config.databaseListenUrl,
    lost: (err) => log.warn({ err }, 'events: other nodes are not heard, and are looked at every second'),
  });
  wakeUp.on('events', () => context.live.wake());
  const dispatch = startDispatch(context, readers, wakeUp, log);
  const deliveries = startDeliveries(context, deliveryKinds(context), wakeUp, log);
  const stop = async () => {
    await Promise.all([dispatch.stop(), deliveries.stop()]);
    await wakeUp.stop();
  };
  try {
    const worker = await startJobs({ ...context, log }, jobs, log, wakeUp);
    return async () => {
      await worker.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { calls } from '@bellwether/contract/calls.generated';
import type { FastifyInstance } from 'fastify';
import { scim } from './features/people/scim/routes.protocol.ts';
import { loadLanguages } from './languages.ts';
import type { ServerContext } from './platform/context.ts';
import { refusesWrites } from './platform/database/transaction.ts';
import { DatabaseUnavailable } from './platform/database/unavailable.ts';
import { serveAgents } from './platform/http/agent-calls.ts';
import { serveSignIn } from './platform/http/browser-calls.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { closeWhenLeaving, serveHealth } from './platform/http/health.ts';
import { type ManifestBrand, serveManifest } from './platform/http/manifest.ts';
import { acceptOneClick } from './platform/http/one-click.ts';
import { serveProtocol } from './platform/http/protocol.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveSlack } from './platform/http/slack-calls.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { isServing } from './platform/jobs/prepare.ts';
import { serveLive } from './platform/live/serve-live.ts';
import type { LogOptions } from './platform/log/log.ts';
import { serveMetrics } from './platform/metrics/metrics.ts';
import type { Tracing } from './tracing.ts';

export interface ApplicationOptions {
  log?: LogOptions;
  /** The built web app; default: the repository's. */
  webFolder?: string;
  tracing?: Tracing | undefined;
  /** Aborted when the node will stop soon: it still answers, but is not ready. */
  leaving?: AbortSignal;
}

/** Creates the HTTP server with everything on the one port, not yet listening. */
export async function createApplication(
  given: ServerContext,
  options: ApplicationOptions = {},
): Promise<FastifyInstance> {
  const log: ServerContext['log'] = { warn: (facts, message) => server.log.warn(facts, message) };
  const context: ServerContext = { ...given, log };
  const { config } = context;
  const server: FastifyInstance = await createHttpServer({
    context,
    calls: {
      places: calls,
      routes: async () => {
        // The first requests need both, so the languages are loaded ahead with the routes.
        const [{ routesOf }] = await Promise.all([import('./routes.ts'), loadLanguages()]);
        return routesOf(context);
      },
    },
    languages: loadLanguages,
    trustedProxies: config.trustedProxies,
    https: config.publicUrl?.protocol === 'https:',
    showsFaults: config.isDevelopment,
    log: options.log,
    watch: options.tracing?.watch,
  });
  const isLeaving = () => options.leaving?.aborted ?? false;
  closeWhenLeaving(server, isLeaving);
  serveHealth(
    server,
    async () =>
      !isLeaving() &&
      (await server.canAnswer()) &&
      !refusesWrites(context.pool) &&
      (await isServing(context.pool)),
  );
  serveMetrics(server, {
    token: config.metricsToken,
    pool: context.pool,
    standby: context.standby,
    clock: context.clock,
    live: context.live,
    deliveries: context.deliveryCounts,
    signIns: context.signIns,
    readers: async () => (await import('./reactions.ts')).readers,
  });
  serveLive(server, context, async () => {
    const [{ openLive }, { livePlan }] = await Promise.all([
      import('./platform/live/open-live.ts'),
      import('./live-plan.ts'),
      loadLanguages(),
    ]);
    return openLive(context, livePlan, server.log);
  });
  await serveDocumentation(server, async () => {
    const { openApiDocument } = await import('@bellwether/contract/openapi');
    return openApiDocument();
  });
  acceptOneClick(server, context.clock, async (act, token) => {
    const { unsubscribe } = await import('./features/notifications/mails/commands.unsubscribe.ts');
    await unsubscribe(context, act, token);
  });
  serveProtocol(server, context, scim);
  serveAgents(server, {
    context,
    https: config.publicUrl?.protocol === 'https:',
    load: async () => (await import('./agents.ts')).agentCallsOf(context),
  });
  serveSlack(server, {
    context,
    https: config.publicUrl?.protocol === 'https:',
    load: async () => (await import('./slack.ts')).slackCallsOf(context),
  });
  serveSignIn(server, context, async () => {
    const [{ browserWay }, { addFound }] = await Promise.all([
      import('./features/accounts/providers/routes.browser.ts'),
      import('./features/people/import/commands.found.ts'),
    ]);
    return browserWay(context, addFound);
  });
  serveManifest(server, ({ hostname }) => brandAt(context, hostname.toLowerCase()));
  await serveWebApp(server, {
    folder: options.webFolder,
    redirectOf: (request) => redirectOf(context, request.hostname.toLowerCase()),
  });
  return server;
}

/**
 * Returns FALLBACK_URL for an unknown company (accounts.11); undefined without it, because then the page
 * reports the company.
 */
async function redirectOf(context: ServerContext, host: string): Promise<string | undefined> {
  const { fallbackUrl } = context.config;
  // Avoid a redirect loop to the same host.
  if (!fallbackUrl || fallbackUrl.hostname.toLowerCase() === host) return undefined;
  try {
    return (await tenantAt(context, host)) ? undefined : fallbackUrl.href;
  } catch (error) {
    // The directory cannot be read now, so serve the page, which retries by itself.
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

/** Returns the name and colour of the host's company; undefined without one, or while the directory cannot be read. */
async function brandAt(context: ServerContext, host: string): Promise<ManifestBrand | undefined> {
  try {
    return await tenantAt(context, host);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

async function tenantAt(context: ServerContext, host: string) {
  const subdomain = context.subdomainOf(host) ?? context.config.defaultTenant;
  const { companyAt } = await import('./features/tenant/access.ts');
  return companyAt(context, subdomain);
}

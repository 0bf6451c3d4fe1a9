import * as slack from '@bellwether/contract/channels.slack';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { slackManifest } from '@bellwether/domain/channels/slack';
import { sql } from 'kysely';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  isSameAddress,
  linkSlack,
  readAsk,
  removeSlackApp,
  saveSlackApp,
  unlinkSlack,
  workspaceOf,
} from './commands.ts';
import { ownLink } from './queries.ts';

/** The calls about the company's app of Slack and who is connected (channels.4). Slack is asked outside of a transaction. */
export function slackRoutes({ config }: Pick<ServerContext, 'config'>): readonly Route[] {
  const appOf = async ({ db, tenant }: Scope) => {
    const { rows } = await sql<{ team: string; people: number }>`select app.team_name as team,
        (select count(*)::int from slack_person linked where linked.tenant_id = app.tenant_id) as people
      from slack_app app where app.tenant_id = ${tenant.id}`.execute(db);
    return {
      Team: rows[0]?.team ?? null,
      People: rows[0]?.people ?? 0,
      Manifest: JSON.stringify(slackManifest(tenantUrl(tenant.subdomain, config)), null, 2),
    };
  };
  const ownOf = async (scope: Scope) => {
    const { isOffered, linkedAt } = await ownLink(scope);
    return { IsOffered: isOffered, LinkedAt: linkedAt === null ? null : instantToIso(linkedAt) };
  };
  return [
    route(slack.getSlackApp, appOf),
    waitingRoute(slack.saveSlackApp, async (scope, { body }) => {
      demandFreshProof(scope);
      return async (_gone, again) => {
        const team = await workspaceOf(config, body.Token.trim());
        return again(async (later) => {
          await saveSlackApp(later, config, body, team);
          return appOf(later);
        });
      };
    }),
    route(slack.removeSlackApp, async (scope) => {
      await removeSlackApp(scope);
      return appOf(scope);
    }),
    route(slack.getOwnSlack, ownOf),
    route(slack.unlinkSlack, async (scope) => {
      await unlinkSlack(scope);
      return ownOf(scope);
    }),
    route(slack.getSlackAsk, async (scope, { query }) => {
      const ask = await readAsk(scope, config, query.Ask);
      return {
        SlackName: ask.name,
        Team: ask.teamName,
        Email: ask.email,
        IsYours: isSameAddress(ask.email, scope.person.email),
      };
    }),
    route(slack.linkSlack, async (scope, { body }) => {
      await linkSlack(scope, config, body.Ask);
      return ownOf(scope);
    }),
  ];
}

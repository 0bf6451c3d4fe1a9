import * as scim from '@bellwether/contract/people/scim';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { makeScimToken, saveScimSettings, switchScimOff } from './commands.settings.ts';
import { presentConnection } from './presenter.settings.ts';
import { readScimSetting } from './queries.settings.ts';
import { scimBase } from './routes.protocol.ts';
import { countLinked, readScimTokens, readShownGroups } from './statements.settings.ts';

/** The settings of the connection with the company's directory (people.40). */
export function scimSettingRoutes({ config }: Pick<ServerContext, 'config'>): readonly Route[] {
  const shown = async (scope: Scope) =>
    presentConnection({
      base: `${tenantUrl(scope.tenant.subdomain, config)}${scimBase}`,
      tokens: await readScimTokens(scope),
      people: await countLinked(scope),
      setting: await readScimSetting(scope),
      groups: await readShownGroups(scope),
    });
  return [
    route(scim.getScim, (scope) => shown(scope)),
    route(scim.makeScimToken, async (scope) => {
      const Token = await makeScimToken(scope);
      return { ...(await shown(scope)), Token };
    }),
    route(scim.endScimToken, async (scope) => {
      await switchScimOff(scope);
      return shown(scope);
    }),
    route(scim.saveScim, async (scope, { body }) => {
      await saveScimSettings(scope, body);
      return shown(scope);
    }),
  ];
}

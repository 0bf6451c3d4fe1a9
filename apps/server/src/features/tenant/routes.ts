import { getPrivacy, getTenant } from '@bellwether/contract/tenant';
import { getHelp } from '@bellwether/contract/tenant.help';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, type Visitor, visitorRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { moved } from '#platform/session/company-rest.ts';
import { companyAt } from './access.ts';
import { presentBrand, presentHelp } from './presenter.ts';
import { contactsOf } from './queries.help.ts';
import { privacyOf } from './queries.privacy.ts';
import { shownTheme } from './queries.theme.ts';

/**
 * Returns the tenant calls. Id `0` means the company of this host, or the configured default (accounts.11).
 */
export function tenantRoutes(context: ServerContext): Route[] {
  async function named(visitor: Visitor, id: string) {
    const subdomain =
      id === '0' ? (context.subdomainOf(visitor.host) ?? context.config.defaultTenant) : id.toLowerCase();
    const tenant = await companyAt(context, subdomain);
    if (!tenant) throw notFound();
    if (tenant.held === 'moved') throw moved();
    return tenant;
  }
  return [
    visitorRoute(getTenant, async (visitor, { params }) => {
      const tenant = await named(visitor, params.id);
      const theme = await shownTheme(context, tenant.id, visitor.now);
      return {
        ...presentBrand(tenant, context.config.environment),
        ...(theme === undefined ? {} : { Theme: theme }),
      };
    }),
    visitorRoute(getPrivacy, async (visitor, { params }) =>
      privacyOf(context, (await named(visitor, params.id)).id),
    ),
    route(getHelp, async (scope) => presentHelp(scope, await contactsOf(scope), context.config)),
  ];
}

import { getTenant } from '@bellwether/contract/tenant';
import { getHelp } from '@bellwether/contract/tenant.help';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { type Route, route, visitorRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { findTenant } from './access.ts';
import { presentBrand, presentHelp } from './presenter.ts';
import { contactsOf } from './queries.help.ts';

/**
 * Returns the tenant calls. Id `0` means the company of this host, or the configured default (accounts.11).
 */
export function tenantRoutes(context: ServerContext): Route[] {
  return [
    visitorRoute(getTenant, async (visitor, { params }) => {
      const subdomain =
        params.id === '0'
          ? (context.subdomainOf(visitor.host) ?? context.config.defaultTenant)
          : params.id.toLowerCase();
      const tenant = await inTenant(context.pool, 0, (db) => findTenant(db, subdomain));
      if (!tenant) throw notFound();
      return presentBrand(tenant, context.config.environment);
    }),
    route(getHelp, async (scope) => presentHelp(scope, await contactsOf(scope), context.config)),
  ];
}

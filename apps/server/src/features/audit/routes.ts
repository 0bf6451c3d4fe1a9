import * as audit from '@bellwether/contract/audit';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import { exportAudit } from './commands.ts';
import { auditPage } from './queries.ts';

/** The audit log: who changed what, when (audit.1). */
export function auditRoutes(context: Pick<ServerContext, 'documents'>): Route[] {
  return [
    route(audit.listAudit, (scope, { query }) => onStandby(scope, (reading) => auditPage(reading, query))),
    waitingRoute(audit.exportAudit, async (scope, { params, query }) =>
      exportAudit(context, scope, params.format, query),
    ),
  ];
}

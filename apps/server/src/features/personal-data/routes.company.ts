import * as data from '@bellwether/contract/personal-data.company';
import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { holdCompanyExport } from './access.company.ts';
import { askForCompanyData, endCompany, takeEndBack } from './commands.company.ts';
import { companyDataOf } from './queries.company.ts';

/** The data of a whole company: a file of them, and the company's end. */
export function companyDataRoutes(context: Pick<ServerContext, 'files'>): Route[] {
  return [
    route(data.getCompanyData, companyDataOf),
    route(data.exportCompanyData, async (scope) => {
      await askForCompanyData(scope);
      return companyDataOf(scope);
    }),
    waitingRoute(data.getCompanyExport, async (scope, { params }) => {
      const key = await holdCompanyExport(scope, params.id);
      demandFreshProof(scope);
      await recordEvent(scope, {
        kind: 'tenant.export_taken',
        subjectId: scope.tenant.id,
        detail: { export: params.id },
      });
      return async () => {
        const bytes = await context.files.read(placeOf(scope.tenant.id, key));
        if (!bytes) throw notFound();
        return { name: `${scope.tenant.subdomain}.tar.gz`, mediaType: data.archiveMediaType, bytes };
      };
    }),
    route(data.endCompany, async (scope, { body }) => {
      await endCompany(scope, body.Name);
      return companyDataOf(scope);
    }),
    route(data.takeEndBack, async (scope) => {
      await takeEndBack(scope);
      return companyDataOf(scope);
    }),
  ];
}

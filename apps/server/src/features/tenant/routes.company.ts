import * as company from '@bellwether/contract/tenant.company';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, uploadRoute, visitorRoute, waitingRoute } from '#platform/http/route.ts';
import { refuseAllButCeo } from './access.company.ts';
import { changeBranding, changeCompany, keepLogo, saveLogo } from './commands.company.ts';
import { presentCompany } from './presenter.ts';
import { logoOf, readLogo } from './queries.company.ts';

export function companyRoutes(context: ServerContext): Route[] {
  const { files } = context;
  return [
    route(company.editTenant, async (scope, { body }) => presentCompany(await changeCompany(scope, body))),
    route(company.saveBranding, async (scope, { body }) => presentCompany(await changeBranding(scope, body))),
    uploadRoute(company.uploadLogo, {
      hold: async (scope) => {
        refuseAllButCeo(scope);
        return { tenantId: scope.tenant.id, actorId: scope.person.id };
      },
      keep: (file, act) => keepLogo(files, file, act),
      save: async (scope, { params }, file) => presentCompany(await saveLogo(scope, params.kind, file)),
    }),
    route(company.deleteLogo, async (scope, { params }) =>
      presentCompany(await saveLogo(scope, params.kind, null)),
    ),
    waitingRoute(company.getLogo, (scope) => logoOf(scope, files)),
    visitorRoute(company.getLogoPicture, (_visitor, { params }) => readLogo(context, params)),
  ];
}

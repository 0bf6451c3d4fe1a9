import { xlsxMediaType } from '@bellwether/contract/file';
import { getGoalTemplate } from '@bellwether/contract/reports';
import type { ServerContext } from '#platform/context.ts';
import { type Route, waitingRoute } from '#platform/http/route.ts';
import { goalTemplateOf } from './queries.ts';

/** The data is read in the request's transaction. The file is written afterwards, in a thread. */
export function reportRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  return [
    waitingRoute(getGoalTemplate, async (scope) => {
      const { name, workbook } = await goalTemplateOf(scope);
      const person = `${scope.tenant.id}.${scope.person.id}`;
      return async (gone) => ({
        name,
        mediaType: xlsxMediaType,
        bytes: await documents.excel({ person, gone }, workbook),
      });
    }),
  ];
}

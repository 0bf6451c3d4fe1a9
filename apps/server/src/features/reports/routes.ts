import { xlsxMediaType } from '@bellwether/contract/file';
import { getGoalTemplate } from '@bellwether/contract/reports';
import type { ServerContext } from '#platform/context.ts';
import { type Route, waitingRoute } from '#platform/http/route.ts';
import { goalTemplateOf } from './queries.ts';

/** What is read, is read in the request's transaction; the file is written after it, in a thread of its own. */
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

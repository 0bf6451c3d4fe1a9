import { csvMediaType } from '@bellwether/contract/file.tables';
import * as goals from '@bellwether/contract/goals/import';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, uploadRoute, waitingRoute } from '#platform/http/route.ts';
import { fileReaderOf, readTableFile } from '#platform/imports/table-file.ts';
import { holdGoalImport } from './access.ts';
import { cancelGoalImport, changeGoalImport, checkGoalImport, startGoalImport } from './commands.ts';
import { undoGoalImport } from './commands.undo.ts';
import { presentGoalImport } from './presenter.ts';
import { goalFaultsOf } from './queries.ts';

/** Returns the calls for imports of goals. Threads read and write the files. */
export function goalImportRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  return [
    uploadRoute(goals.previewGoalImport, {
      hold: (scope) => fileReaderOf(scope, 'goals'),
      keep: (file, reader) => readTableFile(documents, 'goals', file, reader),
      save: (scope, _input, file) => checkGoalImport(scope, file),
    }),
    waitingRoute(goals.changeGoalImport, (scope, { params, body }) =>
      changeGoalImport({ documents }, scope, params.id, body),
    ),
    route(goals.startGoalImport, async (scope, { body: { Id, Rows = 'all' } }) =>
      presentGoalImport(scope, await startGoalImport(scope, Id, Rows)),
    ),
    route(goals.getGoalImport, async (scope, { params }) =>
      presentGoalImport(scope, await holdGoalImport(scope, params.id)),
    ),
    route(goals.cancelGoalImport, async (scope, { params }) =>
      presentGoalImport(scope, await cancelGoalImport(scope, params.id)),
    ),
    route(goals.undoGoalImport, async (scope, { params }) =>
      presentGoalImport(scope, await undoGoalImport(scope, params.id)),
    ),
    waitingRoute(goals.getGoalImportFaults, async (scope, { params }) => {
      const person = `${scope.tenant.id}.${scope.person.id}`;
      documents.demandPlace(person);
      const { name, workbook } = await goalFaultsOf(scope, params.id);
      return async (gone) => ({
        name,
        mediaType: csvMediaType,
        bytes: await documents.csv({ person, gone }, workbook),
      });
    }),
  ];
}

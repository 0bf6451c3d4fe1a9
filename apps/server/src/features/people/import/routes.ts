import { xlsxMediaType } from '@bellwether/contract/file';
import { csvMediaType } from '@bellwether/contract/file.tables';
import * as people from '@bellwether/contract/people/import';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, uploadRoute, waitingRoute } from '#platform/http/route.ts';
import { fileReaderOf, readTableFile } from '#platform/imports/table-file.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import { holdImport } from './access.ts';
import { cancelImport, changeImport, checkImport, startImport } from './commands.ts';
import { presentImport } from './presenter.ts';
import { faultsOf } from './queries.faults.ts';
import { exportOf, importTemplate } from './queries.ts';

/** Returns the calls for import and export of people. Threads read and write the files. */
export function importRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  return [
    uploadRoute(people.previewImport, {
      hold: (scope) => fileReaderOf(scope, 'people'),
      keep: (file, reader) => readTableFile(documents, 'people', file, reader),
      save: (scope, _input, file) => checkImport(scope, file),
    }),
    waitingRoute(people.changeImport, (scope, { params, body }) =>
      changeImport({ documents }, scope, params.id, body),
    ),
    route(people.startImport, async (scope, { body }) => {
      const { Id, Rows = 'all', Deactivate = [], Reactivate = [] } = body;
      const choice = { rows: Rows, deactivate: Deactivate, reactivate: Reactivate };
      return presentImport(await startImport(scope, Id, choice));
    }),
    waitingRoute(people.getImportFaults, async (scope, { params }) => {
      const person = `${scope.tenant.id}.${scope.person.id}`;
      documents.demandPlace(person);
      const { name, workbook } = await faultsOf(scope, params.id);
      return async (gone) => ({
        name,
        mediaType: csvMediaType,
        bytes: await documents.csv({ person, gone }, workbook),
      });
    }),
    route(people.getImport, async (scope, { params }) => presentImport(await holdImport(scope, params.id))),
    route(people.cancelImport, async (scope, { params }) =>
      presentImport(await cancelImport(scope, params.id)),
    ),
    waitingRoute(people.exportPeople, async (scope, { params: { format } }) => {
      const person = `${scope.tenant.id}.${scope.person.id}`;
      documents.demandPlace(person);
      const { name, workbook } = await onStandby(scope, exportOf);
      return async (gone) => ({
        name: `${name}.${format}`,
        mediaType: format === 'xlsx' ? xlsxMediaType : csvMediaType,
        bytes: await documents[format === 'xlsx' ? 'excel' : 'csv']({ person, gone }, workbook),
      });
    }),
    waitingRoute(people.getImportTemplate, async (scope) => {
      const { name, workbook } = importTemplate(scope);
      const person = `${scope.tenant.id}.${scope.person.id}`;
      return async (gone) => ({
        name,
        mediaType: xlsxMediaType,
        bytes: await documents.excel({ person, gone }, workbook),
      });
    }),
  ];
}

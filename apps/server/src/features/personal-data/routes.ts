import * as data from '@bellwether/contract/personal-data';
import { zipMediaType } from '@bellwether/contract/personal-data';
import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdExport } from './access.ts';
import { erase } from './commands.erase.ts';
import { askForData } from './commands.export.ts';
import { setHold } from './commands.hold.ts';
import { erasureOf } from './queries.erasure.ts';
import { ownExports, presentExport } from './queries.ts';
import { dataFileWords } from './words.ts';

/** A person's data: a file of them, their erasure, and legal holds. */
export function personalDataRoutes(
  context: Pick<ServerContext, 'files' | 'config' | 'pool' | 'languageOf'>,
): Route[] {
  return [
    route(data.exportOwnData, (scope) => askFor(scope, scope.person.id)),
    route(data.exportDataOf, (scope, { params }) => askFor(scope, params.id)),
    route(data.listPersonalExports, async (scope) => ({
      data: (await ownExports(scope)).map(presentExport),
    })),
    waitingRoute(data.getPersonalExport, async (scope, { params }) => {
      const { id, fileKey, personId, name } = await holdExport(scope, params.id);
      await recordEvent(scope, { kind: 'person.data_taken', subjectId: personId, detail: { export: id } });
      const fileName = scope.language.words(dataFileWords).fileName({ name });
      return async () => {
        const bytes = await context.files.read(placeOf(scope.tenant.id, fileKey));
        if (!bytes) throw notFound();
        return { name: `${fileName}.zip`, mediaType: zipMediaType, bytes };
      };
    }),
    route(data.getErasure, (scope, { params }) => erasureOf(context, scope, params.id)),
    waitingRoute(data.erasePerson, (scope, { params, body }) => erase(context, scope, params.id, body.Name)),
    route(data.holdPerson, async (scope, { params, body }) => {
      await setHold(scope, params.id, body.Reason);
      return erasureOf(context, scope, params.id);
    }),
  ];
}

async function askFor(scope: Scope, personId: number) {
  const id = await askForData(scope, personId);
  const [row] = await ownExports(scope, id);
  if (!row) throw new Error(`The new export ${id} is missing.`);
  return presentExport(row);
}

import * as edits from '@bellwether/contract/summaries/edits';
import { type Route, route } from '#platform/http/route.ts';
import { saveEdits } from './commands.edits.ts';
import { storedEdits } from './queries.edits.ts';

/** The calls of what people write in the decks of summaries (summaries.5). */
export const editRoutes: readonly Route[] = [
  route(edits.getSummaryEdits, (scope, { params }) => storedEdits(scope, params)),
  route(edits.saveSummaryEdits, async (scope, { params, body }) => ({
    Version: await saveEdits(scope, params, { version: body.Version, edits: body.Edits }),
  })),
];

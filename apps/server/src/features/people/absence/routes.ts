import * as absence from '@bellwether/contract/people/absence';
import { type Route, route } from '#platform/http/route.ts';
import { addAbsence, cancelAbsence, saveAbsence } from './commands.ts';
import { openAbsencesOf } from './queries.ts';

/** The absences of people (people.34). */
export const absenceRoutes: readonly Route[] = [
  route(absence.listAbsences, async (scope, { params }) => ({
    data: await openAbsencesOf(scope, params.id),
  })),
  route(absence.addAbsence, (scope, { params, body }) => addAbsence(scope, params.id, body)),
  route(absence.saveAbsence, (scope, { params, body }) => saveAbsence(scope, params.id, body)),
  route(absence.cancelAbsence, async (scope, { params }) => {
    await cancelAbsence(scope, params.id);
    return { Id: params.id };
  }),
];

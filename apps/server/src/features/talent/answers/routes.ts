import * as answered from '@bellwether/contract/talent/answered';
import { type Route, route } from '#platform/http/route.ts';
import { confirmByEmployee } from '../commands.signing.ts';
import { changeAppraisal, startAppraisal } from '../commands.ts';
import { appraisalOf } from '../queries.ts';
import { askedQuestions } from './queries.ts';

/** Appraisals of cycles with a template or without signatures (talent.31, talent.32). */
export const answeredRoutes: readonly Route[] = [
  route(answered.listReviewQuestions, (scope, { params }) =>
    askedQuestions(scope, { cycleId: params.id, personId: params.userId }),
  ),
  route(answered.createAnsweredAppraisal, async (scope, { body }) =>
    appraisalOf(scope, await startAppraisal(scope, body)),
  ),
  route(answered.saveAnsweredAppraisal, async (scope, { params, body }) => {
    await changeAppraisal(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
  route(answered.confirmAppraisal, async (scope, { params, body }) => {
    await confirmByEmployee(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
];

import * as selfReview from '@bellwether/contract/talent/self-review';
import { type Route, route } from '#platform/http/route.ts';
import { giveSelfReview, keepSelfReview } from './commands.ts';
import { ownSelfReviews, selfReviewOf } from './queries.ts';

/** What employees write about themselves in a cycle (talent.20). */
export const selfReviewRoutes: readonly Route[] = [
  route(selfReview.listSelfReviews, async (scope) => ({ data: await ownSelfReviews(scope) })),
  route(selfReview.getSelfReview, (scope, { params }) =>
    selfReviewOf(scope, { cycleId: params.id, personId: params.userId }),
  ),
  route(selfReview.saveSelfReview, async (scope, { params, body }) => {
    await keepSelfReview(scope, params.id, body);
    return selfReviewOf(scope, { cycleId: params.id, personId: scope.person.id });
  }),
  route(selfReview.handInSelfReview, async (scope, { params, body }) => {
    await giveSelfReview(scope, params.id, body);
    return selfReviewOf(scope, { cycleId: params.id, personId: scope.person.id });
  }),
];

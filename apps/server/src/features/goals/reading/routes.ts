import { getApprovalRequest, getGoalEditReview, getGoalReview } from '@bellwether/contract/goals/approval';
import {
  countWaitingGoals,
  getGoal,
  getOwnRecord,
  getSingleGoal,
  listChildGoals,
  listCompanyGoals,
  listGoalFilterChoices,
  listGoalLine,
  listGoals,
  listPeriods,
} from '@bellwether/contract/goals/reading';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { type Route, route } from '#platform/http/route.ts';
import { goalListAlone } from './queries.list.ts';
import { ownRecordOf } from './queries.record.ts';
import { goalSummaryOf } from './queries.summary.ts';
import {
  childGoalsOf,
  companyGoalsOf,
  filterChoicesOf,
  goalLineOf,
  periodListOf,
  waitingOf,
} from './queries.trees.ts';
import { goalEditReviewOf, goalInfoOf, goalReviewOf, singleGoalOf } from './queries.ts';

export const routes: readonly Route[] = [
  route(listGoals, (scope, { body }) => goalListAlone(scope, body)),
  route(summarizeGoals, (scope, { body }) => goalSummaryOf(scope, body)),
  route(listPeriods, (scope) => periodListOf(scope)),
  route(countWaitingGoals, (scope) => waitingOf(scope)),
  route(listGoalFilterChoices, (scope) => filterChoicesOf(scope)),
  route(listCompanyGoals, (scope, { query }) => companyGoalsOf(scope, query.PeriodId, query.Cursor)),
  route(listChildGoals, (scope, { params, query }) => childGoalsOf(scope, params.id, query.Cursor)),
  route(listGoalLine, (scope, { params }) => goalLineOf(scope, params.id)),
  route(getOwnRecord, (scope, { params }) => ownRecordOf(scope, params.id)),
  route(getSingleGoal, (scope, { params }) => singleGoalOf(scope, params.id)),
  route(getApprovalRequest, (scope, { params }) => goalReviewOf(scope, params.id)),
  route(getGoalReview, (scope, { params }) => goalReviewOf(scope, params.id)),
  route(getGoalEditReview, (scope, { params }) => goalEditReviewOf(scope, params.id)),
  route(getGoal, (scope, { params }) => goalInfoOf(scope, params.id)),
];

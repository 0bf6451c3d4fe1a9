import {
  getCompanyMatrix,
  getFirstMatrixGoal,
  getPredictionMatrix,
  searchMatrixGoals,
} from '@bellwether/contract/matrix';
import { type Route, route } from '#platform/http/route.ts';
import { companyMatrixOf, firstMatrixGoalOf, foundGoalsOf, predictionMatrixOf } from './queries.ts';

export const matrixRoutes: readonly Route[] = [
  route(getPredictionMatrix, (scope, { params }) => predictionMatrixOf(scope, params.goalId, params.week)),
  route(getCompanyMatrix, (scope, { params }) => companyMatrixOf(scope, params.periodId, params.week)),
  route(getFirstMatrixGoal, (scope, { params }) => firstMatrixGoalOf(scope, params.periodId)),
  route(searchMatrixGoals, (scope, { params }) => foundGoalsOf(scope, params.text)),
];

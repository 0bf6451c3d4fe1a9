import * as approval from '@bellwether/contract/goals/approval';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOf } from '../reading/queries.ts';
import { takeBack } from './commands.take-back.ts';
import { approveGoal, retractGoal, retractGoalEdit } from './commands.ts';

export const routes: readonly Route[] = [
  route(approval.approveGoal, async (scope, { body }) => {
    await approveGoal(scope, body.Id, body.Status, body.Comment, body.UpdatedAt);
    return goalInfoOf(scope, body.Id);
  }),
  route(approval.takeBack, async (scope, { body }) => {
    await takeBack(scope, body.Id);
    return goalInfoOf(scope, body.Id);
  }),
  route(approval.retractGoal, async (scope, { body }) => {
    await retractGoal(scope, body.Id, body.Comment);
    return goalInfoOf(scope, body.Id);
  }),
  route(approval.retractGoalEdit, async (scope, { body }) => {
    await retractGoalEdit(scope, body.Id, body.Status, body.Comment);
    return goalInfoOf(scope, body.Id);
  }),
];

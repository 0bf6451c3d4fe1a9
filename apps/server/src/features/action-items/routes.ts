import * as actionItems from '@bellwether/contract/action-items';
import { type Route, route } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { changeItem, makeItem, markItem, removeItem } from './commands.ts';
import { presentItem } from './presenter.ts';
import { actionItemsOf, actionItemUsersOf } from './queries.ts';
import { readItem } from './statements.ts';

export const actionItemRoutes: readonly Route[] = [
  route(actionItems.listActionItems, (scope, { body }) => actionItemsOf(scope, body)),
  route(actionItems.listActionItemUsers, (scope, { query }) => actionItemUsersOf(scope, query)),
  route(actionItems.createActionItem, async (scope, { body }) => shown(scope, await makeItem(scope, body))),
  route(actionItems.updateActionItem, async (scope, { params, body }) => {
    await changeItem(scope, params.id, body);
    return shown(scope, params.id);
  }),
  route(actionItems.markActionItem, async (scope, { params }) => {
    await markItem(scope, params.id, params.tab);
    return shown(scope, params.id);
  }),
  route(actionItems.completeActionItem, async (scope, { params }) => {
    await markItem(scope, params.id, 1);
    return shown(scope, params.id);
  }),
  route(actionItems.reopenActionItem, async (scope, { params }) => {
    await markItem(scope, params.id, 2);
    return shown(scope, params.id);
  }),
  route(actionItems.deleteActionItem, async (scope, { params }) => {
    await removeItem(scope, params.id);
    return { Id: params.id };
  }),
];

async function shown(scope: Scope, itemId: number) {
  return presentItem(scope, await readItem(scope, itemId));
}

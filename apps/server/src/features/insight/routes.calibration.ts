import * as calibration from '@bellwether/contract/insight/calibration';
import { groupName } from '@bellwether/domain/insight/groups';
import { type Route, versionedRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';
import { demandGroup, demandKnowing } from './access.groups.ts';
import { groupBadNews } from './queries.bad-news.ts';
import { groupCalibration } from './queries.calibration.ts';
import { groupsFor } from './queries.groups.ts';
import { mineOf } from './queries.mine.ts';
import { insightVersion } from './queries.version.ts';
import { repliedRoute } from './routes.replied.ts';

export const calibrationRoutes: readonly Route[] = [
  versionedRoute(calibration.getCalibration, {
    version: async (scope, { params }) => {
      await demandGroup(scope, params.group);
      return versionOf(scope, ['calibration', groupName(params.group)]);
    },
    read: async (scope, { params }) => ({
      version: await versionOf(scope, ['calibration', groupName(params.group)]),
      reply: { Calibration: await groupCalibration(scope, params.group) },
    }),
  }),
  versionedRoute(calibration.getBadNews, {
    version: async (scope, { params }) => {
      await demandGroup(scope, params.group);
      return versionOf(scope, ['badnews', groupName(params.group)]);
    },
    read: async (scope, { params }) => ({
      version: await versionOf(scope, ['badnews', groupName(params.group)]),
      reply: { BadNews: await groupBadNews(scope, params.group) },
    }),
  }),
  versionedRoute(calibration.getMyInsight, {
    version: async (scope) => {
      demandKnowing(scope);
      return versionOf(scope, ['mine']);
    },
    read: async (scope) => ({ version: await versionOf(scope, ['mine']), reply: await mineOf(scope) }),
  }),
  repliedRoute(calibration.listInsightGroups, async (scope) => ({ data: await groupsFor(scope) })),
];

async function versionOf(scope: Scope, asked: readonly string[]): Promise<string> {
  return insightVersion(scope, (await periodsOf(scope)).current.id, asked);
}

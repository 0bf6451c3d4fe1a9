import { getAgentScores } from '@bellwether/contract/agents/scores';
import * as calibration from '@bellwether/contract/insight/calibration';
import { type Route, route } from '#platform/http/route.ts';
import { repliedRoute } from '../routes.replied.ts';
import { agentScoresFor } from './queries.agents.ts';
import { answersAbout } from './queries.answers.ts';
import { groupsFor } from './queries.groups.ts';
import { mineOf } from './queries.mine.ts';

export const calibrationRoutes: readonly Route[] = [
  repliedRoute(calibration.getCalibration, async (scope, { params }) => ({
    Calibration: (await answersAbout(scope, params.group)).calibration,
  })),
  repliedRoute(calibration.getBadNews, async (scope, { params }) => ({
    BadNews: (await answersAbout(scope, params.group)).badNews,
  })),
  repliedRoute(calibration.getMyInsight, mineOf),
  route(getAgentScores, async (scope) => ({ data: await agentScoresFor(scope) })),
  repliedRoute(calibration.listInsightGroups, async (scope) => ({ data: await groupsFor(scope) })),
];

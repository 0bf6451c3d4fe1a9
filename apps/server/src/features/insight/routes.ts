import { getForecast, getLabelChances } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { type Route, versionedRoute } from '#platform/http/route.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import { demandInsight } from './access.ts';
import { forecastFor, forecastVersion, keptForecast, labelChancesOf } from './forecast/queries.ts';
import { keptLook, lookFor, lookVersion } from './look/queries.ts';
import { repliedRoute } from './routes.replied.ts';

export const insightRoutes: readonly Route[] = [
  versionedRoute(getLook, {
    version: async (scope, { params }) => {
      demandInsight(scope);
      return lookVersion(scope, params);
    },
    read: async (scope, { params }) => {
      demandInsight(scope);
      const kept = await keptLook(scope, params);
      return onStandby(scope, (reading) => lookFor(reading, params, kept));
    },
  }),
  versionedRoute(getForecast, {
    version: async (scope, { params, query }) => {
      demandInsight(scope);
      return forecastVersion(scope, params.periodId, query);
    },
    read: async (scope, { params, query }) => {
      demandInsight(scope);
      const kept = await keptForecast(scope, params.periodId, query);
      return onStandby(scope, (reading) => forecastFor(reading, params.periodId, query, kept));
    },
  }),
  repliedRoute(getLabelChances, async (scope, { params }) => {
    demandInsight(scope);
    return labelChancesOf(scope, params.periodId);
  }),
];

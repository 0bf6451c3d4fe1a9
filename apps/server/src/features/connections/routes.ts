import * as connections from '@bellwether/contract/connections/happenings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { type Route, route } from '#platform/http/route.ts';
import { connectionRows, happeningRows } from './queries.ts';

const orNull = (at: number | null) => (at === null ? null : instantToIso(at));

/** The states and logs of the company's connections to other services (accounts.14). */
export const connectionRoutes: readonly Route[] = [
  route(connections.listConnections, async (scope) => ({
    data: (await connectionRows(scope)).map((row) => ({
      Connection: row.connection,
      LastUsedAt: orNull(row.lastUsedAt),
      FailingSince: orNull(row.failingSince),
      RefusedSince: orNull(row.refusedSince),
    })),
  })),
  route(connections.listHappenings, async (scope, { params }) => ({
    data: (await happeningRows(scope, params.connection)).map((row) => ({
      At: instantToIso(row.at),
      IsOk: row.isOk,
      Code: row.code,
      Values: row.values,
    })),
  })),
];

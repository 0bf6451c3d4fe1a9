import * as schedules from '@bellwether/contract/reports/schedules';
import { type Route, route } from '#platform/http/route.ts';
import { deleteSchedule, scheduleReport } from './commands.ts';
import { ownSchedules, presentSchedule, scheduledReportOf } from './queries.ts';

export const reportScheduleRoutes: readonly Route[] = [
  route(schedules.listReportSchedules, ownSchedules),
  route(schedules.getScheduledReport, (scope, { params }) => scheduledReportOf(scope, params)),
  route(schedules.createReportSchedule, async (scope, { body }) =>
    presentSchedule(scope, await scheduleReport(scope, body)),
  ),
  route(schedules.deleteReportSchedule, async (scope, { params }) => {
    await deleteSchedule(scope, params.id);
    return { Id: params.id };
  }),
];

import * as dashboard from '@bellwether/contract/dashboard';
import * as guide from '@bellwether/contract/dashboard.guide';
import * as orgMarks from '@bellwether/contract/dashboard.organisation';
import { remindPeople } from '@bellwether/contract/dashboard.reminding';
import * as team from '@bellwether/contract/dashboard.team';
import { type Route, route } from '#platform/http/route.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import { themeOf } from './access.ts';
import { dismissGuide } from './commands.guide.ts';
import { deleteTheme, saveTheme } from './commands.ts';
import { presentTheme } from './presenter.ts';
import { complianceOf, compliancePeopleOf, orgMarksOf, remindBehind } from './queries.compliance.ts';
import { guideFor } from './queries.guide.ts';
import { teamWeekOf } from './queries.team-week.ts';
import { dashboardOf } from './queries.ts';

export const dashboardRoutes: readonly Route[] = [
  route(dashboard.getDashboard, (scope, { query }) => dashboardOf(scope, query.after)),
  route(dashboard.getCompliance, (scope, { params }) => complianceOf(scope, params.scope)),
  route(dashboard.listCompliancePeople, (scope, { params, query }) =>
    onStandby(scope, (reading) => compliancePeopleOf(reading, params, query.Cursor)),
  ),
  route(remindPeople, (scope, { params, body }) => remindBehind(scope, params, body.UserIds)),
  route(orgMarks.getOrgMarks, (scope) => orgMarksOf(scope)),
  route(team.getTeamWeek, (scope) => teamWeekOf(scope)),
  route(guide.getGuide, (scope) => guideFor(scope)),
  route(guide.dismissGuide, async (scope) => {
    await dismissGuide(scope);
    return guideFor(scope);
  }),
  route(dashboard.getTheme, async (scope) => {
    const { theme } = await themeOf(scope);
    return { Theme: theme && presentTheme(theme) };
  }),
  route(dashboard.saveTheme, async (scope, { body }) =>
    presentTheme(await saveTheme(scope, body.Title, body.UpdatedAt)),
  ),
  route(dashboard.deleteTheme, async (scope, { query }) => ({
    Id: await deleteTheme(scope, query.UpdatedAt),
  })),
];

import * as adding from '@bellwether/contract/people/adding';
import * as goals from '@bellwether/contract/people/goals';
import * as manager from '@bellwether/contract/people/manager';
import * as profile from '@bellwether/contract/people/profile';
import * as responsibility from '@bellwether/contract/people/responsibility';
import * as several from '@bellwether/contract/people/several';
import * as status from '@bellwether/contract/people/status';
import * as views from '@bellwether/contract/people/views';
import { type Route, route } from '#platform/http/route.ts';
import { addEmployee } from './adding/commands.ts';
import { moveBelow, moveReports } from './organisation/commands.manager.ts';
import { presentNewPerson } from './organisation/presenter.ts';
import { ceoOf, managerChoicesOf, reportManagersOf } from './organisation/queries.manager.ts';
import { holdProfile } from './profile/access.ts';
import { setEmailPreference, setLocale } from './profile/commands.preference.ts';
import { storeResponsibility } from './profile/commands.responsibility.ts';
import { setTimeZone } from './profile/commands.time-zone.ts';
import { saveProfile } from './profile/commands.ts';
import { deleteView, renameView, saveView } from './profile/commands.views.ts';
import { goalsOfProfile, profileOf, reportGoalsOf, responsibilityOf } from './profile/queries.ts';
import { viewsOf } from './profile/queries.views.ts';
import { saveRoles } from './roles/commands.ts';
import { activateWithEmail, freeEmail } from './status/commands.free-email.ts';
import { reinvite } from './status/commands.invitation.ts';
import { actOnPeople } from './status/commands.several.ts';
import { activate, deactivate } from './status/commands.ts';
import { leftBehindBy } from './status/queries.several.ts';
import { deactivationOf } from './status/queries.ts';

export const peopleRoutes: readonly Route[] = [
  route(profile.getProfile, (scope, { params }) => profileOf(scope, params.id)),
  route(profile.saveProfile, async (scope, { params, body }) => {
    await saveProfile(scope, params.id, body);
    return profileOf(scope, params.id);
  }),
  route(profile.setEmailPreference, async (scope, { params }) => {
    await setEmailPreference(scope, params.flag);
    return { EmailPreference: params.flag };
  }),
  route(profile.setLocale, async (scope, { body }) => {
    await setLocale(scope, body.Locale);
    return { Locale: body.Locale };
  }),
  route(profile.saveTimeZone, async (scope, { body }) => ({
    TimeZone: await setTimeZone(scope, body.TimeZone),
  })),
  route(profile.saveRoles, async (scope, { params, body }) => {
    await saveRoles(scope, params.id, body);
    return profileOf(scope, params.id);
  }),
  route(responsibility.getResponsibility, (scope, { params }) => responsibilityOf(scope, params.id)),
  route(responsibility.saveResponsibility, async (scope, { params, body }) => {
    await storeResponsibility(scope, params.id, body);
    return responsibilityOf(scope, params.id);
  }),
  route(manager.listManagerChoices, (scope, { params, query }) =>
    managerChoicesOf(scope, params.id, { search: query.Search, cursor: query.Cursor }),
  ),
  route(manager.changeManager, async (scope, { params, query }) => {
    await moveBelow(scope, params.id, { managerId: params.managerId, seenId: query.From });
    return profileOf(scope, params.id);
  }),
  route(manager.setManager, async (scope, { params, body }) => {
    await moveBelow(scope, params.id, { managerId: body.ManagerId, seenId: undefined });
    return profileOf(scope, params.id);
  }),
  route(manager.listReportManagers, (scope, { params, query }) =>
    reportManagersOf(scope, params.id, { search: query.Search, cursor: query.Cursor }),
  ),
  route(manager.moveReports, async (scope, { params, body }) => ({
    Count: await moveReports(scope, params.id, body.ManagerId),
  })),
  route(several.actOnSeveral, (scope, { body }) =>
    actOnPeople(scope, { ids: body.Ids, act: body.Act, managerId: body.ManagerId }),
  ),
  route(several.previewSeveral, (scope, { body }) => leftBehindBy(scope, body.Ids)),
  route(views.listSavedViews, async (scope) => ({ data: await viewsOf(scope) })),
  route(views.saveView, (scope, { body }) =>
    saveView(scope, { screen: body.Screen, name: body.Name, query: body.Query }),
  ),
  route(views.renameView, (scope, { params, body }) => renameView(scope, params.id, body.Name)),
  route(views.deleteView, async (scope, { params }) => {
    await deleteView(scope, params.id);
    return { Id: params.id };
  }),
  route(status.getDeactivationPreview, (scope, { params }) => deactivationOf(scope, params.id)),
  route(status.reinvitePerson, async (scope, { params }) => {
    await reinvite(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.postDeactivation, async (scope, { params }) => {
    await deactivate(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.postActivation, async (scope, { params }) => {
    await activate(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.deactivatePerson, async (scope, { params }) => {
    await deactivate(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.activatePerson, async (scope, { params }) => {
    await activate(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.activateWithEmail, async (scope, { params, body }) => {
    await activateWithEmail(scope, params.id, body.Email);
    return profileOf(scope, params.id);
  }),
  route(status.freeEmail, async (scope, { params }) => {
    await freeEmail(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(status.freeAddress, async (scope, { params }) => {
    await freeEmail(scope, params.id);
    return profileOf(scope, params.id);
  }),
  route(adding.addEmployee, async (scope, { body }) => {
    const id = await addEmployee(scope, body);
    return presentNewPerson((await holdProfile(scope, id)).row);
  }),
  route(manager.getCeo, (scope) => ceoOf(scope)),
  route(goals.listReportGoals, (scope, { params }) => reportGoalsOf(scope, params.id)),
  route(goals.listGoalsOfPerson, (scope, { params, query }) =>
    goalsOfProfile(scope, { ownerId: params.userId, periodId: params.periodId, cursor: query.Cursor }),
  ),
];

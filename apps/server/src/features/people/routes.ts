import * as profile from '@bellwether/contract/people/profile';
import { type Route, route } from '#platform/http/route.ts';
import { setEmailPreference } from './commands.preference.ts';
import { saveRoles } from './commands.roles.ts';
import { saveProfile } from './commands.ts';
import { profileOf } from './queries.profile.ts';

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
  route(profile.saveRoles, async (scope, { params, body }) => {
    await saveRoles(scope, params.id, body);
    return profileOf(scope, params.id);
  }),
];

import { linkOptions } from '@tanstack/react-router';

/** Addresses as functions: every link uses them, so that a changed path changes only here. */
export const homeLink = () => linkOptions({ to: '/v3/home' });

export const strategyLink = () => linkOptions({ to: '/v3/strategy' });

export const companyGoalsLink = () =>
  linkOptions({ to: '/v3/goals/type/$type', params: { type: 'company' } });

export const goalsLink = () => linkOptions({ to: '/v3/goals' });

export const goalLink = (goalId: number) => linkOptions({ to: '/v3/goals/$goalId', params: { goalId } });

export const oneToOneLink = (personId: number) =>
  linkOptions({ to: '/v3/one-to-one/$personId', params: { personId } });

export const matrixLink = (goalId: number) =>
  linkOptions({ to: '/v3/predictions/$goalId', params: { goalId } });

/** The matrix of a goal with the goals directly below it that are called unlikely. */
export const unlikelyBelowLink = (goalId: number) =>
  linkOptions({ ...matrixLink(goalId), search: { level: 1, unlikely: true } });

export const companyMatrixLink = () => linkOptions({ to: '/v3/predictions/company' });

export const predictionsLink = () => linkOptions({ to: '/v3/predictions' });

/** The own profile without an id. */
export const profileLink = (personId?: number) =>
  linkOptions({ to: '/v3/profile/{-$id}', params: personId === undefined ? {} : { id: personId } });

export const manualLink = (personId: number) =>
  linkOptions({ to: '/v3/usermanual/$personId', params: { personId } });

/** The organization around the viewer. */
export const organizationLink = () => linkOptions({ to: '/v3/organization' });

/** The organization around a person. */
export const organizationOfLink = (personId: number) =>
  linkOptions({ to: '/v3/organization/$id', params: { id: personId } });

export const settingsLink = () =>
  linkOptions({ to: '/v3/profile/{-$id}', params: {}, search: { tab: 'settings' } });

export const importPeopleLink = () => linkOptions({ to: '/v3/organization/import' });

export const companySettingsLink = () => linkOptions({ to: '/v3/settings/company' });

export const signOutLink = () => linkOptions({ to: '/v3/signout' });

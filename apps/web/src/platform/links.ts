import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { linkOptions } from '@tanstack/react-router';

/** Addresses as functions: every link uses them, so that a changed path changes only here. */
export const homeLink = () => linkOptions({ to: '/v3/home' });

export const strategyLink = () => linkOptions({ to: '/v3/strategy' });

export const companyGoalsLink = () =>
  linkOptions({ to: '/v3/goals/type/$type', params: { type: 'company' } });

/** The company goals that serve a strategic objective. */
export function goalsOfObjectiveLink(area: StrategicObjective) {
  const objectives: StrategicObjective[] = [area];
  return linkOptions({ to: '/v3/goals', search: { scope: 'CompanyGoals', objectives } });
}

export const goalsLink = () => linkOptions({ to: '/v3/goals' });

/** The goals of the person's manager; without a manager (id 0) the list. */
export function managerGoalsLink(managerId: number) {
  if (managerId === 0) return linkOptions({ to: '/v3/goals' });
  const people: number[] = [managerId];
  return linkOptions({ to: '/v3/goals', search: { scope: 'ManagerAndPeers', people } });
}

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

export const insightLink = (tab?: 'quarter') =>
  linkOptions({ to: '/v3/insight', search: tab === undefined ? {} : { tab } });

/** The own profile without an id. Were it left out, the router would take the `id` of the present address. */
export const profileLink = (personId?: number) =>
  linkOptions({ to: '/v3/profile/{-$id}', params: { id: personId } });

export const manualLink = (personId: number) =>
  linkOptions({ to: '/v3/usermanual/$personId', params: { personId } });

/** The organization around the viewer. */
export const organizationLink = () => linkOptions({ to: '/v3/organization' });

/** The organization around a person. */
export const organizationOfLink = (personId: number) =>
  linkOptions({ to: '/v3/organization/$id', params: { id: personId } });

export const talentLink = () => linkOptions({ to: '/v3/talent' });

/** The appraisals of a person's team in a period. */
export const talentTeamLink = (periodId: number, personId: number) =>
  linkOptions({ to: '/v3/talent/$id/$uid', params: { id: periodId, uid: personId } });

/** The talent matrix of the latest ended period. */
export const talentMatrixStartLink = () => linkOptions({ to: '/v3/talent/matrix' });

export const talentMatrixLink = (periodId: number, personId: number) =>
  linkOptions({ to: '/v3/talent/matrix/$id/$uid', params: { id: periodId, uid: personId } });

/** The viewer's own self review in a cycle. */
export const selfReviewLink = (cycleId: number) =>
  linkOptions({ to: '/v3/talent/selfreview/$cycleId', params: { cycleId } });

/** All peer feedback that concerns the viewer. Without the explicit parts, the router would keep the present ones. */
export const peerHubLink = () =>
  linkOptions({
    to: '/v3/talent/peerfeedback/{-$id}/{-$userId}',
    params: { id: undefined, userId: undefined },
  });

/** A request for the viewer's feedback. */
export const peerFeedbackLink = (id: number) =>
  linkOptions({
    to: '/v3/talent/peerfeedback/{-$id}/{-$userId}',
    params: { id: String(id), userId: undefined },
  });

/** The peers of a person in a cycle. */
export const peerRoundLink = (cycleId: number, personId: number) =>
  linkOptions({
    to: '/v3/talent/peerfeedback/{-$id}/{-$userId}',
    params: { id: String(cycleId), userId: String(personId) },
  });

export const myAppraisalsLink = () => linkOptions({ to: '/v3/talent/myappraisal' });

export const notificationsLink = () => linkOptions({ to: '/v3/notifications' });

/** Without the explicit part, the router would keep the one of the present address. */
export const settingsLink = () => linkOptions({ to: '/v3/settings/{-$part}', params: { part: undefined } });

export const accountSettingsLink = () =>
  linkOptions({ to: '/v3/settings/{-$part}', params: { part: 'account' } });

/** A step of the import of a checked file. */
export const importStepLink = (file: number, step: 'file' | 'columns' | 'plan') =>
  linkOptions({ to: '/v3/organization/import', search: { file, step } });

/** A step of the import of a checked file of goals. */
export const goalImportStepLink = (file: number, step: 'file' | 'columns' | 'words' | 'plan') =>
  linkOptions({ to: '/v3/goals/import', search: { file, step } });

export const importGoalsLink = () => linkOptions({ to: '/v3/goals/import' });

export const importPeopleLink = () => linkOptions({ to: '/v3/organization/import' });

export const auditLink = () => linkOptions({ to: '/v3/settings/company/$part', params: { part: 'audit' } });

export const personalDataLink = (personId: number) =>
  linkOptions({ to: '/v3/profile/$personId/data', params: { personId } });

export const securityLink = () => linkOptions({ to: '/v3/settings/{-$part}', params: { part: 'security' } });

export const tokensLink = () => linkOptions({ to: '/v3/settings/{-$part}', params: { part: 'tokens' } });

/** The company's settings: the first part that the person may open. */
export const companySettingsLink = () => linkOptions({ to: '/v3/settings/company' });

/** A link whose address is complete. Links of several routes in one place are of this type. */
export interface PlainLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number | boolean>>;
}
const plainLink = (to: `/v3/${string}`, search: PlainLink['search'] = {}): PlainLink => ({ to, search });

export const plainGoalLink = (goalId: number) => plainLink(`/v3/goals/${goalId}`);

export const plainProfileLink = (personId: number) => plainLink(`/v3/profile/${personId}`);

export const actionItemsLink = () => plainLink('/v3/actionitems');

/** The person's direct reports without an appraisal of the period; after the due day, those whose appraisal is late. */
export const missingAppraisalsLink = (
  periodId: number,
  personId: number,
  { isOverdue, cycleId }: { readonly isOverdue: boolean; readonly cycleId: number | undefined },
) =>
  plainLink(`/v3/talent/${periodId}/${personId}`, {
    status: isOverdue ? 'overdue' : 'none',
    direct: true,
    ...(cycleId === undefined ? {} : { cycle: cycleId }),
  });

/** The person's own self review in a cycle. */
export const plainSelfReviewLink = (cycleId: number) => plainLink(`/v3/talent/selfreview/${cycleId}`);

/** A request for the person's feedback. */
export const plainPeerFeedbackLink = (id: number) => plainLink(`/v3/talent/peerfeedback/${id}`);

/** A calibration session, open. */
export const calibrationLink = (id: number) => plainLink('/v3/talent', { open: 'calibration', about: id });

/** One of the person's own appraisals, open. */
export const ownAppraisalLink = (id: number) =>
  plainLink('/v3/talent/myappraisal', { open: 'appraisal', about: id });

/** An appraisal of the person's team, open. */
export const teamAppraisalLink = (periodId: number, personId: number, id: number) =>
  plainLink(`/v3/talent/${periodId}/${personId}`, { open: 'appraisal', about: id });

/** The printable goals of people below the person. */
export function teamUpdatesLink(periodId: number, people: readonly number[]) {
  const users: number[] = [...people];
  return linkOptions({
    to: '/v3/reports/teamgoalupdates/$periodId',
    params: { periodId },
    search: { users },
  });
}

/** The page of the reports; with a dialog and its choices. */
export const plainReportLink = (search: PlainLink['search'] = {}) => plainLink('/v3/reports', search);

/** A summary with its deck; `audience` 1: For Me, 2: For CEO. */
export function summaryLink(of: { kind: 'quarter' | 'year'; id: number; audience: '1' | '2' }): PlainLink {
  return plainLink(
    `/v3/reports/${of.kind === 'quarter' ? 'summary' : 'annualsummary'}/${of.id}/${of.audience}`,
  );
}

/** The present quarter as parameter of a board pack; its address has 0. */
export const presentQuarter = -1;

/** The board pack of a quarter. */
export const boardPackLink = (periodId: number) =>
  linkOptions({ to: '/v3/reports/pack/$periodId', params: { periodId } });

export const signOutLink = () => linkOptions({ to: '/v3/signout' });

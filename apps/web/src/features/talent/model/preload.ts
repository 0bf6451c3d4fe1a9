import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { owedQuery, progressQuery, scheduleQuery, talentMatrixQuery, teamQuery } from '../api.overview.ts';
import { appraisalsOfPersonQuery, talentSettingsQuery } from '../api.ts';
import { calibrationsQuery } from '../calibration/api.ts';
import { courseQuery } from '../course/api.ts';
import { cyclesQuery } from '../cycles/api.ts';
import { isOrganizationView, talentRightsOf } from './talent-rights.ts';
import type { TalentSearch } from './talent-search.ts';

/** The quarter and the person in the address of a page about a team. */
interface TeamPlace {
  readonly id: number;
  readonly uid: number;
}

/** Loads the counts of the quarters; for people without a team, their own appraisals. */
export async function preloadTalent({ view }: TalentSearch): Promise<void> {
  const viewer = await viewerOf();
  if (!viewer) return;
  const { personId, rights } = viewer;
  if (!rights.seesTeams) return preloadOwnAppraisals();
  await waitBriefly(
    queryClient.prefetchQuery(talentSettingsQuery),
    queryClient.prefetchQuery(cyclesQuery),
    queryClient.prefetchQuery(calibrationsQuery),
    owedOfLatest(personId),
    queryClient.prefetchQuery(progressQuery({ personId, isOrganization: isOrganizationView(rights, view) })),
  );
}

/** Loads the card of what the viewer owes in the latest quarter. */
async function owedOfLatest(personId: number): Promise<void> {
  await queryClient.prefetchQuery(scheduleQuery);
  const latest = queryClient.getQueryData(scheduleQuery.queryKey)?.Periods[0];
  if (!latest) return;
  const scope = { periodId: latest.PeriodId, personId, isOrganization: false };
  await queryClient.prefetchQuery(owedQuery(scope));
}

/** Loads the people of a quarter. */
export async function preloadTeam(place: TeamPlace, search: TalentSearch): Promise<void> {
  const viewer = await viewerOf();
  if (!viewer?.rights.seesTeams) return;
  const { status, direct, find } = search;
  await waitBriefly(
    queryClient.prefetchQuery(talentSettingsQuery),
    queryClient.prefetchInfiniteQuery(teamQuery(scopeOf(viewer, place, search), { status, direct, find })),
  );
}

/** Loads the matrix of a quarter; without `place`, the viewer's matrix of the latest quarter. */
export async function preloadTalentMatrix(place: TeamPlace | undefined, search: TalentSearch): Promise<void> {
  const viewer = await viewerOf();
  if (!viewer?.rights.seesTeams) return;
  const { status, direct, third } = search;
  const matrix = async () => {
    await queryClient.prefetchQuery(scheduleQuery);
    const latest = queryClient.getQueryData(scheduleQuery.queryKey)?.Periods[0];
    const shown = place ?? (latest && { id: latest.PeriodId, uid: viewer.personId });
    if (!shown) return;
    const scope = scopeOf(viewer, shown, search);
    await queryClient.prefetchQuery(talentMatrixQuery(scope, { status, direct, third }));
  };
  await waitBriefly(queryClient.prefetchQuery(talentSettingsQuery), matrix());
}

/** Loads the viewer's own appraisals. */
export async function preloadOwnAppraisals(): Promise<void> {
  const viewer = await viewerOf();
  if (!viewer?.rights.isAppraised) return;
  await waitBriefly(
    queryClient.prefetchQuery(talentSettingsQuery),
    queryClient.prefetchQuery(appraisalsOfPersonQuery(viewer.personId)),
    queryClient.prefetchQuery(courseQuery(viewer.personId)),
  );
}

interface Viewer {
  readonly personId: number;
  readonly rights: ReturnType<typeof talentRightsOf>;
}

async function viewerOf(): Promise<Viewer | undefined> {
  const session = await ensureSession();
  return session
    ? { personId: session.Profile.Id, rights: talentRightsOf(session.Profile, session.Tenant) }
    : undefined;
}

function scopeOf({ personId, rights }: Viewer, { id, uid }: TeamPlace, { view, cycle }: TalentSearch) {
  return {
    periodId: id,
    personId: uid,
    cycleId: cycle,
    isOrganization: uid === personId && isOrganizationView(rights, view),
  };
}

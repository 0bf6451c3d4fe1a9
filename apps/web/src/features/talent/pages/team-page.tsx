import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { startExport } from '#platform/exports/export-queue.ts';
import { talentLink, talentMatrixLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toggled } from '#ui/data/toggled.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconDownload } from '#ui/marks/icons.ts';
import { type TalentScope, talentExcel, teamQuery } from '../api.overview.ts';
import { CalibrationList } from '../calibration/components/calibration-list.tsx';
import { ShareMany } from '../calibration/components/share-many.tsx';
import { RemindWriters } from '../components/remind-writers.tsx';
import { NotAuthorized, TalentTabs, ViewSwitch } from '../components/talent-frame.tsx';
import { TeamHead } from '../components/team-head.tsx';
import { TeamTable } from '../components/team-table.tsx';
import { cycleLabel } from '../model/period-label.ts';
import { useTalentChange, useTalentSearch } from '../model/talent-search.ts';
import { entriesOf } from '../model/team-groups.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import { RemindPeers } from '../peers/components/remind-peers.tsx';
import { talentWords, teamWords } from '../words.ts';

/** The appraisals of a manager's organisation in a quarter, or of the company (talent.8). */
export function TeamPage() {
  const { id, uid } = useParams({ strict: false });
  const { Profile } = useSession();
  const { scopeOf, viewSearch } = useTalentView();
  const scope = scopeOf(Number(id), Number(uid));
  const { status, direct, find } = useTalentSearch();
  const change = useTalentChange();
  const list = useInfiniteQuery(teamQuery(scope, { status, direct, find }));
  const first = list.data?.pages[0];
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  // After a deactivation or a move, the viewer may no longer read the list that is still on the screen.
  if (isAbsent(list.error)) return <NotAuthorized />;
  const quarter = first ? cycleLabel(first) : '';
  const title = !first
    ? pages.talentTeam.title
    : first.user
      ? teamWords.title(quarter, first.user.Name)
      : teamWords.organization(quarter);
  const entries = entriesOf(list.data?.pages ?? []);
  const reminders = list.data?.pages.flatMap((page) => page.Reminders) ?? [];
  const isNarrowed = status !== undefined || direct !== undefined || find !== undefined;
  return (
    <Page
      title={title}
      trail={
        <Link {...talentLink()} search={viewSearch}>
          {pages.talent.title}
        </Link>
      }
      actions={
        <>
          <ShareMany scope={scope} />
          <ExcelButton scope={scope} direct={direct === true} />
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                {...talentMatrixLink(scope.periodId, scope.personId)}
                search={{ ...viewSearch, cycle: scope.cycleId }}
              />
            )}
          >
            {teamWords.matrix}
          </Button>
        </>
      }
    >
      <TalentTabs shown="overview">{scope.personId === Profile.Id ? <ViewSwitch /> : null}</TalentTabs>
      {!first ? (
        list.error ? (
          <ErrorPanel
            title={talentWords.failed}
            detail={problemText(list.error)}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : (
        <div aria-busy={list.isPlaceholderData}>
          <CalibrationList of={{ periodId: scope.periodId, cycleId: scope.cycleId }} />
          <TeamHead overview={first} scope={scope} personId={scope.personId} />
          {first.Peers ? <RemindPeers scope={scope} peers={first.Peers} /> : null}
          {entries.length > 0 ? (
            <>
              <RemindWriters scope={scope} reminders={reminders} unticked={unticked} />
              <TeamTable
                entries={entries}
                reminders={reminders}
                unticked={unticked}
                onTick={(id) => setUnticked((former) => toggled(former, id))}
                list={list}
              />
            </>
          ) : isNarrowed ? (
            <EmptyState
              title={teamWords.noMatch}
              action={
                <Button
                  variant="default"
                  onClick={() => change({ status: undefined, direct: undefined, find: undefined })}
                >
                  {teamWords.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState title={scope.isOrganization ? talentWords.noData : talentWords.noReports} />
          )}
        </div>
      )}
    </Page>
  );
}

/** Downloads the compliance list of what the page shows (talent.13). */
function ExcelButton({ scope, direct }: { readonly scope: TalentScope; readonly direct: boolean }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() =>
        startExport({
          title: talentWords.excelTitle,
          detail: talentWords.excel,
          run: (signal) => talentExcel(scope, { direct }, signal),
        })
      }
    >
      {talentWords.excel}
    </Button>
  );
}

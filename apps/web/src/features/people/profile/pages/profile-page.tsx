import type { Profile } from '@bellwether/contract/people/profile';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { OwnInsight } from '#features/insight/door.ts';
import { AppraisalsWithCourse } from '#features/talent/door.ts';
import { pages } from '#pages';
import { accountSettingsLink, organizationLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useRowEnds } from '#ui/layout/use-row-ends.ts';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { profileQuery } from '../../api.ts';
import { ManualTab } from '../../manual/components/manual-tab.tsx';
import { NotesTab } from '../../notes/components/notes-tab.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { ProfileGoals } from '../components/profile-goals.tsx';
import classes from '../components/profile-page.module.css';
import { ReportTable } from '../components/report-table.tsx';
import { type ProfileTab, useProfileSearch } from '../model/profile-search.ts';
import { pageWords } from '../words.ts';

/** Shows the page of a person: the card at the left, the tabs at the right (people.7). */
export function ProfilePage() {
  const { id } = useParams({ strict: false });
  const { Profile: own } = useSession();
  const personId = typeof id === 'number' ? id : own.Id;
  const { data, error, refetch } = useQuery(profileQuery(personId));
  if (isAbsent(error)) {
    return (
      <Page title={pages.profile.title}>
        <EmptyState icon={<IconEyeOff size={24} />} title={pageWords.absent}>
          {pageWords.absentDetail}
        </EmptyState>
      </Page>
    );
  }
  const title = data ? `${data.Name}${personId === own.Id ? ` ${pageWords.you}` : ''}` : pages.profile.title;
  return (
    <Page title={title} trail={<Link {...organizationLink()}>{pages.organization.title}</Link>}>
      {data ? (
        <div className={classes.page} key={personId}>
          <aside className={classes.card} aria-label={pages.profile.title}>
            <ProfileCard profile={data} isUnderName />
          </aside>
          <ProfileTabs profile={data} />
        </div>
      ) : error ? (
        <ErrorPanel title={pageWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}

/** Returns the tabs of a profile in their fixed order; each tab has a condition (people.7). */
function tabsOf({ RoleName, Permissions }: Profile, hasOwnRecord: boolean): readonly ProfileTab[] {
  return [
    'goals',
    ...(RoleName === 'ceo' || RoleName === 'manager' ? (['reports'] as const) : []),
    'manual',
    ...(hasOwnRecord ? (['insight'] as const) : []),
    ...(Permissions.SeeSettings === true ? (['settings'] as const) : []),
    ...(Permissions.SeeAppraisals === true && RoleName !== 'ceo' ? (['appraisals'] as const) : []),
    ...(Permissions.SeeNotes === true ? (['notes'] as const) : []),
  ];
}

function ProfileTabs({ profile }: { readonly profile: Profile }) {
  const { Profile: own, Tenant } = useSession();
  const [search, change] = useProfileSearch();
  const navigate = useNavigate();
  // Only the person sees how well their predictions came true (insight.13).
  const isOwn = profile.Id === own.Id;
  const tabs = tabsOf(profile, isOwn && Tenant.InsightEnabled && own.RoleName !== 'observer');
  const shown = tabs.find((tab) => tab === search.tab) ?? 'goals';
  const row = useRowEnds<HTMLDivElement>(shown);
  return (
    <Tabs
      className={classes.tabs}
      value={shown}
      keepMounted={false}
      onChange={(value) => {
        const tab = tabs.find((each) => each === value);
        // The tab is a door: the settings have a place of their own (screens.7).
        if (tab === 'settings') void navigate(accountSettingsLink());
        else change({ tab: tab === 'goals' ? undefined : tab, find: undefined });
      }}
    >
      <Tabs.List className={classes.list} ref={row}>
        {tabs.map((tab) => (
          <Tabs.Tab value={tab} key={tab}>
            {pageWords.tabs[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="goals" className={classes.panel}>
        <ProfileGoals profile={profile} />
      </Tabs.Panel>
      <Tabs.Panel value="reports" className={classes.panel}>
        <ReportTable profile={profile} />
      </Tabs.Panel>
      <Tabs.Panel value="manual" className={classes.panel}>
        <ManualTab profile={profile} />
      </Tabs.Panel>
      <Tabs.Panel value="insight" className={classes.panel}>
        <OwnInsight />
      </Tabs.Panel>
      <Tabs.Panel value="appraisals" className={classes.panel}>
        <AppraisalsWithCourse personId={profile.Id} isOwn={isOwn} isBare={isOwn} />
      </Tabs.Panel>
      <Tabs.Panel value="notes" className={classes.panel}>
        <NotesTab profile={profile} />
      </Tabs.Panel>
    </Tabs>
  );
}

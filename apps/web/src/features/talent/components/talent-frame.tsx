import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#pages';
import { myAppraisalsLink, talentLink, talentMatrixStartLink } from '#platform/links.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { useTalentRights } from '../model/talent-rights.ts';
import { type TalentSearch, useTalentChange } from '../model/talent-search.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import { talentWords } from '../words.ts';
import classes from './talent-frame.module.css';

type Tab = keyof typeof talentWords.tabs;

const links = { overview: talentLink, matrix: talentMatrixStartLink, own: myAppraisalsLink } as const;

interface TalentTabsProps {
  /** The tab of the present page. */
  readonly shown: Tab;
  /** Content at the right of the tabs. */
  readonly children?: ReactNode;
}

/** Shows the tabs of the talent pages that this person may open (talent.16). */
export function TalentTabs({ shown, children }: TalentTabsProps) {
  const { seesTeams, isAppraised } = useTalentRights();
  const { viewSearch } = useTalentView();
  const tabs: readonly Tab[] = [
    ...(seesTeams ? (['overview', 'matrix'] as const) : []),
    ...(isAppraised ? (['own'] as const) : []),
  ];
  // A single tab leads nowhere.
  if (tabs.length < 2 && !children) return null;
  return (
    <div className={classes.bar}>
      <nav aria-label={talentWords.ways} className={classes.tabs}>
        {tabs.map((tab) => (
          <Link
            {...links[tab]()}
            key={tab}
            search={tab === 'own' ? {} : viewSearch}
            className={classes.tab}
            // Match the whole address, because the other addresses begin with the overview's.
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={tab === shown ? 'page' : undefined}
          >
            {talentWords.tabs[tab]}
          </Link>
        ))}
      </nav>
      {children ? <div className={classes.aside}>{children}</div> : null}
    </div>
  );
}

/** Chooses between Organization View and My Team View, for HR admins and the ceo (talent.8). */
export function ViewSwitch() {
  const { rights, isOrganization } = useTalentView();
  const change = useTalentChange();
  if (!rights.seesOrganization) return null;
  const views: Readonly<Record<string, TalentSearch['view']>> = {
    organization: 'organization',
    team: 'team',
  };
  return (
    <SegmentedControl
      size="xs"
      aria-label={talentWords.view}
      value={isOrganization ? 'organization' : 'team'}
      onChange={(value) => change({ view: views[value], cell: undefined })}
      data={[
        { value: 'organization', label: talentWords.organizationView },
        { value: 'team', label: talentWords.myTeamView },
      ]}
    />
  );
}

interface NotAuthorizedProps {
  readonly title?: string;
  /** Why the person has no access; absent: the sentence about who reads appraisals. */
  readonly hint?: string | undefined;
  /** A way on. */
  readonly action?: ReactNode;
}

/** Says that the person has no access to a talent page, without ending the session (talent.16). */
export function NotAuthorized({ title = pages.talent.title, hint, action }: NotAuthorizedProps) {
  return (
    <Page title={title}>
      <NotAuthorizedPanel hint={hint} action={action} />
    </Page>
  );
}

/** Shows the same sentence within a page. */
export function NotAuthorizedPanel({ hint, action }: Omit<NotAuthorizedProps, 'title'>) {
  return (
    <EmptyState icon={<IconEyeOff size={24} />} title={talentWords.notAuthorized} action={action}>
      {hint ?? talentWords.notAuthorizedHint}
    </EmptyState>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { settingsLink } from '#platform/links.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { useSession } from '#platform/session.ts';
import {
  companySettings,
  ownSettings,
  type SettingsEntry,
  type SettingsPartName,
} from '#platform/settings-parts.ts';
import { settingsWords } from '#platform/words.settings.ts';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/marks/icons.ts';
import classes from './settings-page.module.css';

const own = () => import('#features/people/profile/pages/own-settings-page.tsx');
const company = () => import('#features/tenant/pages/company-page.tsx');
const rules = () => import('#features/tenant/pages/company-settings-page.tsx');

/** The content of each part, fetched when it is opened. */
const contents: Readonly<Record<SettingsPartName, ComponentType>> = {
  account: lazy(async () => ({ default: (await own()).AccountSettings })),
  notifications: lazy(async () => ({ default: (await own()).NotificationSettings })),
  language: lazy(async () => ({ default: (await own()).LanguageSettings })),
  absence: lazy(async () => ({ default: (await own()).AbsenceSettings })),
  appearance: lazy(async () => ({ default: (await own()).AppearanceSettings })),
  sessions: lazy(async () => ({ default: (await own()).SessionSettings })),
  security: lazy(async () => ({
    default: (await import('#features/accounts/second-step/pages/security-page.tsx')).SecurityPage,
  })),
  tokens: lazy(async () => ({
    default: (await import('#features/accounts/tokens/pages/tokens-page.tsx')).TokensPage,
  })),
  agents: lazy(async () => ({
    default: (await import('#features/agents/pages/own-agents-page.tsx')).OwnAgentsPage,
  })),
  data: lazy(async () => ({
    default: (await import('#features/personal-data/pages/own-data-page.tsx')).OwnDataPage,
  })),
  info: lazy(async () => ({ default: (await company()).CompanyInfoPage })),
  brand: lazy(async () => ({ default: (await company()).CompanyBrandPage })),
  goals: lazy(async () => ({ default: (await rules()).GoalSettingsPage })),
  talent: lazy(async () => ({ default: (await rules()).TalentSettingsPage })),
  people: lazy(async () => ({ default: (await rules()).PeopleSettingsPage })),
  insight: lazy(async () => ({ default: (await rules()).InsightSettingsPage })),
  connections: lazy(async () => ({
    default: (await import('#features/connections/pages/connections-page.tsx')).ConnectionsPage,
  })),
  audit: lazy(async () => ({
    default: (await import('#features/audit/pages/audit-page.tsx')).AuditPage,
  })),
  'all-data': lazy(async () => ({
    default: (await import('#features/personal-data/pages/company-data-page.tsx')).CompanyDataPage,
  })),
};

/** The settings of the person and of the company: the list at the left; on a phone a page of its own (screens.7). */
export function SettingsPage() {
  const session = useSession();
  const { part } = useParams({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const groups = [
    { title: settingsWords.you, entries: ownSettings(session) },
    { title: settingsWords.company, entries: companySettings(session) },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const shown = part === undefined && !isPhone ? entries[0] : entries.find((entry) => entry.path === path);
  // The server answers nothing else before the second step is set up (accounts.19).
  if (session.NeedsSecondStep && shown) return <Content of={shown} />;
  const list = groups.map((group) => <Group key={group.title} {...group} shown={shown} />);
  if (part === undefined && isPhone)
    return (
      <Page title={settingsWords.title}>
        <nav aria-label={settingsWords.list}>{list}</nav>
      </Page>
    );
  return (
    <div className={classes.frame}>
      {isPhone ? (
        <nav className={classes.back} aria-label={settingsWords.list}>
          <Link {...settingsLink()}>
            <IconChevronLeft size={16} aria-hidden="true" />
            {settingsWords.title}
          </Link>
        </nav>
      ) : (
        <nav className={classes.list} aria-label={settingsWords.list}>
          <p className={classes.heading}>{settingsWords.title}</p>
          {list}
        </nav>
      )}
      <div className={classes.content}>{shown ? <Content of={shown} /> : <NotFoundPage />}</div>
    </div>
  );
}

function Content({ of: { name, title } }: { readonly of: SettingsEntry }) {
  const Part = contents[name];
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <SkeletonForm />
        </Page>
      }
    >
      <Part />
    </Suspense>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly SettingsEntry[];
  readonly shown: SettingsEntry | undefined;
}

function Group({ title, entries, shown }: GroupProps) {
  return (
    <section className={classes.group}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className={classes.entry}
              aria-current={entry.path === shown?.path ? 'page' : undefined}
            >
              {entry.title}
              <IconChevronRight size={16} className={classes.way} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

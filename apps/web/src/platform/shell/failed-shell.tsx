import { ProblemError } from '@bellwether/contract/problem';
import { Link } from '@tanstack/react-router';
import { IconChartGridDots, IconLayoutDashboard, IconTarget } from '#ui/marks/icons.ts';
import { FailedPage } from '../failed-page.tsx';
import { goalsLink, homeLink, predictionsLink, signOutLink } from '../links.ts';
import classes from './app-shell.module.css';
import { EndedCompany } from './ended-company.tsx';
import menuClasses from './side-menu.module.css';
import { failedShellWords } from './words.failed.ts';

/** Renders the shell while the session is unknown: the menu entries that everybody has, and the sign-out. */
export function FailedShell({ error }: { readonly error: unknown }) {
  if (error instanceof ProblemError && error.status === 410)
    return (
      <div className={classes.bare}>
        <FailedHeader />
        <EndedCompany sentence={error.detail} />
      </div>
    );
  const places = [
    { label: failedShellWords.dashboard, icon: IconLayoutDashboard, link: homeLink() },
    { label: failedShellWords.goals, icon: IconTarget, link: goalsLink() },
    { label: failedShellWords.predictions, icon: IconChartGridDots, link: predictionsLink() },
  ];
  return (
    <div className={classes.shell}>
      <FailedHeader />
      <nav className={menuClasses.menu} aria-label={failedShellWords.main}>
        <ul className={menuClasses.list}>
          {places.map(({ label, icon: Icon, link }) => (
            <li key={label}>
              <Link {...link} className={menuClasses.entry} title={label}>
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                <span className={menuClasses.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.main}>
        <FailedPage error={error} />
      </div>
    </div>
  );
}

function FailedHeader() {
  return (
    <header className={classes.header}>
      <Link {...homeLink()} className={classes.plainBrand}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        Bellwether
      </Link>
      <Link {...signOutLink()} className={classes.plainOut}>
        {failedShellWords.signOut}
      </Link>
    </header>
  );
}

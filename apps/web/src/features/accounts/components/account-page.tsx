import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PageName, pages } from '#pages';
import { agentsLink, securityLink, settingsLink, tokensLink } from '#platform/links.ts';
import { Page } from '#ui/layout/page.tsx';
import { accountWays } from '../words.account.ts';
import classes from './account-page.module.css';

/** Shows a page of the own account, with the way to the others. */
export function AccountPage({
  name,
  children,
}: {
  readonly name: Extract<PageName, 'accountTokens' | 'accountSecurity' | 'accountAgents'>;
  readonly children: ReactNode;
}) {
  return (
    <Page title={pages[name].title} tabTitle={`${pages[name].title} · ${accountWays.account}`}>
      <nav className={classes.ways} aria-label={accountWays.account}>
        <Link {...securityLink()} className={classes.way} activeProps={{ 'aria-current': 'page' }}>
          {pages.accountSecurity.title}
        </Link>
        <Link {...tokensLink()} className={classes.way} activeProps={{ 'aria-current': 'page' }}>
          {pages.accountTokens.title}
        </Link>
        <Link {...agentsLink()} className={classes.way} activeProps={{ 'aria-current': 'page' }}>
          {pages.accountAgents.title}
        </Link>
        <Link {...settingsLink()} className={classes.way}>
          {accountWays.settings}
        </Link>
      </nav>
      <div className={classes.parts}>{children}</div>
    </Page>
  );
}

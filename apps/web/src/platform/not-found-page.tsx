import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { goalsLink, homeLink, organizationLink } from './links.ts';
import classes from './not-found-page.module.css';
import { openPalette } from './shell/palette-opener.ts';
import { notFoundPageWords } from './words.ts';

/** Replaces the page at an unknown address under /v3. */
export function NotFoundPage() {
  return (
    <Page title={notFoundPageWords.pageNotFound}>
      <EmptyState
        title={notFoundPageWords.thereIsNothingAt}
        action={
          <nav className={classes.ways} aria-label={notFoundPageWords.whereToGoFrom}>
            <Link {...homeLink()}>{notFoundPageWords.goToTheDashboard}</Link>
            <Link {...goalsLink()}>{notFoundPageWords.goToGoals}</Link>
            <Link {...organizationLink()}>{notFoundPageWords.goToPeople}</Link>
            <PlainButton variant="default" onClick={openPalette}>
              {notFoundPageWords.findSomething}
            </PlainButton>
          </nav>
        }
      >
        {notFoundPageWords.theLinkMayBe}
      </EmptyState>
    </Page>
  );
}

import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { goalsLink, homeLink, organizationLink } from './links.ts';
import classes from './not-found-page.module.css';
import { openFinder } from './shell/finder.ts';

/** Replaces the page at an unknown address under /v3. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        title="There is nothing at this address"
        action={
          <nav className={classes.ways} aria-label="Where to go from here">
            <Link {...homeLink()}>Go to the dashboard</Link>
            <Link {...goalsLink()}>Go to goals</Link>
            <Link {...organizationLink()}>Go to people</Link>
            <PlainButton variant="default" onClick={openFinder}>
              Find something
            </PlainButton>
          </nav>
        }
      >
        The link may be mistyped, or what it led to has been removed.
      </EmptyState>
    </Page>
  );
}

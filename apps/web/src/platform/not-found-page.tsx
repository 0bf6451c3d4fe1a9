import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { goalsLink } from './links.ts';

/** Replaces the page at an unknown address under /v3. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState title="There is nothing at this address" action={<Link {...goalsLink()}>Go to goals</Link>}>
        The link may be mistyped, or what it led to has been removed.
      </EmptyState>
    </Page>
  );
}

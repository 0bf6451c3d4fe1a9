import type { ReactNode } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { isAbsent, problemText } from './problem.ts';

interface WaitingPageProps {
  readonly title: string;
  readonly trail?: ReactNode;
  readonly words: { readonly absent: string; readonly failed: string };
  /** The page's query, which has no data. */
  readonly of: { readonly error: unknown; readonly refetch: () => unknown };
}

/** A page without its data: they are on their way, do not exist for this person, or could not be read. */
export function WaitingPage({ title, trail, words, of }: WaitingPageProps) {
  return (
    <Page title={title} trail={trail}>
      {isAbsent(of.error) ? (
        <EmptyState title={words.absent} />
      ) : of.error ? (
        <ErrorPanel title={words.failed} detail={problemText(of.error)} onRetry={() => void of.refetch()} />
      ) : (
        <SkeletonForm fields={3} />
      )}
    </Page>
  );
}

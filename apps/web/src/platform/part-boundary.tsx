import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { isUnfetched, problemText } from './problem.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';
import { useWhenBackOnline } from './use-online.ts';
import { partBoundaryWords } from './words.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the sentence if the page works without the part. */
  readonly fallback?: ReactNode;
  /** Called when the part fails. */
  readonly onFailure?: () => void;
}

interface BoundaryState {
  readonly error: unknown;
}

/**
 * Shows the error of a part that cannot be fetched or throws in its own place, and keeps the rest of the
 * page.
 */
export class PartBoundary extends Component<PartBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the page failed.', error);
    this.props.onFailure?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const detail = isUnfetched(error) ? undefined : partBoundaryWords.tryAgain;
    return (
      <>
        {isUnfetched(error) ? <WhenBackOnline retry={reloadWhenReachable} /> : null}
        <ErrorPanel title={problemText(error)} detail={detail} onRetry={() => void reloadWhenReachable()} />
      </>
    );
  }
}

/** Tries again when the network is back. */
function WhenBackOnline({ retry }: { readonly retry: () => Promise<void> }): ReactNode {
  useWhenBackOnline(retry);
  return null;
}

import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { isUnfetched, problemText } from './problem.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Stands instead of the sentence where a part can be done without. */
  readonly fallback?: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** A part of the program that cannot be fetched, or breaks, says so in its own place and leaves the page as it is. */
export class PartBoundary extends Component<PartBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the page failed.', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const detail = isUnfetched(error) ? undefined : 'Try again; what you typed is kept.';
    return (
      <ErrorPanel title={problemText(error)} detail={detail} onRetry={() => void reloadWhenReachable()} />
    );
  }
}

/**
 * Loads the page anew, because browsers remember that a file of a page could not be fetched. Without a server nothing of
 * the page would be left, so the server is asked first.
 */
async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch('/health', { cache: 'no-store' });
  } catch (error) {
    console.warn('The server cannot be reached yet.', error);
    return;
  }
  window.location.reload();
}

import { Component, type ReactNode, Suspense } from 'react';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonForm } from '#ui/skeletons.tsx';

interface BoundaryState {
  readonly failed: boolean;
}

/** A part of the program that cannot be fetched, or breaks, takes its own drawer with it and not the page. */
class LayerBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A goal drawer or dialog failed.', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPanel
        title="This could not be shown."
        detail="Reload the page; what you typed is kept."
        onRetry={() => window.location.reload()}
      />
    );
  }
}

/** Around the lazily loaded content of a drawer or dialog. */
export function LayerContent({ children }: { readonly children: ReactNode }) {
  return (
    <LayerBoundary>
      <Suspense fallback={<SkeletonForm />}>{children}</Suspense>
    </LayerBoundary>
  );
}

import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { SkeletonForm } from '../feedback/skeletons.tsx';

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
  const box = useRef<HTMLDivElement>(null);
  useFirstFocus(box);
  return (
    <LayerBoundary>
      <div ref={box}>
        <Suspense fallback={<SkeletonForm />}>{children}</Suspense>
      </div>
    </LayerBoundary>
  );
}

/** The library looks for the field to focus when the layer opens; what is fetched first comes later than that. */
function useFirstFocus(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const isFound = () => {
      const first = node.querySelector<HTMLElement>('[data-autofocus]');
      if (first && !node.contains(document.activeElement)) first.focus({ preventScroll: true });
      return first !== null;
    };
    if (isFound()) return undefined;
    const watch = new MutationObserver(() => {
      if (isFound()) watch.disconnect();
    });
    watch.observe(node, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [box]);
}

import { type ReactNode, type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { SkeletonForm } from '../feedback/skeletons.tsx';

/**
 * Wraps the lazily loaded content of a drawer or dialog. A large form takes long to render on a slow machine, so the first
 * paint after a press shows a skeleton instead.
 */
export function LayerContent({ children }: { readonly children: ReactNode }) {
  const isPainted = useDeferredValue(true, false);
  const box = useRef<HTMLDivElement>(null);
  useFocusOfContent(box);
  return (
    <PartBoundary>
      <div ref={box}>
        <Suspense fallback={<SkeletonForm />}>{isPainted ? children : <SkeletonForm />}</Suspense>
      </div>
    </PartBoundary>
  );
}

/**
 * Focuses the first field again when the content arrives, because the library looks for the field only when
 * the layer opens.
 */
function useFocusOfContent(box: RefObject<HTMLDivElement | null>): void {
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

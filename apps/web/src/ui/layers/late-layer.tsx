import { unreachable } from '@bellwether/contract/problem';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { Notice } from '../feedback/notice.tsx';
import classes from './late-layer.module.css';
import { useWasOpened } from './use-opened-after-mount.ts';

const fetches: (() => Promise<void>)[] = [];

/** Returns one function for each `late` component that is fetched ahead. It fetches the component's code. */
export const lateFetches = (): readonly (() => Promise<void>)[] => [...fetches];

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the component's code. */
  readonly fetch: () => Promise<void>;
}

/**
 * Like React's `lazy`, for code that is usually fetched before it is needed. A component whose code is there renders
 * at once. `lazy` would suspend first, and React keeps the fallback of a suspended part for 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetchedAhead = true,
): LateComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  const fetch = async () => {
    fetched = await load();
  };
  if (fetchedAhead) fetches.push(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each component, when its module loads
  function Shown(props: Props) {
    // Keep the first choice: another component type would mount the content again.
    const [Chosen] = useState(() => fetched ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Shown, { fetch });
}

interface LateLayerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Shown before the first opening, and instead of the layer while or if its code is not there. */
  readonly face?: ReactNode;
  /** A `late` component. */
  readonly children: ReactNode;
}

/**
 * Renders a layer from its first opening on, because most layers of a page are never opened. If its code cannot be fetched, a
 * notice over the page says so.
 */
export function LateLayer({ opened, onClose, face = null, children }: LateLayerProps) {
  if (!useWasOpened(opened)) return face;
  const failed = (
    <>
      {face}
      {opened ? <Unfetched onClose={onClose} /> : null}
    </>
  );
  return (
    <PartBoundary fallback={failed}>
      <Suspense fallback={face}>{children}</Suspense>
    </PartBoundary>
  );
}

/** A notice over the page: the server, which has the layer's code, cannot be reached. */
export function Unfetched({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={classes.failed}>
      <Notice tone="bad" onClose={onClose}>
        {unreachable}
      </Notice>
    </div>
  );
}

import { unreachable } from '@bellwether/contract/problem';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { Notice } from '../feedback/notice.tsx';
import { loadFailureWords } from '../feedback/words.ts';
import { PlainButton } from '../form/plain-button.tsx';
import classes from './late-layer.module.css';
import { useWasOpened } from './use-opened-after-mount.ts';

const fetches: (() => Promise<unknown>)[] = [];
const failures = new Set<() => void>();

/** Returns one function for each `late` component that is fetched ahead. It fetches the component's code. */
export const lateFetches = (): readonly (() => Promise<unknown>)[] => [...fetches];

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the component's code. */
  readonly fetch: () => Promise<unknown>;
}

/** React's `lazy`, with a function that fetches the code ahead, and a new try after a failure (`LateBoundary`). */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetchedAhead = true,
): LateComponent<Props> {
  const tryOnce = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failures.add(() => {
          Code = tryOnce();
        });
        throw error;
      }
    });
  let Code = tryOnce();
  if (fetchedAhead) fetches.push(load);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each component, when its module loads
  const Late = (props: Props) => <Code {...props} />;
  return Object.assign(Late, { fetch: load });
}

interface LateBoundaryProps {
  /** `late` components. */
  readonly children: ReactNode;
  /** Shown instead if their code cannot be fetched. */
  readonly fallback: ReactNode;
  readonly onFailure?: () => void;
}

/** Shows `fallback` if the code of `late` components cannot be fetched. A new mounting tries again. */
export function LateBoundary({ onFailure, ...props }: LateBoundaryProps) {
  const renew = () => {
    // React keeps the failure of a lazy component.
    for (const makeAgain of failures) makeAgain();
    failures.clear();
    onFailure?.();
  };
  return <PartBoundary {...props} onFailure={renew} />;
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
 * notice over the page says so; its button and the next opening try again.
 */
export function LateLayer({ opened, onClose, face = null, children }: LateLayerProps) {
  const [tries, setTries] = useState({ number: 1, hasFailed: false });
  const [wasOpened, setWasOpened] = useState(opened);
  const tryAgain = () => setTries({ number: tries.number + 1, hasFailed: false });
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened && tries.hasFailed) tryAgain();
  }
  // A deferred opening keeps the face while the code is on its way. React would keep a fallback for 300 ms.
  const isShown = useDeferredValue(useWasOpened(opened), false);
  const failed = (
    <>
      {face}
      {opened ? <Unfetched onRetry={tryAgain} onClose={onClose} /> : null}
    </>
  );
  return (
    <LateBoundary
      key={tries.number}
      fallback={failed}
      onFailure={() => setTries((present) => ({ ...present, hasFailed: true }))}
    >
      <Suspense fallback={face}>{isShown ? children : face}</Suspense>
    </LateBoundary>
  );
}

interface UnfetchedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A notice over the page: the server, which has the layer's code, cannot be reached. */
export function Unfetched({ onRetry, onClose }: UnfetchedProps) {
  return (
    <div className={classes.failed}>
      <Notice
        tone="bad"
        onClose={onClose}
        action={
          <PlainButton variant="default" onClick={onRetry}>
            {loadFailureWords.tryAgain}
          </PlainButton>
        }
      >
        {unreachable}
      </Notice>
    </div>
  );
}

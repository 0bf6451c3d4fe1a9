import { unreachable } from '@bellwether/contract/problem';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react';
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

/** One try to fetch code. React keeps the failure of a lazy component, so each try has lazy components of its own. */
const Try = createContext<object>({});

/**
 * Like React's `lazy`, for code that is usually fetched before it is needed. A component whose code is there renders
 * at once. `lazy` would suspend first, and React keeps the fallback of a suspended part for 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetchedAhead = true,
): LateComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    fetched = await load();
  };
  const lazies = new WeakMap<object, ComponentType<Props>>();
  const lazyOf = (oneTry: object): ComponentType<Props> => {
    const known =
      lazies.get(oneTry) ??
      lazy(async () => {
        fetched = await load();
        return { default: fetched };
      });
    lazies.set(oneTry, known);
    return known;
  };
  if (fetchedAhead) fetches.push(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each component, when its module loads
  function Shown(props: Props) {
    const thisTry = useContext(Try);
    // Keep the first choice: another component type would mount the content again.
    const [Chosen] = useState(() => fetched ?? lazyOf(thisTry));
    return <Chosen {...props} />;
  }
  return Object.assign(Shown, { fetch });
}

interface LateBoundaryProps {
  /** `late` components. */
  readonly children: ReactNode;
  /** Shown instead if their code cannot be fetched. */
  readonly fallback: ReactNode;
  readonly onFailure?: () => void;
}

/** Shows `fallback` if the code of `late` components cannot be fetched. Each mounting is a new try. */
export function LateBoundary(props: LateBoundaryProps) {
  const [thisTry] = useState({});
  return (
    <Try value={thisTry}>
      <PartBoundary {...props} />
    </Try>
  );
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
 * notice over the page says so, and the next opening tries again.
 */
export function LateLayer({ opened, onClose, face = null, children }: LateLayerProps) {
  const [tries, setTries] = useState({ number: 1, hasFailed: false });
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened && tries.hasFailed) setTries({ number: tries.number + 1, hasFailed: false });
  }
  if (!useWasOpened(opened)) return face;
  const failed = (
    <>
      {face}
      {opened ? <Unfetched onClose={onClose} /> : null}
    </>
  );
  return (
    <LateBoundary
      key={tries.number}
      fallback={failed}
      onFailure={() => setTries((present) => ({ ...present, hasFailed: true }))}
    >
      <Suspense fallback={face}>{children}</Suspense>
    </LateBoundary>
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

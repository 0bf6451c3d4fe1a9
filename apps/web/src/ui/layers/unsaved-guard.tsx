import { useBlocker } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LateLayer, late } from './late-layer.tsx';

const UnsavedQuestion = late(async () => (await import('./unsaved-question.tsx')).UnsavedQuestion);

interface Source {
  readonly scope: string | null;
  isDirty(): boolean;
  discard(): void;
  survives(next: { pathname: string; search: unknown }): boolean;
}

interface Guard {
  add(source: Source): () => void;
  /** Calls `leave` at once if no form of the scope is changed, else after the person chose Discard. */
  ask(scope: string, leave: () => void): void;
}

const GuardContext = createContext<Guard | null>(null);
const ScopeContext = createContext<string | null>(null);

/** Asks before a link, Back or closing the tab loses input (screens.1). Mounted once under the router. */
export function UnsavedGuardProvider({ children }: { readonly children: ReactNode }) {
  const sources = useRef(new Set<Source>());
  const [leaving, setLeaving] = useState<{ scope: string; leave: () => void } | null>(null);

  const focused = useRef<Element | null>(null);
  const isAsking = useRef(false);

  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      const blocks = [...sources.current].some((source) => source.isDirty() && !source.survives(next));
      if (blocks && !isAsking.current) focused.current = document.activeElement;
      return blocks;
    },
    enableBeforeUnload: () => [...sources.current].some((source) => source.isDirty()),
    withResolver: true,
  });

  const guard = useMemo<Guard>(
    () => ({
      add(source) {
        sources.current.add(source);
        return () => sources.current.delete(source);
      },
      ask(scope, leave) {
        focused.current = document.activeElement;
        const touched = [...sources.current].some((source) => source.scope === scope && source.isDirty());
        // Wait until the keystroke is over: the Escape that opens the question would otherwise also answer
        // it.
        if (touched) setTimeout(() => setLeaving({ scope, leave }));
        else leave();
      },
    }),
    [],
  );

  const discard = (only: string | null) => {
    for (const source of sources.current) if (only === null || source.scope === only) source.discard();
  };

  isAsking.current = leaving !== null || blocker.status === 'blocked';
  const stay = () => {
    setLeaving(null);
    blocker.reset?.();
    // Wait until the question has released the focus.
    setTimeout(() => focusAgain(focused.current), 50);
  };
  return (
    <GuardContext value={guard}>
      {children}
      <LateLayer opened={isAsking.current} onClose={stay}>
        <UnsavedQuestion
          opened={isAsking.current}
          onContinue={stay}
          onDiscard={() => {
            discard(leaving?.scope ?? null);
            setLeaving(null);
            leaving?.leave();
            blocker.proceed?.();
          }}
        />
      </LateLayer>
    </GuardContext>
  );
}

function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

/** Links the forms inside one drawer or dialog to it, so that closing it asks only about them. */
export function UnsavedScope({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <ScopeContext value={id}>{children}</ScopeContext>;
}

/** @returns a close function for the drawer or dialog `scope` that asks first. */
export function useGuardedClose(scope: string, close: () => void): () => void {
  const guard = useContext(GuardContext);
  return useCallback(() => (guard ? guard.ask(scope, close) : close()), [guard, scope, close]);
}

interface UnsavedOptions {
  /** Called when the person chooses Discard, to delete the draft. */
  readonly onDiscard?: () => void;
  /**
   * Navigations that keep the form on screen, for example to another tab in the same drawer: they do not ask.
   */
  readonly survives?: ((next: { pathname: string; search: unknown }) => boolean) | undefined;
}

/**
 * Registers unsaved input. While `dirty`, drawers, dialogs, links, Back and closing the tab ask "You have
 * unsaved changes."
 * @returns release: call it after a successful save, before closing or navigating.
 */
export function useUnsaved(dirty: boolean, options: UnsavedOptions = {}): () => void {
  const guard = useContext(GuardContext);
  const scope = useContext(ScopeContext);
  const state = useRef({ dirty, released: false, options });
  state.current.dirty = dirty;
  state.current.options = options;
  if (!dirty) state.current.released = false;

  useEffect(
    () =>
      guard?.add({
        scope,
        isDirty: () => state.current.dirty && !state.current.released,
        discard: () => {
          state.current.released = true;
          state.current.options.onDiscard?.();
        },
        survives: (next) => state.current.options.survives?.(next) ?? false,
      }),
    [guard, scope],
  );

  return useCallback(() => {
    state.current.released = true;
  }, []);
}

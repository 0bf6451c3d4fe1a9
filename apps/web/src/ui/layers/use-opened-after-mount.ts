import { useEffect, useRef, useState } from 'react';

/**
 * Returns `opened`, but false on the first render: a drawer that mounts open (its address was pasted) would
 * otherwise not know where focus was, and could not return it.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && opened;
}

/** Returns true from the first opening on. */
export function useWasOpened(opened: boolean): boolean {
  const was = useRef(opened);
  if (opened) was.current = true;
  return was.current;
}

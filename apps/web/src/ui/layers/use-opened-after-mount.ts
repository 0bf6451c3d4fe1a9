import { useEffect, useRef, useState } from 'react';

/**
 * False on the first render whatever is asked for: a drawer that is first mounted open (its address was pasted) would
 * otherwise never learn where focus was, and could not give it back.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && opened;
}

/** True from the first time on that it is opened. */
export function useWasOpened(opened: boolean): boolean {
  const was = useRef(opened);
  if (opened) was.current = true;
  return was.current;
}

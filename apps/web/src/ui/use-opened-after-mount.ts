import { useEffect, useState } from 'react';

/**
 * False on the first render whatever is asked for: a drawer that is first mounted open (its address was pasted) would
 * otherwise never learn where focus was, and could not give it back.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && opened;
}

import { useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * Returns the text of a search field and its setter. The address gets the text once the typing has paused; a changed
 * address, as by Back, changes the text.
 */
export function useAddressText(
  inAddress: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const settled = useSettled(typed.trim());
  const known = useRef(inAddress);
  useEffect(() => {
    if (settled === known.current) return;
    known.current = settled;
    write(settled);
  });
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  return [typed, setTyped];
}

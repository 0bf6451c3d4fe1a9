import { useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * Returns the text of a search field and its setter. The address gets the text after a pause in the typing. If the
 * address changes, for example with the Back button, the text follows.
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

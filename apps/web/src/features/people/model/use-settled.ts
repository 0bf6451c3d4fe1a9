import { useEffect, useState } from 'react';

/** In milliseconds: the pause in the typing before a search starts (screens.3). */
const delay = 400;

/** Returns the typed text after a pause in the typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search starts (1-goals §9). */
const delay = 400;

/** Returns a typed text once the typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

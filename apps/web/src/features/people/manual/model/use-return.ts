import { useEffect, useRef } from 'react';

/** In milliseconds. The service may still be storing the last answer when the person comes back (people.27). */
const SETTLES_MS = 500;

/** Calls `act` half a second after the person comes back to this window. */
export function useReturn(act: () => void): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReturn = () => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      timer = setTimeout(() => current.current(), SETTLES_MS);
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}

import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { usePrinting } from '#ui/layout/use-printing.ts';

/** Milliseconds that a print waits for data: the person waits for the browser's dialog. */
const PATIENCE = 3_000;
/** After so many milliseconds, newly rendered parts have requested their data. */
const SETTLED = 50;

/**
 * Returns whether the page is being printed, so that parts for paper can be rendered. Ctrl/⌘ P waits until their code
 * is loaded; the browser's menu prints the parts that are loaded already.
 * @param load loads the code of the parts for paper.
 */
export function usePrintWhenLoaded(load: () => Promise<unknown>, enabled: boolean): boolean {
  const isPrinting = usePrinting();
  const [isAsked, setAsked] = useState(false);
  const isFetching = useIsFetching() > 0;

  useHotkey(
    'mod+p',
    'Print',
    () => {
      const prepare = async () => {
        await load();
        setAsked(true);
      };
      prepare().catch(() => window.print());
    },
    { enabled },
  );

  useEffect(() => {
    if (!isAsked) return undefined;
    const print = () => {
      setAsked(false);
      window.print();
    };
    const timer = setTimeout(print, isFetching ? PATIENCE : SETTLED);
    return () => clearTimeout(timer);
  }, [isAsked, isFetching]);

  return enabled && (isAsked || isPrinting);
}

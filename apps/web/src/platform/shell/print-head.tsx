import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '#ui/data/server-clock.ts';
import { shownFullDay } from '#ui/data/shown.ts';
import classes from './print-head.module.css';

interface PrintHeadProps {
  readonly company: string;
  /** A hook that returns the quarter of the page's content: "Q4 2026". Must be a constant. */
  readonly useQuarter?: (() => string) | undefined;
}

const noQuarter = () => '';

/**
 * Heads the paper with company, quarter and day; the sheet adds the page numbers. It is drawn when printing begins,
 * so that its day is the day of the print.
 */
export function PrintHead(props: PrintHeadProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const renew = () => flushSync(() => setNow(serverNow()));
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return now === undefined ? null : <PrintedHead {...props} now={now} />;
}

function PrintedHead({ company, useQuarter = noQuarter, now }: PrintHeadProps & { readonly now: number }) {
  const quarter = useQuarter();
  return (
    <div className={classes.head} data-print-head>
      <strong>{company}</strong>
      <span>{quarter}</span>
      <time dateTime={new Date(now).toISOString()}>{shownFullDay(now)}</time>
    </div>
  );
}

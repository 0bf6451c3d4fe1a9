import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '#ui/data/server-clock.ts';
import classes from './print-head.module.css';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

interface PrintHeadProps {
  readonly company: string;
  /** A hook that returns the quarter of what the page shows: "Q4 2026". Must be a constant. */
  readonly useQuarter?: (() => string) | undefined;
}

const noQuarter = () => '';

/** Heads the paper with company, quarter and day; the sheet adds the page numbers. Hidden on the screen. */
export function PrintHead({ company, useQuarter = noQuarter }: PrintHeadProps) {
  const quarter = useQuarter();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => flushSync(() => setNow(serverNow()));
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return (
    <div className={classes.head}>
      <strong>{company}</strong>
      <span>{quarter}</span>
      <time dateTime={new Date(now).toISOString()}>{DAY.format(now)}</time>
    </div>
  );
}

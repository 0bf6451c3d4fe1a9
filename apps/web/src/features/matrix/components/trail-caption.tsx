import { cellWords } from '../model/cell.ts';
import type { Stay } from '../model/trail.ts';
import { matrixWords, trailCaptionWords } from '../words.ts';
import classes from './trail-caption.module.css';

/** Describes the drawn trail as text, so that the line is never the only information. */
export function TrailCaption({ title, stays }: { readonly title: string; readonly stays: readonly Stay[] }) {
  return (
    <div className={classes.caption}>
      <p className={classes.title} title={title}>
        <span className={classes.sign} aria-hidden="true" />
        {title}
      </p>
      {stays.length === 0 ? (
        <p className={classes.quiet}>{matrixWords.noTrail}</p>
      ) : (
        <ol className={classes.stays}>
          {stays.map(({ cell, from, to }) => (
            <li key={from}>
              <span className={classes.quiet}>
                {from === to ? trailCaptionWords.week(from) : trailCaptionWords.weeks(from, to)}
              </span>{' '}
              {cellWords(cell)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

import classes from './as-of.module.css';
import { shownTime } from './shown.ts';
import { asOfWords } from './words.ts';

/** Says when kept figures were counted (ISO 8601 UTC); nothing for figures of this moment. */
export function AsOf({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return null;
  return (
    <time className={classes.asOf} dateTime={at}>
      {asOfWords.asOf(shownTime(Date.parse(at)))}
    </time>
  );
}

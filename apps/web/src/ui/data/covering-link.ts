import { cx } from '../layout/classes.ts';
import classes from './covering-link.module.css';

/**
 * Returns the class of a link that covers the whole row around it; the row needs `position: relative`.
 * `own`: the row's class for the link's text. Its sheet may set `--covering-end` if the target ends elsewhere
 * than the row's box.
 */
export function coveringLink(own?: string): string {
  return cx(classes.link, own);
}

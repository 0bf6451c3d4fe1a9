import { cx } from '../layout/classes.ts';
import classes from './covering-link.module.css';

/**
 * The class of a link that covers the whole row around it, which has `position: relative`. `own`: the row's class for the
 * link's text; its sheet may set `--covering-end` where the row's target ends elsewhere than the row's box.
 */
export function coveringLink(own?: string): string {
  return cx(classes.link, own);
}

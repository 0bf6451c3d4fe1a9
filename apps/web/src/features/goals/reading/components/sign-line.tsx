import { Link } from '@tanstack/react-router';
import { unlikelyBelowLink } from '#platform/links.ts';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import { type BellwetherSign, signWords } from '../model/bellwether-sign.ts';
import classes from './sign-line.module.css';

interface SignLineProps {
  readonly goalId: number;
  readonly sign: BellwetherSign;
}

/** One amber line; it leads to the matrix with the goals below that are called unlikely. */
export function SignLine({ goalId, sign }: SignLineProps) {
  return (
    <p className={classes.sign}>
      <IconAlertTriangle className={classes.icon} size={14} aria-hidden="true" />
      <Link {...unlikelyBelowLink(goalId)} className={classes.link}>
        {signWords(sign)}
      </Link>
    </p>
  );
}

import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconExternalLink, IconMail } from '#ui/marks/icons.ts';
import { helpWords, supportText } from '../words.help.ts';
import classes from './help-page.module.css';

interface SupportCardProps {
  readonly email: string | null;
  /** The help desk's address. */
  readonly desk: string | null;
}

/** Shows the support addresses of the installation; renders nothing without one (tenant.3). */
export function SupportCard({ email, desk }: SupportCardProps) {
  if (email === null && desk === null) return null;
  return (
    <section className={classes.card} aria-label={helpWords.support}>
      <h2 className={classes.title}>{helpWords.support}</h2>
      <p className={classes.quiet}>{supportText(email !== null, desk !== null)}</p>
      <ul className={classes.ways}>
        {email === null ? null : (
          <li>
            <a className={classes.way} href={`mailto:${email}`}>
              <IconMail size={18} aria-hidden="true" />
              <span className={classes.wayText}>{email}</span>
            </a>
          </li>
        )}
        {desk === null ? null : (
          <li>
            <a className={classes.way} href={desk} target="_blank" rel="noopener noreferrer">
              <IconExternalLink size={18} aria-hidden="true" />
              {helpWords.desk} <VisuallyHidden>({helpWords.newTab})</VisuallyHidden>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

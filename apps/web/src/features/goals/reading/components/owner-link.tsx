import type { Person } from '@bellwether/contract/people';
import { Link } from '@tanstack/react-router';
import { profileLink } from '#platform/links.ts';
import { cx } from '#ui/layout/classes.ts';
import { ownerName } from '../words.ts';
import classes from './owner-link.module.css';

interface OwnerLinkProps {
  readonly user: Pick<Person, 'Id' | 'Name' | 'DeactivatedAt' | 'IsProfileHidden'>;
  /** The row around it is one link to the goal. */
  readonly isInRow?: boolean;
  readonly className?: string | undefined;
}

/** Shows a person's name as a link to the profile; without a link where the viewer may not read the profile. */
export function OwnerLink({ user, isInRow = false, className }: OwnerLinkProps) {
  if (user.IsProfileHidden) return <span className={className}>{ownerName(user)}</span>;
  return (
    <Link
      {...profileLink(user.Id)}
      className={cx(classes.link, isInRow ? classes.inRow : classes.alone, className)}
    >
      {ownerName(user)}
    </Link>
  );
}

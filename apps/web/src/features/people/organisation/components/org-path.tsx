import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { Link } from '@tanstack/react-router';
import { organizationOfLink } from '#platform/links.ts';
import { IconChevronRight } from '#ui/marks/icons.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { useOrgSearch } from '../model/org-search.ts';
import { orgWords } from '../words.ts';
import { ListedAvatar } from './listed-avatar.tsx';
import classes from './organization-page.module.css';

/**
 * Lists the managers above the drawing. A press starts the drawing at that manager. Deactivated managers are no links
 * (people.16).
 */
export function OrgPath({ path }: { readonly path: readonly OrgPerson[] }) {
  const [{ view }] = useOrgSearch();
  if (path.length === 0) return null;
  return (
    <nav aria-label={orgWords.path}>
      <ol className={classes.path}>
        {path.map((person) => (
          <li key={person.id} className={classes.step}>
            {person.Status === 'Deactivated' ? (
              <span className={classes.chip}>
                {person.Name} <Tag tone="bad">{orgWords.gone}</Tag>
              </span>
            ) : (
              <Link {...organizationOfLink(person.id)} search={view ? { view } : {}} className={classes.chip}>
                <ListedAvatar person={person} size={20} />
                {person.Name}
              </Link>
            )}
            <IconChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

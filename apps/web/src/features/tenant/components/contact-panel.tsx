import type { HelpContact } from '@bellwether/contract/tenant.help';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { profileLink } from '#platform/links.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { contactGroups, helpWords } from '../words.help.ts';
import classes from './help-page.module.css';

/** The company's people with a special permission, by what they can do for others. */
export function ContactPanel({ users }: { readonly users: readonly HelpContact[] }) {
  return (
    <section className={classes.panel} aria-label={helpWords.contacts}>
      <h2 className={classes.title}>{helpWords.contacts}</h2>
      <div className={classes.groups}>
        {contactGroups.map((group) => (
          <Group
            key={group.flag}
            title={group.title}
            description={group.description}
            people={users.filter((user) => user[group.flag])}
          />
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly description: string;
  readonly people: readonly HelpContact[];
}

function Group({ title, description, people }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 className={classes.groupTitle} id={id}>
        {title}
      </h3>
      <p className={classes.quiet}>{description}</p>
      {people.length === 0 ? <p className={classes.nobody}>{helpWords.nobody}</p> : null}
      <ul className={classes.people}>
        {people.map((person) => (
          <li className={classes.person} key={person.Id}>
            <PersonAvatar name={person.Name} src={person.Avatar} size={32} />
            <span className={classes.words}>
              <Link {...profileLink(person.Id)} className={classes.name}>
                {person.Name}
              </Link>
              <span className={classes.quiet}>{person.JobTitle}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

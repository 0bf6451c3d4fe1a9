import { awayText } from '../marks/away-tag.tsx';
import { PersonAvatar } from '../marks/person-avatar.tsx';
import classes from './person-option.module.css';

interface PersonOptionProps {
  readonly name: string;
  /** Job title and department, or the address; empty = none. */
  readonly line: string | undefined;
  readonly avatar: string | null | undefined;
  /** The last day of today's absence; absent: there. */
  readonly awayUntil?: string | null | undefined;
}

/** A person in a list of choices: the name, and a second line that tells people of one name apart. */
export function PersonOption({ name, line, avatar, awayUntil }: PersonOptionProps) {
  return (
    <span className={classes.person}>
      <PersonAvatar name={name} src={avatar} />
      <span className={classes.words}>
        <span>{name}</span>
        {line ? <span className={classes.line}>{line}</span> : null}
        {awayUntil ? <span className={classes.line}>{awayText(awayUntil)}</span> : null}
      </span>
    </span>
  );
}

import { PersonAvatar } from '../marks/person-avatar.tsx';
import { DETAIL_MARK, matchPeople } from './match-people.ts';
import classes from './person-select.module.css';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

export interface PersonChoice {
  readonly id: number;
  readonly name: string;
  /** Department or title, shown behind the name. */
  readonly detail?: string | null;
  readonly avatar?: string | null;
  readonly disabled?: boolean;
}

interface PersonSelectProps
  extends Omit<SearchSelectProps, 'choices' | 'value' | 'onChange' | 'renderChoice'> {
  readonly people: readonly PersonChoice[];
  /** Person id; null = nobody chosen. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Picks one person by name or department. */
export function PersonSelect({ people, value, onChange, ...others }: PersonSelectProps) {
  const byId = new Map(people.map((person) => [String(person.id), person]));
  return (
    <SearchSelect
      {...others}
      filter={matchPeople}
      choices={people.map((person) => ({
        value: String(person.id),
        label: person.detail ? `${person.name}${DETAIL_MARK}${person.detail}` : person.name,
        disabled: person.disabled,
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      renderChoice={(choice) => {
        const person = byId.get(choice.value);
        return (
          <span className={classes.person}>
            <PersonAvatar name={person?.name ?? choice.label} src={person?.avatar} />
            <span>{person?.name ?? choice.label}</span>
            {person?.detail ? <span className={classes.detail}>{person.detail}</span> : null}
          </span>
        );
      }}
    />
  );
}

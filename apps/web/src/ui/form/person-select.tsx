import { matchPeople } from './match-people.ts';
import { labelOfPerson, type NamedPerson, useSecondLines } from './person-lines.ts';
import { PersonOption } from './person-option.tsx';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

export interface PersonChoice extends NamedPerson {
  readonly avatar?: string | null;
  readonly disabled?: boolean;
  /** The last day of today's absence; absent: there. */
  readonly awayUntil?: string | null | undefined;
}

interface PersonSelectProps
  extends Omit<SearchSelectProps, 'choices' | 'value' | 'onChange' | 'renderChoice'> {
  readonly people: readonly PersonChoice[];
  /** Person id; null = nobody chosen. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Picks one person by name, job title or department. */
export function PersonSelect({ people, value, onChange, onSearchChange, ...others }: PersonSelectProps) {
  const byId = new Map(people.map((person) => [String(person.id), person]));
  const lines = useSecondLines(people);
  const choices = people.map(({ id, name, disabled }) => ({
    value: String(id),
    label: labelOfPerson(name, lines.get(id)),
    disabled,
  }));
  return (
    <SearchSelect
      {...others}
      // A choice writes its label into the search box, which is no search.
      {...(onSearchChange && {
        onSearchChange: (text: string) =>
          onSearchChange(choices.some(({ label }) => label === text) ? '' : text),
      })}
      filter={matchPeople}
      choices={choices}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      renderChoice={(choice) => {
        const person = byId.get(choice.value);
        return (
          <PersonOption
            name={person?.name ?? choice.label}
            line={lines.get(Number(choice.value))}
            avatar={person?.avatar}
            awayUntil={person?.awayUntil}
          />
        );
      }}
    />
  );
}

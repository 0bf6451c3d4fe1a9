import { mostTeamUsers } from '@bellwether/domain/reports/reports';
import { Button } from '@mantine/core';
import { ManySelect } from '#ui/form/many-select.tsx';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { reportWords } from '../../words.ts';
import type { Team, TeamPerson } from '../model/team.ts';
import classes from './team-field.module.css';

interface TeamFieldProps {
  readonly team: Team;
  readonly value: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
  readonly error: string | undefined;
}

/** Chooses among the people below the person, one by one or as a group. */
export function TeamField({ team, value, onChange, error }: TeamFieldProps) {
  const { people = [], isWhole, onSearchChange } = team;
  const lines = secondLines(people);
  const direct = people.filter(({ isDirect }) => isDirect);
  const quick = (label: string, chosen: readonly TeamPerson[]) => (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={() => onChange(chosen.slice(0, mostTeamUsers).map(({ id }) => id))}
    >
      {label}
    </Button>
  );
  return (
    <div>
      <ManySelect
        label={reportWords.teamPeople}
        description={reportWords.count(value.length)}
        choices={people.map(({ id, name }) => ({
          value: String(id),
          label: labelOfPerson(name, lines.get(id)),
        }))}
        value={value.map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
        onSearchChange={onSearchChange}
        isOfPeople
        openOnFocus={false}
        nothingFound={reportWords.nobodyFound}
        clear={reportWords.teamQuick.none}
        withAsterisk
        aria-required
        error={error}
        classNames={{ pillsList: classes.pills }}
      />
      <div className={classes.quick}>
        {direct.length > 0 ? quick(reportWords.teamQuick.direct, direct) : null}
        {isWhole && people.length <= mostTeamUsers ? quick(reportWords.teamQuick.all, people) : null}
        {quick(reportWords.teamQuick.none, [])}
      </div>
    </div>
  );
}

import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { PersonSelect } from '#ui/form/person-select.tsx';
import { goalListModes, modeChoices, type ReportChoicesProps } from '../model/report-choice.ts';
import { reportWords } from '../words.ts';

/** Chooses the owners of the listed goals: everybody, the signed-in person, or one other person. */
export function OwnerChoices({ choices, faults, choose }: ReportChoicesProps) {
  const isOne = choices.mode === goalListModes.one;
  return (
    <>
      <ChoiceGroup
        legend={reportWords.whose}
        choices={modeChoices(reportWords.goalOwners)}
        value={String(choices.mode)}
        onChange={(mode) => choose({ mode: Number(mode), person: 0 })}
      />
      {isOne ? (
        <OwnerField value={choices.person} error={faults.person} onChange={(person) => choose({ person })} />
      ) : null}
    </>
  );
}

interface OwnerFieldProps {
  /** 0 stands for nobody. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (id: number) => void;
}

function OwnerField({ value, error, onChange }: OwnerFieldProps) {
  const { people, error: failure, refetch, onSearchChange } = useListedPeople(value === 0 ? [] : [value]);
  return (
    <div>
      <PersonSelect
        label={reportWords.person}
        people={people.map(({ Avatar, id, ...person }) => personChoice({ Id: id, ...person }))}
        value={value === 0 ? null : value}
        onChange={(id) => onChange(id ?? 0)}
        onSearchChange={onSearchChange}
        nothingFound={reportWords.nobodyFound}
        required
        error={error}
      />
      {failure ? <LoadFailure onRetry={refetch}>{reportWords.peopleFailed}</LoadFailure> : null}
    </div>
  );
}

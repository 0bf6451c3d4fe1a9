import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Whom the people of a cycle or of a session can be chosen from. */
interface AudienceChoices {
  /** By name. */
  readonly people: readonly Choice[];
  /** Those of them who may have reports. */
  readonly leaders: readonly Choice[];
  readonly departments: readonly Choice[];
  readonly onSearchChange: (text: string) => void;
}

/** Returns the people and departments to choose from; `chosen` are the people who are chosen so far. */
export function useAudienceChoices(chosen: readonly number[]): AudienceChoices {
  const { people: listed, departments, onSearchChange } = useListedPeople(chosen);
  const there = listed.filter(
    ({ RoleName, DeactivatedAt }) => RoleName !== 'observer' && DeactivatedAt === undefined,
  );
  const people = there.map(({ Avatar: _, id, ...one }) => personChoice({ Id: id, ...one }));
  const lines = secondLines(people);
  const named = people
    .map(({ id, name }) => ({ value: String(id), label: labelOfPerson(name, lines.get(id)) }))
    .sort((one, other) => shownOrder(one.label, other.label));
  const leading = new Set(
    there.filter(({ RoleName }) => RoleName !== 'contributor').map(({ id }) => String(id)),
  );
  return {
    people: named,
    leaders: named.filter(({ value }) => leading.has(value)),
    departments: departments.map((unit) => ({ value: unit, label: unit })),
    onSearchChange,
  };
}

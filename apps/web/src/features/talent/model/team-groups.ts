import type { ListedAppraisal, TalentPerson } from '@bellwether/contract/talent/appraisal';
import type { TalentOverview } from '@bellwether/contract/talent/overview';

/** A person of a quarter with the appraisal, which may not be written yet. */
export interface TeamEntry {
  readonly person: TalentPerson;
  readonly appraisal: ListedAppraisal;
}

/** Returns the people of the pages read so far, each with the appraisal. */
export function entriesOf(
  pages: readonly Pick<TalentOverview, 'users' | 'evaluations'>[],
): readonly TeamEntry[] {
  return pages.flatMap(({ users, evaluations }) => {
    const byPerson = new Map(evaluations.map((each) => [each.UserId, each]));
    return users.flatMap((person) => {
      const appraisal = byPerson.get(person.Id);
      return appraisal ? [{ person, appraisal }] : [];
    });
  });
}

/** The two groups of the team view: managers, then individual contributors; an empty group is left out. */
export function groupsOf(entries: readonly TeamEntry[]) {
  const isManager = ({ person }: TeamEntry) => person.RoleName === 'manager' || person.RoleName === 'ceo';
  const groups = [
    { of: 'managers', entries: entries.filter(isManager) },
    { of: 'contributors', entries: entries.filter((entry) => !isManager(entry)) },
  ] as const;
  return groups.filter((group) => group.entries.length > 0);
}

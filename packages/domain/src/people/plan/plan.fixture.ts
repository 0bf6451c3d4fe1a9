import { headingRowOf, proposeColumns } from '../../shared/table/propose.ts';
import type { ImportTable } from '../../shared/table/table.ts';
import { planFile } from '../import/plan-file.ts';
import { peopleVocabulary } from '../import/vocabulary.ts';
import type { PresentPerson } from './person.ts';
import type { PeoplePlan, PlanOptions } from './plan-of.ts';
import type { Answer } from './questions.ts';

/** Returns an active, invited contributor below the ceo. */
export const person = (id: number, given: Partial<PresentPerson> = {}): PresentPerson => ({
  id,
  name: `Person ${id}`,
  email: `p${id}@x.example`,
  emailKey: `p${id}@x.example`,
  externalId: null,
  jobTitle: '',
  managerId: 1,
  role: 'contributor',
  flags: [],
  orgUnit: null,
  location: '',
  startDate: null,
  timeZone: null,
  phone: '',
  locale: null,
  isDeactivated: false,
  isFreed: false,
  isInvited: true,
  keptKeys: [],
  ...given,
});
export const ceo = person(1, { managerId: null, role: 'ceo', name: 'Cleo Chief' });

/** What a plan is given beside the file. */
export interface PlanGiven extends Partial<PlanOptions> {
  readonly answers?: readonly Answer[];
}

/** Plans a file whose columns are those that are proposed. */
export function planImport(
  whole: ImportTable,
  people: readonly PresentPerson[],
  actorId = 1,
  given: PlanGiven = {},
): PeoplePlan {
  const at = headingRowOf(peopleVocabulary, whole);
  const table = whole.slice(at);
  const columns = proposeColumns(peopleVocabulary, table[0] ?? [], table.slice(1));
  const file = { table, headingRow: at + 1, columns, answers: given.answers ?? [] };
  const steps = planFile(file, people, { ...given, actorId, today: '2026-11-28' });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

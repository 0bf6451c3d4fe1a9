import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { mostSummarized, type summarizeGoals } from '@bellwether/contract/goals/summary';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import type { Scope } from '#platform/session/scope.ts';
import { peopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import { peopleById } from '../../people/queries.ts';
import type { CountsRow, NamedRow, NewestRow, SummaryRow } from './statements.summary.ts';

type Summary = EndpointReplyInput<typeof summarizeGoals>;

interface Asked {
  readonly withPeople: boolean;
  /** The people of the filter; absent or empty: no filter by people. */
  readonly filteredPeople: readonly number[] | undefined;
}

/** Returns the numbers of a goal list. */
export function presentSummary(scope: Scope, row: SummaryRow, asked: Asked): Summary {
  const people = peopleById(row.people);
  const viewer = peopleViewer(scope);
  const userOf = (id: number) => {
    const person = people.get(id);
    if (!person) throw new Error(`Person ${id} owns a goal and is not there.`);
    return presentPerson(viewer, person);
  };
  const presentNamed = (goal: NamedRow) => ({ Id: goal.id, Title: goal.title, User: userOf(goal.owner) });
  const total = (part: 'count' | 'moved' | 'waiting') =>
    row.counts.reduce((sum, each) => sum + each[part], 0);
  const counts = presentCounts(row.counts);
  return {
    ...counts,
    Count: Math.min(counts.Count, mostSummarized),
    IsWhole: counts.Count <= mostSummarized,
    Moved: {
      Count: total('moved'),
      data: row.moved.map((goal) => ({
        ...presentNamed(goal),
        FromLikelihood: goal.fromLikelihood,
        FromQuality: goal.fromQuality,
        Likelihood: goal.likelihood,
        Quality: goal.quality,
      })),
    },
    Missing: row.missing.map(presentNamed),
    Waiting: { Count: total('waiting'), data: row.waiting.map(presentNamed) },
    People: asked.withPeople ? presentPeople(row, asked, { userOf, locale: scope.person.locale }) : [],
  };
}

function presentPeople(
  row: SummaryRow,
  { filteredPeople }: Asked,
  {
    userOf,
    locale,
  }: { userOf: (id: number) => Summary['People'][number]['User']; locale: Scope['person']['locale'] },
): Summary['People'] {
  const chosen = filteredPeople?.length ? new Set(filteredPeople) : undefined;
  const counts = new Map(row.counts.map((each) => [each.owner, each]));
  const newest = new Map(row.newest.map((each) => [each.owner, each]));
  return row.reports
    .filter((id) => chosen === undefined || chosen.has(id))
    .map((id) => {
      const of = counts.get(id);
      return {
        User: userOf(id),
        ...presentCounts(of ? [of] : []),
        NewestComment: presentNewest(newest.get(id)),
      };
    })
    .sort(
      (one, other) => compareTexts(one.User.Name, other.User.Name, locale) || one.User.Id - other.User.Id,
    );
}

function presentNewest(comment: NewestRow | undefined): Summary['People'][number]['NewestComment'] {
  if (!comment) return null;
  const { goal, author, body, created } = comment;
  return { GoalId: goal, Name: author, Comment: body, CreatedAt: instantToIso(created) };
}

/** Adds up the numbers of several owners. */
function presentCounts(rows: readonly CountsRow[]) {
  const sum = (of: (row: CountsRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    Count: sum((row) => row.count),
    Likelihood: [0, 1, 2, 3, 4].map((level) => sum((row) => row.likelihood[level] ?? 0)),
    Unpredicted: sum((row) => row.unpredicted),
    Asked: sum((row) => row.asked),
    NotUpdated: sum((row) => row.missing),
    Completed: sum((row) => row.completed),
    NotCompleted: sum((row) => row.notCompleted),
    Measured: sum((row) => row.measured),
    InDispute: sum((row) => row.inDispute),
  };
}

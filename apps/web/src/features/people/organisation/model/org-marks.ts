import type { getOrgMarks } from '@bellwether/contract/dashboard.organisation';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import type { ComplianceFigure } from '@bellwether/domain/dashboard/compliance';
import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import type { OrgTree } from './org-tree.ts';

/** The number of people of an organisation who have no open compliance figure. */
export interface NodeCompliance {
  readonly done: number;
  readonly people: number;
  /** The person's own open figures. */
  readonly open: readonly ComplianceFigure[];
}

/** The marks of a person and of everybody below. */
export interface NodeMarks {
  /** Six counts of goals that count: by likelihood, 0 to 4, then without a prediction; undefined without goals. */
  readonly goals: readonly number[] | undefined;
  /** Undefined for people outside the viewer's organisation. */
  readonly compliance: NodeCompliance | undefined;
}

export interface OrgMarks {
  readonly hasCompliance: boolean;
  of(id: number): NodeMarks;
}

const nothing: NodeMarks = { goals: undefined, compliance: undefined };

/** Adds the marks of single people up the drawn tree. Each node then has the marks of its organisation. */
export function orgMarks(
  tree: OrgTree,
  viewer: number,
  { data, HasCompliance }: EndpointReply<typeof getOrgMarks>,
): OrgMarks {
  const own = new Map(data.map((mark) => [mark.Id, mark]));
  const isBelowViewer = new Set<number>();
  const order = [...tree.tops];
  for (const id of order) {
    for (const report of tree.reportsOf(id)) {
      if (id === viewer || isBelowViewer.has(id)) isBelowViewer.add(report);
      order.push(report);
    }
  }
  const goals = new Map<number, number[]>();
  const counts = new Map<number, { done: number; people: number }>();
  // Start at the lowest level, so that a person's sum is complete before it is added to the manager's.
  for (const id of order.reverse()) {
    const { Likelihood, Open } = own.get(id) ?? {};
    const isCounted = isBelowViewer.has(id) && tree.people.get(id)?.RoleName !== 'observer';
    if (Likelihood) addGoals(goals, id, Likelihood);
    if (isCounted) addPeople(counts, id, { done: Open ? 0 : 1, people: 1 });
    const parent = tree.parentOf(id);
    if (parent === undefined) continue;
    const [sum, people] = [goals.get(id), counts.get(id)];
    if (sum) addGoals(goals, parent, sum);
    if (people && (isBelowViewer.has(parent) || parent === viewer)) addPeople(counts, parent, people);
  }
  return {
    hasCompliance: HasCompliance,
    of(id) {
      const people = HasCompliance ? counts.get(id) : undefined;
      const sum = goals.get(id);
      if (!people && !sum) return nothing;
      return { goals: sum, compliance: people && { ...people, open: own.get(id)?.Open ?? [] } };
    },
  };
}

function addGoals(sums: Map<number, number[]>, id: number, more: readonly number[]): void {
  const former = sums.get(id);
  sums.set(
    id,
    more.map((count, at) => count + (former?.[at] ?? 0)),
  );
}

function addPeople(
  sums: Map<number, { done: number; people: number }>,
  id: number,
  more: { readonly done: number; readonly people: number },
): void {
  const { done, people } = sums.get(id) ?? { done: 0, people: 0 };
  sums.set(id, { done: done + more.done, people: people + more.people });
}

/** Returns the median likelihood of goals with a prediction, rounded down; null without such goals. */
export function middleLikelihood(goals: readonly number[]): Rating | null {
  const predicted = ratings.reduce<number>((sum, level) => sum + (goals[level] ?? 0), 0);
  let passed = 0;
  for (const level of ratings) {
    passed += goals[level] ?? 0;
    if (predicted > 0 && passed * 2 >= predicted) return level;
  }
  return null;
}

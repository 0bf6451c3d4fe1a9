import type { GoalStory } from './story.ts';

const hour = 3_600_000;

/** An agent's blind view of a goal. */
export interface AgentViewStory {
  readonly goal: GoalStory;
  readonly week: number;
  readonly agent: string;
  readonly likelihood: number;
  readonly evidence: string;
  readonly at: number;
}

/** What each agent of Northwind looks at, in which weeks, and how often its side of even is right, of eleven. */
const agents = [
  {
    agent: 'Claude',
    every: 2,
    weeks: [5, 9],
    rightOfEleven: 10,
    evidence: 'Open tickets and the last three releases.',
  },
  {
    agent: 'Pipeline watcher',
    every: 3,
    weeks: [6],
    rightOfEleven: 5,
    evidence: 'Stage and age of the open deals.',
  },
] as const;

/** Returns the views of two agents about finished goals: one knows better than the owners, one does not. */
export function northwindAgentViews(stories: readonly GoalStory[]): AgentViewStory[] {
  const finished = stories.filter(
    ({ isPrivate, managerResult }) => !isPrivate && managerResult !== undefined,
  );
  return agents.flatMap(({ agent, every, weeks, rightOfEleven, evidence }) =>
    finished.flatMap((goal, place) => {
      if (place % every !== 0) return [];
      const isRight = (place * 7) % 11 < rightOfEleven;
      const likelihood = (goal.managerResult?.completed === true) === isRight ? 3 + (place % 2) : place % 2;
      return goal.predictions
        .filter(({ week }) => weeks.some((each) => each === week))
        .map(({ week, at }) => ({ goal, week, agent, likelihood, evidence, at: at - 3 * hour }));
    }),
  );
}

import { describe, expect, test } from 'vitest';
import type { Rating } from '../../goals/rating.ts';
import { type AgentView, agentScoresOf } from './agents.ts';

const finished = (id: number, isAchieved: boolean, owner: Rating) => ({
  id,
  ownerId: id % 6,
  periodId: 1 + (id % 3),
  weeks: 13,
  isAchieved,
  given: [1, 2, 3].map((week) => ({ week, likelihood: owner, quality: 2 as Rating })),
});
/** Half of the goals are achieved; every owner says "Likely". */
const goals = Array.from({ length: 24 }, (_, id) => finished(id + 1, id % 2 === 0, 3));
const view = (goalId: number, likelihood: Rating, week = 2, agent = 'Claude'): AgentView => ({
  goalId,
  week,
  agent,
  likelihood,
});
const knowing = goals.map(({ id, isAchieved }) => view(id, isAchieved ? 4 : 0));

describe('an agent beside the owners of the same goals', () => {
  test('is scored in the weeks about which both said something', () => {
    const [score] = agentScoresOf(goals, [...knowing, view(1, 0, 9)]);
    expect(score).toMatchObject({
      agent: 'Claude',
      goals: 24,
      views: 24,
      agentRightOwnerNot: 12,
      ownerRightAgentNot: 0,
      bothRight: 12,
      neitherRight: 0,
      better: 'agent',
    });
    expect(score?.theirs.brier).toBeCloseTo(0.0025);
    expect(score?.owners.brier).toBeCloseTo((0.0625 + 0.5625) / 2);
  });

  test('knows worse, or as well', () => {
    const wrong = goals.map(({ id, isAchieved }) => view(id, isAchieved ? 0 : 4));
    expect(agentScoresOf(goals, wrong)[0]?.better).toBe('owners');
    expect(
      agentScoresOf(
        goals,
        goals.map(({ id }) => view(id, 3)),
      )[0]?.better,
    ).toBe('alike');
    const unsure = agentScoresOf(
      goals,
      goals.map(({ id }) => view(id, 2)),
    )[0];
    expect([unsure?.ownerRightAgentNot, unsure?.neitherRight]).toEqual([12, 12]);
  });

  test('is nothing below 20 goals or five owners', () => {
    expect(agentScoresOf(goals, knowing.slice(0, 19))).toEqual([]);
    expect(agentScoresOf(goals, knowing.slice(0, 20))).toHaveLength(1);
    const few = goals.map((goal) => ({ ...goal, ownerId: goal.id % 4 }));
    expect(agentScoresOf(few, knowing)).toEqual([]);
  });

  test('is one agent whatever the case of its name; a later view of a week replaces a former', () => {
    const first = goals.map(({ id }) => view(id, 3, 2, 'claude'));
    const scores = agentScoresOf(goals, [...first, ...knowing]);
    expect([scores.length, scores[0]?.agent, scores[0]?.agentRightOwnerNot]).toEqual([1, 'Claude', 12]);
  });
});

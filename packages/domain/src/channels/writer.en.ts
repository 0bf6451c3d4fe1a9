import { numbered } from '../shared/counted.ts';
import type { DigestFacts, Post, ResultFacts } from './posts.ts';

// The texts of posts, from facts that everybody in the company sees. They are plain; `messages.ts` escapes them.

/** Whose goals a post is about: a department, or nothing for the company. */
const titleOf = (what: string, department: string) => (department === '' ? what : `${what} – ${department}`);

/** Monday's digest: three sentences. */
export function digestPost(facts: DigestFacts, department: string): Post {
  const { quarter, week, weeks, goals, predicted, rose, fell, unlikely } = facts;
  const runs = goals === 1 ? 'goal runs' : 'goals run';
  return {
    title: titleOf(`How ${quarter} goes`, department),
    sentences: [
      `Week ${week} of ${weeks}: ${goals} ${runs}.`,
      `${numbered(predicted, 'goal was', 'goals were')} predicted last week: ${rose} rose, ${fell} fell.`,
      unlikely === null
        ? 'Predict yours by Friday.'
        : `${numbered(unlikely, 'goal is', 'goals are')} called unlikely by ${unlikely === 1 ? 'its owner' : 'their owners'}.`,
    ],
    link: { label: 'Open Bellwether', path: '/v3/home' },
  };
}

export function goalCalledPost(
  goal: { readonly id: number; readonly title: string; readonly owner: string | null },
  department: string,
): Post {
  const by = goal.owner === null ? 'Its owner' : goal.owner;
  return {
    title: titleOf('A goal is called unlikely', department),
    sentences: [`${by} calls “${goal.title}” unlikely.`],
    link: { label: 'Open the goal', path: `/v3/goals/${goal.id}` },
  };
}

export function resultsPost({ quarter, goals, finished, achieved }: ResultFacts, department: string): Post {
  return {
    title: titleOf(`How ${quarter} ended`, department),
    sentences: [
      `${achieved} of ${numbered(finished, 'goal with a result was', 'goals with a result were')} achieved.`,
      ...(finished < goals ? [`${numbered(goals - finished, 'goal has', 'goals have')} no result yet.`] : []),
    ],
    link: { label: 'Open Bellwether', path: '/v3/home' },
  };
}

export function strategyPost(): Post {
  return {
    title: 'The strategy was published',
    sentences: ['A new version of the company’s strategy can be read.'],
    link: { label: 'Read the strategy', path: '/v3/strategy' },
  };
}

export function testPost(): Post {
  return {
    title: 'A test from Bellwether',
    sentences: ['This channel gets posts from Bellwether.'],
    link: { label: 'Open Bellwether', path: '/v3/home' },
  };
}

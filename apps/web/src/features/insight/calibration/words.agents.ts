import type { AgentScore } from '@bellwether/contract/agents/scores';
import { numbered } from '@bellwether/domain/shared/counted';
import { shownDecimal } from '#ui/data/shown.ts';
import { points } from './model/points.ts';

export const agentWords = {
  title: 'Agents beside owners',
  hint: 'Agents said how likely they found goals before the owners answered. Both are compared about the same goals in the same weeks.',
  onlyAgent: (agent: string) => `only ${agent} was right`,
  onlyOwners: 'only the owner was right',
  both: 'both were right',
  neither: 'neither was right',
} as const;

/** Who knew better, in one sentence. */
export function betterSentence({ Agent, Better, Goals }: AgentScore): string {
  if (Better === 'agent') return `${Agent} knew better than the owners, over ${Goals} goals.`;
  if (Better === 'owners') return `The owners knew better than ${Agent}, over ${Goals} goals.`;
  return `${Agent} and the owners knew about equally well, over ${Goals} goals.`;
}

const leanings = { too_hopeful: 'too hopeful', too_careful: 'too careful', even: 'even' } as const;

function sideOf(name: string, { Brier, Bias, Word }: AgentScore['Theirs']): string {
  const leaning =
    Word === null || Word === 'even' ? 'even' : `${numbered(points(Bias), 'point')} ${leanings[Word]}`;
  return `${name}: Brier ${shownDecimal(Brier, 3)}, ${leaning}`;
}

/** The scores of both sides; a lower Brier score is better. */
export function sideSentence({ Agent, Theirs, Owners, Views }: AgentScore, goals: number): string {
  return `${sideOf(Agent, Theirs)}. ${sideOf('Owners', Owners)}. The lower score is better; 0.25 is a coin’s. ${Views} views of ${goals} goals.`;
}

import type { AgentScore } from '@bellwether/contract/agents/scores';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import { points } from './model/points.ts';
import type * as english from './words.agents.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  title: 'Agenten neben den verantwortlichen Personen',
  hint: 'Agenten sagten, für wie wahrscheinlich sie Ziele hielten, bevor die verantwortlichen Personen antworteten. Verglichen werden beide zu denselben Zielen in denselben Wochen.',
  onlyAgent: (agent) => `nur ${agent} lag richtig`,
  onlyOwners: 'nur die verantwortliche Person lag richtig',
  both: 'beide lagen richtig',
  neither: 'keine Seite lag richtig',
};

export const betterSentence: typeof english.betterSentence = ({ Agent, Better, Goals }) => {
  if (Better === 'agent')
    return `${Agent} wusste es besser als die verantwortlichen Personen, bei ${Goals} Zielen.`;
  if (Better === 'owners')
    return `Die verantwortlichen Personen wussten es besser als ${Agent}, bei ${Goals} Zielen.`;
  return `${Agent} und die verantwortlichen Personen wussten es etwa gleich gut, bei ${Goals} Zielen.`;
};

const leanings = {
  too_hopeful: 'zu optimistisch',
  too_careful: 'zu vorsichtig',
  even: 'ausgewogen',
} as const;

function sideOf(name: string, { Brier, Bias, Word }: AgentScore['Theirs']): string {
  const leaning =
    Word === null || Word === 'even'
      ? leanings.even
      : `${points(Bias)} ${points(Bias) === 1 ? 'Punkt' : 'Punkte'} ${leanings[Word]}`;
  return `${name}: Brier ${shownDecimal(Brier, 3)}, ${leaning}`;
}

export const sideSentence: typeof english.sideSentence = ({ Agent, Theirs, Owners, Views }, goals) =>
  `${sideOf(Agent, Theirs)}. ${sideOf('Verantwortliche Personen', Owners)}. Der niedrigere Wert ist besser; ${shownDecimal(0.25, 2)} ist der Wert eines Münzwurfs. ${Views} Einschätzungen zu ${goals} Zielen.`;

import type { AgentScore } from '@bellwether/contract/agents/scores';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import { points } from './model/points.ts';
import type * as english from './words.agents.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  title: 'Agentes junto a responsables',
  hint: 'Los agentes dijeron lo probables que veían los objetivos antes de que respondieran sus responsables. Se comparan ambos sobre los mismos objetivos en las mismas semanas.',
  onlyAgent: (agent) => `solo ${agent} acertó`,
  onlyOwners: 'solo acertó la persona responsable',
  both: 'ambos acertaron',
  neither: 'no acertó ninguno',
};

export const betterSentence: typeof english.betterSentence = ({ Agent, Better, Goals }) => {
  if (Better === 'agent') return `${Agent} lo supo mejor que sus responsables, en ${Goals} objetivos.`;
  if (Better === 'owners') return `Sus responsables lo supieron mejor que ${Agent}, en ${Goals} objetivos.`;
  return `${Agent} y sus responsables lo supieron más o menos igual de bien, en ${Goals} objetivos.`;
};

const leanings = {
  too_hopeful: 'de exceso de optimismo',
  too_careful: 'de exceso de cautela',
  even: 'equilibrado',
} as const;

function sideOf(name: string, { Brier, Bias, Word }: AgentScore['Theirs']): string {
  const leaning =
    Word === null || Word === 'even'
      ? leanings.even
      : `${points(Bias)} ${points(Bias) === 1 ? 'punto' : 'puntos'} ${leanings[Word]}`;
  return `${name}: Brier ${shownDecimal(Brier, 3)}, ${leaning}`;
}

export const sideSentence: typeof english.sideSentence = ({ Agent, Theirs, Owners, Views }, goals) =>
  `${sideOf(Agent, Theirs)}. ${sideOf('Responsables', Owners)}. La puntuación más baja es mejor; ${shownDecimal(0.25, 2)} es la de una moneda al aire. ${Views} opiniones sobre ${goals} objetivos.`;

import type { AgentScore } from '@bellwether/contract/agents/scores';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import { points } from './model/points.ts';
import type * as english from './words.agents.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  title: 'Agents et responsables comparés',
  hint: 'Des agents ont dit à quel point ils jugeaient des objectifs probables, avant la réponse des responsables. Les deux sont comparés sur les mêmes objectifs et les mêmes semaines.',
  onlyAgent: (agent) => `seul ${agent} avait raison`,
  onlyOwners: 'seule la personne responsable avait raison',
  both: 'les deux avaient raison',
  neither: 'aucun des deux n’avait raison',
};

export const betterSentence: typeof english.betterSentence = ({ Agent, Better, Goals }) => {
  if (Better === 'agent') return `${Agent} a vu plus juste que les responsables, sur ${Goals} objectifs.`;
  if (Better === 'owners') return `Les responsables ont vu plus juste que ${Agent}, sur ${Goals} objectifs.`;
  return `${Agent} et les responsables ont vu à peu près aussi juste, sur ${Goals} objectifs.`;
};

const leanings = { too_hopeful: 'd’optimisme en trop', too_careful: 'de prudence en trop' } as const;

function sideOf(name: string, { Brier, Bias, Word }: AgentScore['Theirs']): string {
  const leaning =
    Word === null || Word === 'even'
      ? 'ni trop d’optimisme ni trop de prudence'
      : `${points(Bias)} point${points(Bias) < 2 ? '' : 's'} ${leanings[Word]}`;
  return `${name} : Brier ${shownDecimal(Brier, 3)}, ${leaning}`;
}

export const sideSentence: typeof english.sideSentence = ({ Agent, Theirs, Owners, Views }, goals) =>
  `${sideOf(Agent, Theirs)}. ${sideOf('Responsables', Owners)}. Le score le plus bas est le meilleur ; ${shownDecimal(0.25, 2)} est celui d’une pièce de monnaie. ${Views} avis sur ${goals} objectifs.`;

import type { Translated } from '@bellwether/domain/locale/language';
import type { Opinions } from '#features/goals/door.ts';
import type * as english from './words.goal.ts';
import { likelihoodWord, tenthsWords, viewReasons, viewWords } from './words.ts';

export const outlookWords: Translated<typeof english.outlookWords> = {
  title: 'Perspectives',
  failed: 'Impossible de charger les perspectives.',
  assumed: 'Cela repose sur une hypothèse ; encore trop peu d’objectifs terminés.',
};

const said = (level: number | null) => `« ${likelihoodWord(level)} »`;

export const viewsSentences: typeof english.viewsSentences = (opinions, isOwn) => {
  const { Owner, Manager, Peers, Together, Week } = opinions;
  if (!Manager && !Peers) return [];
  const owner =
    Owner === null
      ? `${isOwn ? 'Vous n’avez' : 'La personne responsable n’a'} pas répondu en semaine ${Week}`
      : `${isOwn ? 'Vous dites' : 'La personne responsable dit'} ${said(Owner)}`;
  const manager = Manager ? `, ${managerWords(Manager, isOwn)}` : '';
  const peers = Peers ? `${Peers.Count} collègues ensemble : ${tenthsWords(Peers.Tenths)}.` : '';
  const all = Together === null ? '' : `Ensemble : ${tenthsWords(Together)}.`;
  return [[`${owner}${manager}.`, peers, all].filter(Boolean).join(' ')];
};

function managerWords(
  { Name, Likelihood, IsBlind }: NonNullable<Opinions['Manager']>,
  isOwn: boolean,
): string {
  const when = IsBlind ? 'avant de le voir' : 'après l’avoir vu';
  return `${isOwn ? 'votre manager' : Name} a dit ${said(Likelihood)} ${when}`;
}

export const ownViewWords: typeof english.ownViewWords = ({ Own, Permissions: { Give } }) => {
  if (!Own) return undefined;
  const yours = viewWords.yours(likelihoodWord(Own.Likelihood));
  return Give === 'owner_answered' ? `${yours} ${viewReasons.owner_answered}` : yours;
};

export const lookWords: typeof english.lookWords = ({ Name, Week, HasNote }, count) => {
  const note = HasNote ? ', avec une note' : '';
  const all = count > 1 ? ` (${count} discussions en tout)` : '';
  return `${Name} en a parlé en semaine ${Week}${note}${all}.`;
};

import type { Translated } from '@bellwether/domain/locale/language';
import type { Opinions } from '#features/goals/door.ts';
import type * as english from './words.goal.ts';
import { likelihoodWord, tenthsWords, viewReasons, viewWords } from './words.ts';

export const outlookWords: Translated<typeof english.outlookWords> = {
  title: 'Perspectiva',
  failed: 'No se ha podido cargar la perspectiva.',
  assumed: 'Se basa en una suposición; aún hay muy pocos objetivos terminados.',
};

const said = (level: number | null) => `«${likelihoodWord(level)}»`;

export const viewsSentences: typeof english.viewsSentences = (opinions, isOwn) => {
  const { Owner, Manager, Peers, Together, Week } = opinions;
  if (!Manager && !Peers) return [];
  const owner =
    Owner === null
      ? `${isOwn ? 'Usted' : 'La persona responsable'} no respondió en la semana ${Week}`
      : `${isOwn ? 'Usted' : 'La persona responsable'} dice ${said(Owner)}`;
  const manager = Manager ? `; ${managerWords(Manager, isOwn)}` : '';
  const peers = Peers ? `${Peers.Count} pares en conjunto: ${tenthsWords(Peers.Tenths)}.` : '';
  const all = Together === null ? '' : `En conjunto: ${tenthsWords(Together)}.`;
  return [[`${owner}${manager}.`, peers, all].filter(Boolean).join(' ')];
};

function managerWords(
  { Name, Likelihood, IsBlind }: NonNullable<Opinions['Manager']>,
  isOwn: boolean,
): string {
  const when = IsBlind ? 'antes de verlo' : 'después de verlo';
  return `${isOwn ? 'su superior' : Name} dijo ${said(Likelihood)} ${when}`;
}

export const ownViewWords: typeof english.ownViewWords = ({ Own, Permissions: { Give } }) => {
  if (!Own) return undefined;
  const yours = viewWords.yours(likelihoodWord(Own.Likelihood));
  return Give === 'owner_answered' ? `${yours} ${viewReasons.owner_answered}` : yours;
};

export const lookWords: typeof english.lookWords = ({ Name, Week, HasNote }, count) => {
  const note = HasNote ? ', con una nota' : '';
  const all = count > 1 ? ` (${count} conversaciones en total)` : '';
  return `${Name} habló de ello en la semana ${Week}${note}${all}.`;
};

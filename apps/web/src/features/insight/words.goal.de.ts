import type { Translated } from '@bellwether/domain/locale/language';
import type { Opinions } from '#features/goals/door.ts';
import type * as english from './words.goal.ts';
import { likelihoodWord, tenthsWords, viewReasons, viewWords } from './words.ts';

export const outlookWords: Translated<typeof english.outlookWords> = {
  title: 'Aussicht',
  failed: 'Die Aussicht konnte nicht geladen werden.',
  assumed: 'Das beruht auf einer Annahme; es gibt noch zu wenige abgeschlossene Ziele.',
};

const said = (level: number | null) => `„${likelihoodWord(level)}“`;

export const viewsSentences: typeof english.viewsSentences = (opinions, isOwn) => {
  const { Owner, Manager, Peers, Together, Week } = opinions;
  if (!Manager && !Peers) return [];
  const owner =
    Owner === null
      ? `${isOwn ? 'Sie haben' : 'Die verantwortliche Person hat'} in Woche ${Week} nicht geantwortet`
      : `${isOwn ? 'Sie sagen' : 'Die verantwortliche Person sagt'} ${said(Owner)}`;
  const manager = Manager ? `, ${managerWords(Manager, isOwn)}` : '';
  const peers = Peers
    ? `${Peers.Count} Kolleginnen und Kollegen zusammen: ${tenthsWords(Peers.Tenths)}.`
    : '';
  const all = Together === null ? '' : `Zusammen: ${tenthsWords(Together)}.`;
  return [[`${owner}${manager}.`, peers, all].filter(Boolean).join(' ')];
};

function managerWords(
  { Name, Likelihood, IsBlind }: NonNullable<Opinions['Manager']>,
  isOwn: boolean,
): string {
  const when = IsBlind ? 'ohne das gesehen zu haben' : 'nachdem das zu sehen war';
  return `${isOwn ? 'Ihre Führungskraft' : Name} sagte ${said(Likelihood)}, ${when}`;
}

export const ownViewWords: typeof english.ownViewWords = ({ Own, Permissions: { Give } }) => {
  if (!Own) return undefined;
  const yours = viewWords.yours(likelihoodWord(Own.Likelihood));
  return Give === 'owner_answered' ? `${yours} ${viewReasons.owner_answered}` : yours;
};

export const lookWords: typeof english.lookWords = ({ Name, Week, HasNote }, count) => {
  const note = HasNote ? ', mit einer Notiz' : '';
  const all = count > 1 ? ` (insgesamt ${count} Gespräche)` : '';
  return `${Name} hat in Woche ${Week} darüber gesprochen${note}${all}.`;
};

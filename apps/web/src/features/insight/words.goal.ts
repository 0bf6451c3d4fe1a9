import type { Opinions } from '#features/goals/door.ts';
import { likelihoodWord, tenthsWords, viewReasons, viewWords } from './words.ts';

export const outlookWords = {
  title: 'Outlook',
  failed: 'The outlook could not be loaded.',
  assumed: 'This rests on an assumption; too few finished goals yet.',
} as const;

/**
 * Returns the second views of the shown week: "You say Likely, your manager said Unsure before seeing it. Together:
 * about 5 in 10." Single views of peers are never shown (insight.11).
 */
export function viewsSentences(opinions: Opinions, isOwn: boolean): readonly string[] {
  const { Owner, Manager, Peers, Together, Week } = opinions;
  if (!Manager && !Peers) return [];
  const owner =
    Owner === null
      ? `${isOwn ? 'You' : 'The owner'} gave no answer in week ${Week}`
      : `${isOwn ? 'You say' : 'The owner says'} ${likelihoodWord(Owner)}`;
  const manager = Manager ? `, ${managerWords(Manager, isOwn)}` : '';
  const peers = Peers ? `${Peers.Count} colleagues together: ${tenthsWords(Peers.Tenths)}.` : '';
  const all = Together === null ? '' : `Together: ${tenthsWords(Together)}.`;
  return [[`${owner}${manager}.`, peers, all].filter(Boolean).join(' ')];
}

function managerWords(
  { Name, Likelihood, IsBlind }: NonNullable<Opinions['Manager']>,
  isOwn: boolean,
): string {
  const when = IsBlind ? 'before seeing it' : 'after seeing it';
  return `${isOwn ? 'your manager' : Name} said ${likelihoodWord(Likelihood)} ${when}`;
}

/** Returns the viewer's own second view of the running week, and why it can no longer be changed. */
export function ownViewWords({ Own, Permissions: { Give } }: Opinions): string | undefined {
  if (!Own) return undefined;
  const said = viewWords.yours(likelihoodWord(Own.Likelihood));
  return Give === 'owner_answered' ? `${said} ${viewReasons.owner_answered}` : said;
}

/** Returns "Ada Larkwood talked about it in week 7, with a note (3 times in all)." */
export function lookWords({ Name, Week, HasNote }: Opinions['Looks'][number], count: number): string {
  const note = HasNote ? ', with a note' : '';
  const all = count > 1 ? ` (${count} talks in all)` : '';
  return `${Name} talked about it in week ${Week}${note}${all}.`;
}

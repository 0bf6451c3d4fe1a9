import { minimums } from '@bellwether/domain/insight/constants';
import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { shownDecimal, shownNumber, shownPercent } from '#ui/data/shown.ts';
import { goalCount } from '../forecast/words.ts';
import { labelWord, points } from './model/points.ts';
import { strengthOf, tellingLabel } from './model/verdict.ts';
import type * as english from './words.ts';

export const knowWords: Translated<typeof english.knowWords> = {
  group: 'La justesse',
  failed: 'Impossible de charger l’historique des mots.',
  absent: 'Ce groupe n’existe pas, ou il n’est pas visible pour vous.',
  reliability: 'Ce que valaient les mots',
  axes: { said: 'Annoncé, fois sur 100', happened: 'Arrivé, fois sur 100' },
  diagonal: 'exactement comme annoncé',
  hint: 'Sur la ligne pointillée, un mot se réalise aussi souvent qu’il le dit. En dessous, il y avait trop d’optimisme ; au-dessus, trop de prudence. La barre est l’intervalle où se trouvent 8 de ces nombres sur 10 ; les points creux reposent sur trop peu d’objectifs.',
  table: 'En tableau',
  word: 'Mot',
  said: 'Annoncé',
  happened: 'Arrivé',
  between: 'Entre',
  goals: 'Objectifs',
  hollow: 'peu',
  none: '–',
  split: 'Mieux qu’au hasard ?',
  offBy: 'Écart',
  offByHint: 'la distance entre les mots et ce qui arrive, sans la part de chance',
  apart: 'Distingue les objectifs',
  apartHint: 'la distance entre les issues des objectifs jugés probables et celles des autres',
  splitTooFew:
    'L’écart et la capacité à distinguer les objectifs s’affichent à partir de 30 objectifs terminés.',
  alike: 'Tous ces objectifs ont eu la même issue : aucune comparaison n’est possible.',
  badNews: 'Mauvaises nouvelles',
  badNewsFailed: 'Impossible de charger l’historique des objectifs manqués.',
  warning: 'un avertissement n’est pas un verdict',
  looking: 'En parler',
  lookingFailed: 'Impossible de charger les objectifs dont vous avez parlé.',
  onlyYou: 'Visible pour vous seulement.',
  points: (count) => (count < 2 ? `${count} point` : `${count} points`),
};

const verdicts = { too_hopeful: 'd’optimisme en trop', too_careful: 'de prudence en trop' } as const;

export const tooFewSentence: typeof english.tooFewSentence = ({ Goals, Need }, what = 'finished') => {
  const goals = what === 'finished' ? 'd’objectifs terminés' : 'd’objectifs manqués';
  if (Goals === null)
    return `Encore trop peu ${goals}, ou de personnes concernées, pour dire quoi que ce soit.`;
  return `Encore trop peu ${goals} : ${Goals} sur ${Need}.`;
};

const saysOf = (speaker: english.Speaker): string => {
  if (speaker.Kind === 'own') return 'vous avez dit';
  if (speaker.Kind === 'company') return 'on dit ici';
  return speaker.Kind === 'department'
    ? `le service ${speaker.Name} dit`
    : `le périmètre ${ofName(speaker.Name)} dit`;
};

export const pointSentence: typeof english.pointSentence = (point, speaker) => {
  const { Label, Happened, Low, High, Goals } = point;
  if (Happened === null) return undefined;
  const range = Low === null || High === null ? '' : `entre ${points(Low)} et ${points(High)} ; `;
  const count = Goals === null ? 'peu d’objectifs' : goalCount(Math.round(Goals));
  const happens = speaker.Kind === 'own' ? 'c’est arrivé' : 'cela arrive';
  return `Quand ${saysOf(speaker)} « ${labelWord(Label)} », ${happens} ${points(Happened)} fois sur 100 (${range}${count}).`;
};

export const basisSentence: typeof english.basisSentence = ({ Goals, Owners, Quarters }) =>
  `Sur ${goalCount(Goals)} de ${Owners} personnes en ${Quarters < 2 ? `${Quarters} trimestre` : `${Quarters} trimestres`}.`;

export const importedSentence: typeof english.importedSentence = ({ Imported }) => {
  if (Imported === null || Imported === 0) return undefined;
  return Imported === 1
    ? '1 de ces objectifs a été importé d’un fichier.'
    : `${shownNumber(Imported)} de ces objectifs ont été importés d’un fichier.`;
};

export const skillSentence: typeof english.skillSentence = ({ Skill }) => {
  if (Skill === null) return undefined;
  const percent = Math.round(Math.abs(Skill) * 100);
  const how =
    percent === 0
      ? 'ni meilleur ni moins bon'
      : `${Skill > 0 ? 'meilleur' : 'moins bon'} de ${shownPercent(percent)}`;
  return `Par rapport à une estimation toujours égale à la moyenne : ${how}.`;
};

const pointCount = (share: number) => knowWords.points(points(share));

export const leaningSentence: typeof english.leaningSentence = ({ Bias, BiasError, Word }) => {
  if (Word === null) return undefined;
  if (Word === 'even')
    return `Dans l’ensemble, ni trop d’optimisme ni trop de prudence (à ${pointCount(BiasError)} près).`;
  return `Dans l’ensemble, ${pointCount(Bias)} ${verdicts[Word]} (à ${points(BiasError)} près).`;
};

export const shelvedSentence: typeof english.shelvedSentence = ({ Shelved, ShelvedUnlikely }) => {
  if (Shelved === null) return undefined;
  if (Shelved === 0) return 'À côté de ceux-ci, aucun objectif n’a été mis en réserve.';
  const were =
    Shelved === 1
      ? 'À côté de ceux-ci, 1 objectif a été mis en réserve'
      : `À côté de ceux-ci, ${Shelved} objectifs ont été mis en réserve`;
  if (ShelvedUnlikely === null) return `${were}.`;
  if (ShelvedUnlikely === 0) return `${were} ; aucun n’était alors jugé improbable.`;
  return ShelvedUnlikely === 1
    ? `${were} ; 1 était alors jugé improbable.`
    : `${were} ; ${ShelvedUnlikely} étaient alors jugés improbables.`;
};

export const secondViewSentence: typeof english.secondViewSentence = ({ SecondView }) => {
  if (SecondView === null) return undefined;
  const { Together, Alone } = SecondView;
  return `Avec un second avis, l’écart des projections était de ${shownDecimal(Together, 2)} au lieu de ${shownDecimal(Alone, 2)}.`;
};

const weeks = (mean: number) => `${shownDecimal(mean, 1)} semaine${mean < 2 ? '' : 's'}`;

export const badNewsSentences: typeof english.badNewsSentences = (news) => {
  const { Quarter, Mean, Before } = news;
  const before = Before ? ` (le trimestre d’avant : ${shownDecimal(Before.Mean, 1)})` : '';
  const imported = importedSentence(news);
  return [
    `Au ${Quarter}, les objectifs manqués étaient connus ${weeks(Mean)} avant la fin${before}.`,
    ...warningSentences(news),
    ...(imported === undefined ? [] : [imported]),
  ];
};

export const warningSentences: typeof english.warningSentences = ({
  Missed,
  Early,
  Never,
  Warned,
  WarnedAndAchieved,
}) => {
  const missed = (part: number) =>
    part === 0
      ? `Aucun objectif manqué sur ${Missed}`
      : `${part} objectif${part < 2 ? ' manqué' : 's manqués'} sur ${Missed}`;
  const sentences: string[] = [];
  if (Never !== null)
    sentences.push(
      `${missed(Never)} ${Never === 0 ? 'n’est arrivé' : Never === 1 ? 'est arrivé' : 'sont arrivés'} sans avertissement.`,
    );
  if (Early !== null)
    sentences.push(
      `${missed(Early)} ${Early === 0 ? 'n’avait d’avertissement' : Early === 1 ? 'avait un avertissement' : 'avaient un avertissement'} quatre semaines avant la fin ou plus tôt.`,
    );
  if (Warned !== null && WarnedAndAchieved !== null && Warned > 0) {
    const goals = Warned === 1 ? '1 objectif avec avertissement' : `${Warned} objectifs avec avertissement`;
    const achieved =
      WarnedAndAchieved === 0
        ? 'aucun n’a'
        : WarnedAndAchieved === 1
          ? '1 a tout de même'
          : `${WarnedAndAchieved} ont tout de même`;
    sentences.push(
      `Sur ${goals}, ${achieved} été atteint${WarnedAndAchieved < 2 ? '' : 's'} : ${knowWords.warning}.`,
    );
  }
  return sentences;
};

const compared = {
  clearly_more: 'nettement plus que pour ceux-ci',
  about_as_many: 'à peu près autant',
  fewer: 'moins que pour ceux-ci',
} as const;

export const lookingSentences: typeof english.lookingSentences = ({ Looked, Rose, Comparable, Word }) => {
  if (Rose === null || Comparable === null)
    return [
      `${Looked === 0 ? 'Aucune discussion ne peut encore être comparée' : Looked === 1 ? '1 discussion peut être comparée pour l’instant' : `${Looked} discussions peuvent être comparées pour l’instant`} ; à partir de dix, on lit ici ce que les objectifs sont devenus.`,
    ];
  const share = Looked === 0 ? 0 : Math.round((Comparable / Looked) * 10);
  const told = Word === null ? '' : ` C’est ${compared[Word]}.`;
  return [
    `Sur ${Looked} objectifs dont vous avez parlé, ${Rose} ${Rose < 2 ? 'a progressé' : 'ont progressé'} en trois semaines ; parmi les objectifs dans la même situation que personne n’a marqués, ${share} sur 10.${told}`,
    'Cela ne prouve pas que la discussion en est la cause : chacun choisit ce dont il parle.',
  ];
};

export const ownWords: Translated<typeof english.ownWords> = {
  tab: 'Ma justesse',
  failed: 'Impossible de charger vos réussites passées.',
  tooFew: (goals) =>
    `À partir de ${minimums.ownVerdict} objectifs terminés, on lit ici à quel point vous savez comment un objectif se termine${goals === null || goals === 0 ? '' : ` ; pour l’instant, il y en a ${goals}`}.`,
  more: 'Les chiffres',
  lead: (mean) => `Vos objectifs manqués étaient connus ${weeks(mean)} avant la fin.`,
  tenths: (chance) => `${Math.min(9, Math.max(1, Math.round(chance * 10)))} sur 10`,
  chances: 'Ce que valent vos mots',
  chancesHint:
    'La chance d’un objectif après chacun de vos mots, d’après vos propres objectifs terminés et ceux de l’entreprise.',
  opinions: 'Vos seconds avis',
};

const strengths = {
  too_hopeful: {
    a_little: 'Un peu trop d’optimisme',
    '': 'Trop d’optimisme',
    much: 'Beaucoup trop d’optimisme',
  },
  too_careful: {
    a_little: 'Un peu trop de prudence',
    '': 'Trop de prudence',
    much: 'Beaucoup trop de prudence',
  },
} as const;

export const verdictSentence: typeof english.verdictSentence = ({ Bias, Word, Labels }) => {
  const verdict =
    Word === null || Word === 'even'
      ? 'Ni trop d’optimisme ni trop de prudence'
      : strengths[Word][strengthOf(Bias)];
  const label = tellingLabel(Labels, Word);
  return label
    ? `${verdict} : votre « ${labelWord(label.Label)} » s’est réalisé ${Math.round(label.Happened * 10)} fois sur 10.`
    : `${verdict}.`;
};

type Score = Parameters<typeof english.ownSentence>[0];

function verdictOf({ Goals, Bias, BiasError, Word }: Score, subject: string): string {
  const over = `Sur ${goalCount(Goals)}`;
  if (Word === null) return `${over}, pas encore de verdict ; il y en a un à partir de dix.`;
  if (Word === 'even')
    return `${over}, ${subject} ni trop d’optimisme ni trop de prudence (à ${pointCount(BiasError)} près).`;
  return `${over}, ${subject} environ ${pointCount(Bias)} ${verdicts[Word]} (à ${points(BiasError)} près).`;
}

export const ownSentence: typeof english.ownSentence = (score) => verdictOf(score, 'vous aviez');

export const ownViewsSentence: typeof english.ownViewsSentence = (score) =>
  verdictOf(score, 'vos avis avaient');

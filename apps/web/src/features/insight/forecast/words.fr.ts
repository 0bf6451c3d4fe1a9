import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import { whole } from './model/forecast-facts.ts';
import type * as english from './words.ts';

const publishedGoals = (goals: number) => (goals < 2 ? 'objectif publié' : 'objectifs publiés');

export const quarterWords: Translated<typeof english.quarterWords> = {
  failed: 'Impossible de charger la projection.',
  group: 'Objectifs de',
  quarter: 'Trimestre',
  company: 'Entreprise',
  absent: 'Ce groupe n’existe pas, ou il n’est pas visible pour vous.',
  none: 'Aucun objectif n’est encore compté',
  noneHint: 'Les objectifs publiés de ce trimestre sont comptés ici, les privés non.',
  expected: (goals) => `${publishedGoals(goals)} attendu${goals < 2 ? '' : 's'}`,
  ofExpected: (goals) => `sur ${goals} ${publishedGoals(goals)} attendu${goals < 2 ? '' : 's'}`,
  ofAchieved: (goals) => `sur ${goals} ${publishedGoals(goals)} atteint${goals < 2 ? '' : 's'}`,
  history: 'Semaine après semaine',
  historyHint:
    'Le point est le nombre attendu à la fin de cette semaine, la barre sa fourchette, tels qu’affichés alors.',
  noHistory: 'La première semaine terminée écrit le premier point.',
  parts: 'Par service',
  reports: 'Par membre de l’équipe directe',
  moved: 'A bougé depuis la semaine dernière',
  noneMoved: 'Aucune prévision n’a changé depuis la semaine dernière.',
  how: layerTitles.method,
  week: 'Semaine',
  number: 'Attendu',
  band: '8 chances sur 10',
  inBand: 'dedans',
  outOfBand: 'dehors',
  came: 'Le résultat',
  goals: 'Objectifs',
  part: 'Partie',
  noBand: 'moins de cinq objectifs',
  thisWeek: (week) => `${week} (maintenant)`,
};

export const expectedWords: typeof english.expectedWords = ({ Expected, Goals }) =>
  `${whole(Expected)} sur ${Goals}`;

export const bandWords: typeof english.bandWords = ({ Low, High }) =>
  Low === null || High === null ? quarterWords.noBand : `${Low}–${High}`;

export const quarterAnswerWords: typeof english.quarterAnswerWords = ({ Low, High }) =>
  Low === null || High === null ? '' : `, 8 chances sur 10 entre ${Low} et ${High}`;

export const bandSentence: typeof english.bandSentence = ({ Low, High, Goals }) => {
  if (Low === null || High === null)
    return `Pas de fourchette en dessous de cinq objectifs : ${goalCount(Goals)} ici.`;
  return `8 chances sur 10 de finir entre ${Low} et ${High}.`;
};

export const resultSentence: typeof english.resultSentence = ({
  HasEnded,
  Goals,
  Decided,
  Achieved,
  InDispute,
}) => {
  if (!HasEnded) return undefined;
  const missing = Goals - Decided - InDispute;
  const soFar = `Jusqu’ici, ${Achieved} sur ${Goals} atteint${Achieved < 2 ? '' : 's'}`;
  if (missing === 0 && InDispute > 0) return `${soFar}.`;
  if (missing === 0) return `Au final, ${Achieved} sur ${Goals}.`;
  const have =
    missing === 1
      ? '1 objectif n’a pas encore de résultat'
      : `${missing} objectifs n’ont pas encore de résultat`;
  return `${soFar} ; ${have}.`;
};

export const goalCount: typeof english.goalCount = (count) =>
  count < 2 ? `${count} objectif` : `${count} objectifs`;

export const noWordSentence: typeof english.noWordSentence = ({ NoWord }) => {
  if (NoWord === 0) return undefined;
  return NoWord === 1
    ? '1 objectif n’a pas encore de prévision.'
    : `${NoWord} objectifs n’ont pas encore de prévision.`;
};

export const decidedSentence: typeof english.decidedSentence = ({ Decided, Achieved }) => {
  if (Decided === 0) return undefined;
  if (Decided === 1) return `1 a un résultat définitif ; il a été ${Achieved === 1 ? 'atteint' : 'manqué'}.`;
  const achieved =
    Achieved === 0
      ? 'aucun n’a été atteint'
      : Achieved === 1
        ? '1 a été atteint'
        : `${Achieved} ont été atteints`;
  return `${Decided} ont un résultat définitif ; ${achieved}.`;
};

export const disputeSentence: typeof english.disputeSentence = ({ InDispute }) => {
  if (InDispute === 0) return undefined;
  return InDispute === 1
    ? '1 objectif est contesté : la personne responsable et son manager ne sont pas d’accord.'
    : `${InDispute} objectifs sont contestés : les responsables et leurs managers ne sont pas d’accord.`;
};

export const insideSentence: typeof english.insideSentence = ({ Inside }) => {
  if (Inside === null) return undefined;
  return `Sur ${Inside.Of} projections de trimestres terminés, ${Inside.Inside} ${Inside.Inside < 2 ? 'a fini dans sa fourchette' : 'ont fini dans leur fourchette'}.`;
};

const small = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

export const changeWords: Translated<typeof english.changeWords> = {
  since: (change) =>
    change === 0
      ? 'Autant que la semaine dernière'
      : `${small[Math.abs(change)] ?? Math.abs(change)} de ${change < 0 ? 'moins' : 'plus'} que la semaine dernière`,
  and: ' et ',
  fell: (count) => (count === 0 ? '.' : count === 1 ? ' a baissé.' : ' ont baissé.'),
  rose: (count) => (count === 0 ? '.' : count === 1 ? ' a progressé.' : ' ont progressé.'),
};

export const howWords: Translated<typeof english.howWords> = {
  title: quarterWords.how,
  chance:
    'Chaque mot donné par la personne responsable d’un objectif vaut ce que le même mot a valu ici, au même stade des trimestres précédents ; là où trop peu d’objectifs parlent, une hypothèse prudente aide. La qualité modifie un peu la chance, et un objectif sans prévision reçoit la chance de son type.',
  sum: 'Les chances s’additionnent pour donner le nombre attendu. La fourchette tient aussi compte de ce que les objectifs d’une entreprise partagent la chance et la malchance : dans quelle mesure, la fin des trimestres précédents le dit.',
  notUsed:
    'L’historique personnel n’entre pas en compte : le même mot vaut autant pour tout le monde, et aucun objectif n’est modifié par ses sous-objectifs.',
  tableTitle: 'Ce que vaut chaque mot ici',
  phases: ['Début', 'Milieu', 'Fin'],
  now: 'maintenant',
  goals: goalCount,
  tenths: (tenths) => `${tenths} sur 10`,
  label: 'Mot',
  assumed: 'hypothèse',
  assumedNote: 'Hypothèse : encore trop peu d’objectifs terminés.',
};

export const historyLabel: typeof english.historyLabel = (weeks, goals) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return '';
  if (first.Week === last.Week)
    return `Semaine ${last.Week} : ${whole(last.Expected)} ${Math.round(last.Expected) < 2 ? 'objectif attendu' : 'objectifs attendus'} sur ${goals}`;
  return `Semaines ${first.Week} à ${last.Week} : de ${whole(first.Expected)} à ${whole(last.Expected)} ${Math.round(last.Expected) < 2 ? 'objectif attendu' : 'objectifs attendus'} sur ${goals}`;
};

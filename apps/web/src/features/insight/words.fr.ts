import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const tabLabels: Translated<typeof english.tabLabels> = {
  week: 'Cette semaine',
  quarter: 'Trimestre',
  know: 'Notre justesse',
};

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  mine: 'Mes objectifs',
  reports: 'Mon équipe directe',
  organisation: 'Mon périmètre',
  company: 'Entreprise',
};

export const insightWords: Translated<typeof english.insightWords> = {
  tabs: 'Parties des analyses',
  off: 'Les analyses sont désactivées.',
  offHint: 'Votre entreprise a désactivé les analyses dans ses paramètres.',
  notAuthorized: 'Vous n’avez pas l’autorisation nécessaire.',
  notAuthorizedHint: 'Cette partie des analyses est réservée aux personnes de l’entreprise.',
  table: 'La même chose en tableau',
  groupsFailed: 'Impossible de charger les groupes.',
};

export const groupNameWords: typeof english.groupNameWords = ({ Kind, Name }) => {
  if (Kind === 'company') return 'Entreprise';
  return Kind === 'department' ? Name : `Périmètre ${ofName(Name)}`;
};

export const weekWords: Translated<typeof english.weekWords> = {
  failed: 'Impossible de charger la liste.',
  scope: 'Objectifs de qui',
  list: 'À discuter cette semaine',
  listHint:
    'À discuter cette semaine : des objectifs que leurs responsables ne jugent pas improbables, mais qui montrent un signe, les plus douteux d’abord. Le nombre dit combien d’objectifs de ce type sur dix se réalisent.',
  reasons: 'Pourquoi il figure ici',
  lists: 'Quels objectifs',
  more: (title) => `Plus : ${title}`,
  open: 'Ouvrir',
  talk: 'J’en ai parlé',
  talked: 'Discuté cette semaine',
  view: 'Donner un second avis',
  called: 'Jugés improbables par leurs responsables',
  calledHint:
    'Leurs responsables disent que ces objectifs sont improbables : d’abord ceux qui sont le plus près d’être redressés.',
  isNew: 'Nouveau',
  contradictions: 'Contradictions',
  contradictionsHint: 'Un objectif et ses sous-objectifs ne disent pas la même chose.',
  noContradictions: 'Pas de contradictions cette semaine.',
  noCalled: 'Aucun objectif n’est jugé improbable.',
  further: (count) => (count < 2 ? `${count} autre objectif` : `${count} autres objectifs`),
  weekOf: (week, weeks) => `Semaine ${week} sur ${weeks}`,
  noWord: 'Pas encore de prévision',
  notYet: 'Aucune prévision n’est encore demandée',
  giveAway: 'Le confier à quelqu’un',
  left: 'A quitté l’entreprise',
};

export const weekListWords: typeof english.weekListWords = (list, count) => {
  if (list === 'talk') return `${count} à discuter`;
  if (list === 'called') return `${count} jugé${count < 2 ? '' : 's'} improbable${count < 2 ? '' : 's'}`;
  return count < 2 ? `${count} contradiction` : `${count} contradictions`;
};

export const tenthsWords: typeof english.tenthsWords = (tenths) => `environ ${tenths} sur 10`;

export const percentWords: typeof english.percentWords = ({ Percent, IsAssumed }) =>
  IsAssumed
    ? `${shownPercent(Percent)} (une hypothèse ; encore trop peu d’objectifs terminés)`
    : shownPercent(Percent);

export const nothingStandsOut: typeof english.nothingStandsOut = ({ CalledCount }) => {
  if (CalledCount === 0) return 'Rien ne ressort cette semaine.';
  const goals =
    CalledCount === 1
      ? '1 objectif est jugé improbable par la personne responsable.'
      : `${CalledCount} objectifs sont jugés improbables par leurs responsables.`;
  return `Rien ne ressort cette semaine. ${goals}`;
};

export const quietSentence: typeof english.quietSentence = ({ Quarter, FormerQuarter, Unlikely }) => {
  const none = `Aucun objectif n’est encore en cours au ${Quarter}`;
  return FormerQuarter === null || Unlikely === 0
    ? `${none}.`
    : `${none} ; ${Unlikely} du ${FormerQuarter} ${Unlikely === 1 ? 'a fini comme improbable' : 'ont fini comme improbables'}.`;
};

export const likelihoodWord: typeof english.likelihoodWord = (level) =>
  level === null ? weekWords.noWord : likelihoodLabels[level as Rating];

export const talkWords: Translated<typeof english.talkWords> = {
  title: layerTitles.talked,
  note: 'Note (facultative)',
  noteHint: 'La note devient un commentaire sur l’objectif.',
  says: 'La personne responsable et les personnes au-dessus d’elle voient que vous en avez parlé.',
  save: 'Enregistrer',
  saved: 'C’est noté : vous en avez parlé.',
  notYours: 'La personne responsable et les personnes au-dessus d’elle peuvent dire qu’elles en ont parlé.',
};

export const viewWords: Translated<typeof english.viewWords> = {
  title: layerTitles.secondView,
  change: 'Changer votre second avis',
  likelihood: 'Quelle est sa probabilité selon vous ?',
  why: 'Donné avant la réponse de la personne responsable cette semaine, il compte : deux avis ensemble sont plus près de la vérité qu’un seul.',
  yours: (label) => `Vous avez dit « ${label} » cette semaine.`,
  save: 'Enregistrer',
  saved: 'Votre avis est enregistré.',
  savedLate:
    'Votre avis est enregistré. La personne responsable avait déjà répondu : il ne compte donc dans aucun chiffre.',
  failed: 'Impossible de charger les seconds avis.',
  notYours: 'Vous ne pouvez pas donner de second avis sur cet objectif.',
};

export const viewReasons: Translated<typeof english.viewReasons> = {
  not_running: 'Un second avis se donne sur un objectif validé, pendant son trimestre.',
  week_not_running: 'Aucune prévision n’est demandée en ce moment.',
  owner_answered: 'La personne responsable a répondu : votre avis reste tel quel.',
};

export const firstLookWords: Translated<typeof english.firstLookWords> = {
  team: 'À discuter cette semaine',
  own: 'Vos objectifs à regarder cette semaine',
  all: 'Tout afficher',
};

export const insightSkeletonsWords: Translated<typeof english.insightSkeletonsWords> = {
  loading: 'Chargement',
};

export const movedGoalsWords: Translated<typeof english.movedGoalsWords> = {
  to: 'à',
};

export const noGoalsWords: Translated<typeof english.noGoalsWords> = {
  willBeHere: 'Dès que des objectifs sont validés et ont des prévisions, ceux à discuter figurent ici.',
  toGoals: 'Aller aux objectifs',
};

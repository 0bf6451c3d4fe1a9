import { goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

const counted = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count < 2 ? one : several}`;

export const goalCount: typeof english.goalCount = (count) => counted(count, 'objectif', 'objectifs');

export const countsSentence: typeof english.countsSentence = ({
  Goals,
  CheckIns,
  Results,
  Unchanged,
  RowsLeftOut,
}) =>
  [
    goalCount(Goals),
    counted(CheckIns, 'point d’étape', 'points d’étape'),
    counted(Results, 'résultat', 'résultats'),
    ...(Unchanged > 0 ? [`${shownNumber(Unchanged)} déjà ici`] : []),
    ...(RowsLeftOut > 0 ? [counted(RowsLeftOut, 'ligne laissée de côté', 'lignes laissées de côté')] : []),
  ].join(' · ');

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  notYours:
    'Seuls la direction générale, les admins de l’organisation et les admins des objectifs peuvent importer des objectifs.',
  lead: 'Importez les objectifs d’un autre programme ou de votre propre feuille de calcul, avec leurs points d’étape et leurs résultats. Le fichier est d’abord vérifié, et personne n’est prévenu. Les trimestres terminés montrent aussitôt la justesse des prévisions de votre entreprise.',
  drop: `ou déposez-le ici. CSV, .xlsx ou .ods, jusqu’à ${shownNumber(10_000)} lignes.`,
  needsTitle: 'Ce qu’il faut dans le fichier',
  needs: [
    'Un titre, une personne responsable (adresse, ID ou nom), et un trimestre ou des dates pour chaque objectif.',
    'Les points d’étape peuvent occuper une ligne chacun, ou une colonne par semaine. Les mots et les pourcentages deviennent des probabilités selon un tableau que vous pouvez modifier.',
    'L’issue indiquée devient le résultat de l’objectif. L’objectif parent est trouvé par son titre ou son ID.',
  ],
  presets:
    'Sont reconnus : notre modèle de planification, Viva Goals, Lattice, Quantive, 15Five, Betterworks, Culture Amp, Weekdone, Jira et Atlassian Goals, et les simples feuilles d’OKR.',
  names: { file: 'Qu’est-ce que c’est ?', columns: 'Colonnes', words: 'Mots', plan: 'Plan' },
  file: (name, rows, preset) =>
    `${name || 'Votre fichier'} contient ${counted(rows, 'ligne', 'lignes')}${preset === null ? '' : `, au format ${preset}`}.`,
  fields: goalFieldLabels,
  wordsLead: 'Choisissez ce que signifient les mots du fichier. Ce choix est retenu pour votre entreprise.',
  noWords: 'Le fichier ne contient pas de mots pour les états et les points d’étape.',
  wordOf: (word) => `« ${word} » signifie`,
  wordCount: (count) => counted(count, 'cellule', 'cellules'),
  pleaseChoose: 'À choisir',
  meanings: {
    '4': likelihoodLabels[4],
    '3': likelihoodLabels[3],
    '2': likelihoodLabels[2],
    '1': likelihoodLabels[1],
    '0': likelihoodLabels[0],
    achieved: 'Terminé : atteint',
    missed: 'Terminé : manqué',
    cancelled: 'Terminé : mis en réserve',
    closed: 'Terminé : son avancement dit comment',
    active: 'En cours',
    draft: 'Brouillon',
    nothing: 'Ne dit rien',
  },
  dateOrder: 'Dates',
  dateOrderHint: 'Les dates de ce fichier ne disent pas quel nombre est le jour.',
  dateOrders: {
    dmy: 'Jour d’abord, comme 31.12. ou 31/12',
    mdy: 'Mois d’abord, comme 12/31',
  },
  pacesTitle: 'Avancement en pourcentage',
  pacesLead: `Quand un point d’étape n’a qu’un avancement, il est comparé au temps écoulé : ${shownPercent(50)} à la moitié du trimestre, c’est ${shownPercent(100)} du rythme.`,
  paceLabels: [3, 2, 1, 0].map(
    (at) =>
      `${[likelihoodLabels[1], likelihoodLabels[2], likelihoodLabels[3], likelihoodLabels[4]][at]} à partir de, en % du rythme`,
  ),
  pacesWrong: 'Indiquez quatre nombres, chacun au plus égal au précédent.',
  savePaces: 'Utiliser ces limites',
  ownerAsked: (value) => `Personne ne s’appelle « ${value} ». À qui sont ces objectifs ?`,
  noOwnerAsked: 'Ces lignes n’indiquent aucune personne responsable. À qui sont ces objectifs ?',
  wordAsked: (value) => `Que signifie « ${value} » ?`,
  owner: 'Adresse, ID ou nom',
  useOwner: 'Utiliser',
  goalsTitle: 'Ce qui sera importé',
  goal: 'Objectif',
  ownerTitle: 'Responsable',
  quarter: 'Trimestre',
  state: 'Importé comme',
  states: { draft: 'Brouillon', approved: 'Validé', finalized: 'Clôturé', shelved: 'En réserve' },
  isPrivate: 'privé',
  checkIns: (count) => counted(count, 'point d’étape', 'points d’étape'),
  below: (title) => `sous « ${title} »`,
  someLeftOut: (goals, rows) =>
    `${goalCount(goals)} ${goals < 2 ? 'peut' : 'peuvent'} être ${goals < 2 ? 'importé' : 'importés'}, ${counted(rows, 'ligne', 'lignes')} non. Répondez à ce que le fichier laisse ouvert, ou corrigez ces lignes et choisissez de nouveau le fichier. Vous pouvez aussi importer seulement les autres objectifs.`,
  nothing: 'Tous les objectifs de ce fichier sont déjà ici : il n’y a rien à importer.',
  quarters: (quarters) =>
    quarters.length < 2 ? quarters.join('') : `Du ${quarters[0]} au ${quarters.at(-1)}`,
  marked: 'Les points d’étape et les résultats sont marqués comme importés partout où ils sont affichés.',
  start: (count) => `Importer ${goalCount(count)}`,
  writtenOf: (written, goals) => `${shownNumber(written)} sur ${goalCount(goals)}`,
  ended: {
    cancelled: 'L’import a été annulé. Rien n’a été enregistré.',
    failed: 'L’import a échoué. Rien n’a été enregistré. Réessayez.',
    refused:
      'L’entreprise a changé depuis la vérification du fichier, qui ne convient donc plus. Rien n’a été enregistré.',
    undone: 'L’import a été défait. Ses objectifs ont disparu.',
  },
  undo: 'Défaire l’import',
  undoAsk: 'Cela supprime tous les objectifs de cet import avec leurs points d’étape et leurs résultats.',
  undoNow: 'Supprimer ces objectifs',
  undoUntil:
    'Vous pouvez défaire l’import pendant 24 heures, tant que personne n’a modifié ou utilisé ses objectifs.',
  keep: 'Les garder',
  seeGoals: 'Voir les objectifs',
};

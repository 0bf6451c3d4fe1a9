import type { Translated } from '@bellwether/domain/locale/language';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  notYours: 'Seuls la direction générale et les admins de l’organisation peuvent importer des personnes.',
  lead: 'Importez une liste de personnes en CSV ou Excel. Elle est d’abord vérifiée, et personne ne reçoit d’e-mail avant votre accord.',
  drop: `ou déposez-le ici. CSV, .xlsx ou .ods, jusqu’à ${shownNumber(10_000)} personnes.`,
  checked: (file, rows) => `${file} · ${counted(rows, 'ligne vérifiée', 'lignes vérifiées')}`,
  seeThem: 'Voir l’organisation',
  columnsTitle: 'Ce qu’il faut dans le fichier',
  columns:
    'Une liste de votre programme RH ou d’annuaire suffit : ses colonnes sont reconnues par leurs en-têtes, et vous pouvez en choisir d’autres. Le nom et l’e-mail sont nécessaires ; les autres colonnes peuvent manquer et ne changent alors rien.',
  match:
    'Les personnes sont retrouvées par ID externe, sinon par e-mail : le même fichier peut donc être importé de nouveau pour les mettre à jour.',
  hints: {
    ManagerEmail: 'd’une personne du fichier ou de l’entreprise',
    Department: 'va à son manager le plus haut placé ; toutes les personnes en dessous y figurent',
    Role: 'Direction générale, Manager, Contribution ou Compte en lecture ; une nouvelle personne qui a une équipe devient manager',
    Permissions:
      'Admin. de l’organisation, Admin. des objectifs, Gestionnaire d’objectifs, Admin. RH, séparés par des virgules ; vide les retire',
  },
  template: 'Télécharger le modèle',
  exportExcel: 'Exporter les personnes en Excel',
  exportCsv: 'Exporter en CSV',
  person: 'Nom',
  email: 'E-mail',
  act: 'L’import va',
  add: 'Ajouter',
  change: 'Modifier',
  peopleTitle: 'Personnes ajoutées ou modifiées',
  nothing: 'Toutes les personnes de ce fichier sont à jour : il n’y a rien à importer.',
  mend: 'Répondez à ce que le fichier laisse ouvert, ou corrigez ces cellules et choisissez de nouveau le fichier. Vous pouvez aussi importer seulement les autres lignes.',
  start: (count) => `Importer ${people(count)}`,
  startTicked: 'Faire ce qui est coché',
  cancelled: 'L’import a été annulé. Personne n’a été ajouté ni modifié.',
  failed: 'L’import a échoué. Personne n’a été ajouté ni modifié. Réessayez.',
  refused:
    'L’entreprise a changé depuis la vérification du fichier, qui ne convient donc plus. Personne n’a été ajouté ni modifié.',
  columnLabels: personFieldLabels,
};

export function people(count: number): string {
  return counted(count, 'personne', 'personnes');
}

function counted(count: number, one: string, several: string): string {
  return `${shownNumber(count)} ${count < 2 ? one : several}`;
}

export const importPlaceWords: Translated<typeof english.importPlaceWords> = {
  teamsTitle: 'Place des équipes du sommet après l’import',
  manager: 'Manager',
  below: (count) => people(count),
  isNew: 'nouvelle personne',
  isMoved: 'change de place',
  now: (name) => `désormais ${name}`,
};

export const countSentence: typeof english.countSentence = ({
  Added,
  Changed,
  Unchanged,
  Deactivated,
  Reactivated,
  RowsLeftOut,
}) =>
  [
    `${counted(Added, 'ajoutée', 'ajoutées')} · ${counted(Changed, 'modifiée', 'modifiées')} · ${counted(Unchanged, 'inchangée', 'inchangées')}`,
    ...(Deactivated > 0 ? [counted(Deactivated, 'désactivée', 'désactivées')] : []),
    ...(Reactivated > 0 ? [counted(Reactivated, 'réactivée', 'réactivées')] : []),
    ...(RowsLeftOut > 0 ? [counted(RowsLeftOut, 'laissée de côté', 'laissées de côté')] : []),
  ].join(' · ');

export const previewSentence: typeof english.previewSentence = ({ Added, Changed, Unchanged }) =>
  `${shownNumber(Added)} à ajouter · ${shownNumber(Changed)} à modifier · ${counted(Unchanged, 'inchangée', 'inchangées')}`;

export const furtherSentence: typeof english.furtherSentence = ({ Moved, Promoted, Left, Missing }) =>
  [
    ...(Moved > 0 ? [`${shownNumber(Moved)} avec un autre manager`] : []),
    ...(Promoted > 0 ? [counted(Promoted, 'devient manager', 'deviennent managers')] : []),
    ...(Left > 0 ? [counted(Left, 'a quitté l’entreprise', 'ont quitté l’entreprise')] : []),
    ...(Missing > 0 ? [counted(Missing, 'absente de ce fichier', 'absentes de ce fichier')] : []),
  ].join(' · ');

export const wrongCells: typeof english.wrongCells = (count) =>
  counted(count, 'cellule est incorrecte.', 'cellules sont incorrectes.');

export const writtenOrNot: typeof english.writtenOrNot = (written, left) =>
  `${counted(written, 'ligne peut être importée', 'lignes peuvent être importées')}, ${shownNumber(left)} non.`;

export const writtenOf: typeof english.writtenOf = (written, rows) =>
  `${shownNumber(written)} sur ${counted(rows, 'ligne', 'lignes')}`;

export const inviteWords: Translated<typeof english.inviteWords> = {
  title: 'Invitations',
  waiting: (count) =>
    counted(
      count,
      'personne n’a jamais été invitée et ne peut pas encore se connecter.',
      'personnes n’ont jamais été invitées et ne peuvent pas encore se connecter.',
    ),
  none: 'Personne n’attend d’invitation.',
  send: (count) => (count === 1 ? 'Envoyer l’invitation' : `Envoyer ${shownNumber(count)} invitations`),
  plan: (count, at) =>
    count === 1 ? `Envoyer l’invitation le ${at}` : `Envoyer ${shownNumber(count)} invitations le ${at}`,
  whom: 'À qui',
  everybody: (count) => `Toutes les personnes jamais invitées (${shownNumber(count)})`,
  chosen: 'Certains services ou rôles',
  departments: 'Services',
  roles: 'Rôles',
  choice: (name, count) => `${name} (${shownNumber(count)})`,
  noDepartment: 'Sans service',
  nobodyChosen: 'Aucune personne n’est choisie.',
  when: 'Quand',
  now: 'Maintenant',
  later: 'Plus tard',
  at: 'Jour et heure',
  noTime: 'Choisissez un jour et une heure.',
  planned: (at, by) => `Des invitations sont prévues pour le ${at}, par ${by}.`,
  plannedFor: (names) => `Elles vont à : ${names}.`,
  takeBack: 'Annuler l’envoi',
  takeBackFailed: 'L’envoi n’a pas pu être annulé.',
  begun: (count) =>
    counted(
      count,
      'personne reçoit maintenant une invitation par e-mail.',
      'personnes reçoivent maintenant une invitation par e-mail.',
    ),
  onTheirWay: (waiting, total) =>
    total === 1
      ? 'L’invitation est en route.'
      : `${shownNumber(waiting)} invitation${waiting < 2 ? '' : 's'} sur ${shownNumber(total)} ${waiting < 2 ? 'est' : 'sont'} en route.`,
  allSent: (total) =>
    total === 1 ? 'L’invitation a été envoyée.' : `Les ${shownNumber(total)} invitations ont été envoyées.`,
  someSent: (sent, total) =>
    `${shownNumber(sent)} ${sent < 2 ? 'invitation' : 'invitations'} sur ${shownNumber(total)} ${sent < 2 ? 'a été envoyée' : 'ont été envoyées'}.`,
  paused: (words) =>
    `Le serveur de messagerie n’accepte pas d’e-mails pour le moment : ${words}. Ils seront envoyés quand il les acceptera.`,
  refused: (count) => counted(count, 'a été refusée :', 'ont été refusées :'),
  mailsFailed: 'Impossible de savoir si les invitations ont été envoyées.',
  failed: 'Les invitations n’ont pas été envoyées.',
  loadFailed: 'Impossible de charger le nombre de personnes qui attendent une invitation.',
};

export const importStepWords: Translated<typeof english.importStepWords> = {
  names: { file: 'Qu’est-ce que c’est ?', columns: 'Colonnes', plan: 'Plan' },
  yourFile: 'Votre fichier',
  file: (name, rows, preset) =>
    `${name} contient ${counted(rows, 'ligne', 'lignes')}${preset === null ? '' : `, au format ${preset}`}.`,
  fields: { ...personFieldLabels, ManagerEmail: 'Manager' },
  emptyDeletes: 'Vide signifie supprimer',
  emptyDeletesOf: (heading) => `Vide signifie supprimer : ${heading}`,
  manager: (value) => `Qui est le manager « ${value} » ?`,
  noManager: 'Ces lignes n’indiquent aucun manager. Qui est-ce ?',
  status: (value) => `Que signifie le statut « ${value} » ?`,
  statusChoices: { '': 'À choisir', active: 'En activité', away: 'En congé', left: 'A quitté l’entreprise' },
  person: 'Manager',
  nobodyFound: 'Aucune personne trouvée',
  leaversTitle: 'Qui a quitté l’entreprise',
  leaversLead:
    'Aucun compte n’est désactivé sans que vous le cochiez. Ce que ces personnes laissent est conservé et revient à leurs managers.',
  returnersTitle: 'Qui est de retour',
  returnersLead:
    'Les comptes de ces personnes sont désactivés ici, et le fichier indique qu’elles sont en activité.',
  all: 'Toutes',
  deactivate: (name) => `Désactiver ${name}`,
  activate: (name) => `Activer ${name}`,
  leavesBehind: 'Laisse',
  nothingLeft: 'Rien',
  notInFile: 'absente de ce fichier',
  missing: (count) =>
    counted(
      count,
      'personne de votre entreprise est absente de ce fichier et reste.',
      'personnes de votre entreprise sont absentes de ce fichier et restent.',
    ),
  missingTitle: 'Qui n’est pas dans ce fichier',
  isComplete: 'Ce fichier est complet : toute personne absente a quitté l’entreprise',
  promotedTitle: 'Qui devient manager',
  promotedLead: 'Ces personnes ont une équipe directe et deviennent donc managers.',
  behind: ({ Reports, Goals, Waiting, Appraisals }) =>
    [
      Reports === 0 ? '' : counted(Reports, 'membre de l’équipe directe', 'membres de l’équipe directe'),
      Goals === 0 ? '' : counted(Goals, 'objectif ouvert', 'objectifs ouverts'),
      Waiting === 0 ? '' : counted(Waiting, 'validation en attente', 'validations en attente'),
      Appraisals === 0 ? '' : counted(Appraisals, 'évaluation ouverte', 'évaluations ouvertes'),
    ]
      .filter((text) => text !== '')
      .join(', '),
};

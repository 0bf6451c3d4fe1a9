import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  title: 'Calibrages',
  hint: 'Les managers comparent les notes de leurs brouillons avant de les partager. Seules les personnes qui participent en sont informées.',
  create: 'Nouveau calibrage',
  states: { open: 'Ouvert', closed: 'Terminé', cancelled: 'Annulé' },
  opened: (name, day) => `ouvert par ${name} le ${day}`,
  people: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
  show: 'Ouvrir',
  showOf: (name) => `Ouvrir le calibrage ${name}`,
  failed: 'Impossible de charger les calibrages.',
  sessionFailed: 'Impossible de charger le calibrage.',
  absent: 'Ce calibrage n’existe pas, ou vous n’y participez pas.',
  name: 'Nom',
  nameHint: 'Seules les personnes qui participent le lisent.',
  of: 'Trimestre ou cycle d’évaluation',
  group: 'Quelles personnes',
  company: 'Toute l’entreprise',
  departments: 'Services',
  organisations: 'Périmètres',
  organisationsHint: 'Ces personnes et toutes celles en dessous.',
  persons: 'Certaines personnes',
  groupHint:
    'Chaque personne avec un brouillon y figure sous forme de carte ; il en faut au moins cinq. Aucune évaluation du groupe ne doit déjà être partagée.',
  participants: 'Qui d’autre participe',
  participantsHint:
    'La hiérarchie des managers du groupe et les admins RH. Les managers du groupe et vous participez de toute façon.',
  withGuide: 'Avec des repères',
  guideHint:
    'Le pourcentage que vous attendez à chaque niveau. Le calibrage montre l’écart et n’impose rien.',
  guideOf: (level) => `${level}, en pourcentage`,
  changeGuide: 'Modifier les repères',
  guideSaved: 'Les repères sont enregistrés.',
  guideChanged: 'Une autre personne a modifié les repères entre-temps.',
  loadGuide: 'Les charger',
  nothingFound: 'Aucun résultat',
  clear: 'Tout retirer',
  open: 'Ouvrir le calibrage',
  openedNow: 'Le calibrage est ouvert. Les personnes qui participent ont reçu une notification.',
  takePart: (names) => `Participent : ${names}`,
  hidden: 'Vous ne voyez ni vous-même ni les personnes au-dessus de vous.',
  ended: 'Après la fin, seules les personnes dont vous lisez de toute façon les notes sont affichées.',
  cancelled: 'Le calibrage a été annulé. Les brouillons gardent leurs notes.',
  find: 'Rechercher un nom',
  distribution: 'Répartition',
  level: 'Niveau',
  count: 'Personnes',
  guide: 'Repère',
  difference: 'Écart',
  share: ({ people, percent }) => `${people} (${percent} %)`,
  percent: (percent) => `${percent} %`,
  more: (more) =>
    more === 0
      ? 'égal au repère'
      : more > 0
        ? `${more} de plus que le repère`
        : `${-more} de moins que le repère`,
  grid: (primary, secondary) => `Personnes par ${primary} et ${secondary}`,
  place: (primary, secondary) => `${primary} · ${secondary}`,
  showAll: (count) => `Afficher ${count} de plus`,
  showFewer: 'Afficher moins',
  cell: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
  nobody: 'Aucune personne ne correspond à cette recherche.',
  moved: 'déplacée',
  edited: 'brouillon modifié',
  goals: (completed, all) =>
    all === 0
      ? 'Aucun objectif visible pour vous'
      : `${completed} ${completed < 2 ? 'objectif atteint' : 'objectifs atteints'} sur ${all}`,
  openGoals: (open) => (open === 0 ? '' : `, ${open} sans résultat`),
  first: (place) => `Au début : ${place}`,
  now: (place) => `Maintenant : ${place}`,
  editedHint:
    'La personne qui évalue a modifié le brouillon depuis le dernier déplacement. C’est le brouillon qui compte.',
  read: 'Lire l’évaluation',
  move: 'Déplacer',
  moveForm: (name) => `Déplacer ${name}`,
  reason: 'Motif',
  reasonHint:
    'Lu par les personnes qui participent et peuvent voir cette personne. Elle-même ne le lit jamais.',
  movedNow: (name) => `Déplacement fait : ${name}.`,
  changed: (place) =>
    `Cette carte a changé entre-temps. Elle est maintenant ici : ${place}. Votre motif est conservé.`,
  goOn: 'La déplacer à partir de là',
  undo: 'Défaire mon déplacement',
  undone: 'Le déplacement est défait.',
  history: 'Déplacements',
  noMoves: 'Cette personne n’a pas été déplacée.',
  step: (from, to) => `${from} → ${to}`,
  taken: 'défait',
  close: 'Terminer et enregistrer les notes',
  closeTitle: 'Terminer le calibrage',
  closeText: (moved) =>
    moved === 0
      ? 'Aucun déplacement : les brouillons gardent leurs notes.'
      : moved === 1
        ? 'Les notes de 1 personne sont enregistrées dans son brouillon.'
        : `Les notes de ${moved} personnes sont enregistrées dans leurs brouillons.`,
  closed: (written) =>
    written < 2
      ? `C’est terminé. ${written} brouillon a de nouvelles notes.`
      : `C’est terminé. ${written} brouillons ont de nouvelles notes.`,
  cancel: 'Annuler le calibrage',
  cancelText: 'Les brouillons gardent leurs notes. Les déplacements sont abandonnés.',
  cancelledNow: 'Le calibrage est annulé.',
  back: 'Retour',
  required: 'Ce champ est obligatoire.',
};

export const sharingWords: Translated<typeof english.sharingWords> = {
  open: 'En partager plusieurs…',
  title: 'Partager des évaluations',
  hint: 'Cochez les brouillons à partager. Chaque personne évaluée est invitée à lire et à signer.',
  failed: 'Impossible de charger les brouillons.',
  nobody: 'Aucune évaluation n’attend d’être partagée.',
  tick: (name) => `Partager l’évaluation ${ofName(name)}`,
  all: 'Cocher toutes celles qui sont complètes',
  gaps: {
    rating: 'sans note',
    text: 'sans texte',
    self_review: 'auto-évaluation encore ouverte',
    peer_feedback: 'avis des pairs encore ouvert',
    peer_summary: 'pas de résumé des avis des pairs',
    calibration: 'calibrage ouvert',
  },
  complete: 'Complète',
  others: 'À partager par la personne qui évalue',
  othersHint:
    'Vous partagez les évaluations que vous rédigez. Les personnes qui rédigent les autres les partagent.',
  withOpenParts: 'Aussi là où l’auto-évaluation, l’avis des pairs ou son résumé manque',
  withOpenPartsHint: 'Après le partage, plus rien de cela ne peut être remis ni rédigé.',
  share: (count) => (count < 2 ? `Partager ${count} évaluation` : `Partager ${count} évaluations`),
  done: 'Partagées',
  shared: (count) =>
    count < 2 ? `${count} évaluation est partagée.` : `${count} évaluations sont partagées.`,
  failures: {
    self_review: 'Non partagée : l’auto-évaluation est encore ouverte.',
    peer_feedback: 'Non partagée : l’avis des pairs est encore ouvert.',
    peer_summary: 'Non partagée : le résumé des avis des pairs manque.',
    changed_meanwhile: 'Non partagée : le brouillon a changé entre-temps. Relisez-le.',
    not_yours: 'Non partagée : seule la personne qui évalue la partage.',
  },
  notShared: (reason) => `Non partagée : ${reason}`,
};

import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const manualTabWords: Translated<typeof english.manualTabWords> = {
  failed: 'Impossible de charger le mode d’emploi.',
  none: 'Pas encore de mode d’emploi',
  noneOf: (name) => `${name} n’a pas encore de mode d’emploi.`,
  why: 'Un mode d’emploi dit aux personnes autour de vous comment vous aimez travailler. Cela prend environ dix minutes, et vous pouvez vous arrêter et reprendre à tout moment.',
  connect: 'Lier au test',
  add: layerTitles.addDisc,
  edit: layerTitles.editDisc,
  attach: layerTitles.attachment,
  taking: 'Vous êtes en train de passer le test',
  takingOf: (name) => `${name} est en train de passer le test.`,
  partly: 'Partiellement complet : il ne reste que vos propres questions',
  partlyOf: (name) => `Le mode d’emploi ${ofName(name)} est partiellement complet.`,
  answered: (answered, total) => `${answered} réponse${answered < 2 ? '' : 's'} sur ${total}`,
  progress: 'Réponses',
  goOn: 'Continuer',
  open: 'Ouvrir le test',
  repeat: 'Repasser le test',
  repeating:
    'Vous êtes en train de repasser le test. Ce mode d’emploi reste jusqu’à ce que vous ayez terminé.',
  page: 'Ouvrir pour imprimer',
  typed: 'Saisi à la main',
  attachment: 'Document joint',
  download: 'Télécharger le PDF',
};

export const connectWords: Translated<typeof english.connectWords> = {
  warning:
    'Lier le test remplace ce que vous avez saisi : le type, la description et la pièce jointe sont supprimés. C’est irréversible.',
  confirm: 'Lier et remplacer',
};

export const entryWords: Translated<typeof english.entryWords> = {
  type: 'Type DISC',
  choose: 'Choisir un type',
  description: 'Description',
  generate: 'Générer la description',
  again: 'Générer de nouveau',
  replaces: 'Générer remplace la description ci-dessous.',
  saved: 'Votre type DISC a été enregistré.',
  connected: 'Votre mode d’emploi est lié au test : rien ne peut être saisi à la main.',
  changed: 'Votre type DISC a été modifié ailleurs entre-temps. Votre saisie est conservée.',
  load: 'Charger la saisie actuelle',
  own: 'Seule la personne elle-même peut modifier son mode d’emploi.',
};

export const attachmentWords: Translated<typeof english.attachmentWords> = {
  choose: 'Choisir un PDF',
  hint: 'Un PDF de 10 Mo au plus.',
  present: 'Un document est joint. Un nouveau le remplace.',
  required: 'Choisissez un PDF.',
  remove: 'Retirer la pièce jointe',
  saved: 'Le document a été joint.',
  removed: 'Le document a été retiré.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  titleOf: (name) => `Mode d’emploi ${ofName(name)}`,
  profile: 'Profil DISC',
  scales: 'Échelles',
  questions: 'Avec mes propres mots',
  leading: 'En tant que manager',
  print: 'Imprimer',
  back: 'Retour au profil',
  percent: (share) => shownPercent(share),
  weight: (first, second, total) => `${shownPercent(total)} ${first}, ${shownPercent(100 - total)} ${second}`,
  missing: 'Il n’y a pas de mode d’emploi à montrer.',
};

export const questionWords: Translated<typeof english.questionWords> = {
  step: (step, total) => `${step} sur ${total}`,
  progress: 'Progression',
  which: 'Laquelle de ces phrases vous ressemble le plus, et laquelle le moins ?',
  hint: 'Il n’y a pas de bonne réponse : choisissez à l’instinct. Les touches 1 à 4 choisissent la phrase la plus juste, puis la moins juste.',
  most: 'Me ressemble le plus',
  least: 'Me ressemble le moins',
  mostOf: (phrase) => `Me ressemble le plus : ${phrase}`,
  leastOf: (phrase) => `Me ressemble le moins : ${phrase}`,
  own: 'Choisissez la réponse que les personnes autour de vous devraient connaître.',
  back: 'Retour',
  next: 'Suivant',
  later: 'Continuer plus tard',
  chooseBoth: 'Choisissez la phrase qui vous ressemble le plus et une autre qui vous ressemble le moins.',
  chooseOne: 'Choisissez une réponse.',
  ready: 'Vous avez répondu à toutes les questions',
  readyText:
    'Terminez pour voir votre mode d’emploi. Toutes les personnes qui voient votre profil pourront alors le lire.',
  open: (count) =>
    count < 2 ? `${count} question est encore ouverte.` : `${count} questions sont encore ouvertes.`,
  firstOpen: 'Répondre maintenant',
  finish: 'Terminer',
  finished: 'Votre mode d’emploi est complet.',
  closed: 'Aucune question ne vous attend pour le moment. Votre profil mène au test.',
  toProfile: 'Ouvrir mon profil',
  failed: 'Impossible de charger les questions.',
  notSaved: 'Votre dernière réponse n’est pas encore enregistrée.',
  tryAgain: 'Réessayer',
};

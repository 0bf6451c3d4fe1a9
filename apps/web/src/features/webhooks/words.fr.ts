import type { Translated } from '@bellwether/domain/locale/language';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  title: 'Webhooks',
  about:
    'Informez un autre système de ce qui se passe, dès que cela se passe. Il reçoit des identifiants, des titres et des nombres que tout le monde voit ici.',
  add: 'Ajouter un webhook',
  none: 'Pas encore de webhook.',
  failed: 'Impossible de charger les webhooks.',
  absent: 'Ce webhook a été retiré entre-temps.',
  full: `L’entreprise a ${webhookLimits.webhooks} webhooks, ce qui est le maximum.`,
  url: 'Adresse',
  urlHint: 'Commence par https://. Les messages y sont envoyés.',
  description: 'Description',
  descriptionHint: 'Pour vous et les autres admins, par exemple le nom du système.',
  isOn: 'Activé',
  kinds: 'Informe de',
  save: 'Enregistrer',
  saved: 'Le webhook est enregistré.',
  edit: 'Modifier',
  deliveries: 'Envois',
  remove: 'Retirer',
  removeQuestion: 'L’envoi des messages s’arrête aussitôt, et la liste de ses envois est supprimée.',
  removed: 'Le webhook est retiré.',
  cancel: 'Annuler',
  on: 'Activé',
  lastDelivered: 'dernier envoi le',
  off: 'Désactivé',
  offGone: 'Désactivé, car son destinataire a répondu qu’il n’existe plus',
  offFailing: 'Désactivé, car son destinataire a échoué pendant cinq jours',
  failingSince: 'En échec depuis le',
  waiting: (count) => `${shownNumber(count)} en attente`,
};

export const secretWords: Translated<typeof english.secretWords> = {
  label: 'Secret',
  hint: 'Copiez-le maintenant : il n’est affiché qu’une fois. Il permet au destinataire de vérifier qu’un message vient d’ici.',
  bothHint:
    'Copiez-le maintenant : il n’est affiché qu’une fois. Pendant 24 heures, les messages sont aussi signés avec l’ancien secret.',
  copy: 'Copier',
  copied: 'Le secret est copié.',
  notCopied: 'Le navigateur n’a pas copié le secret. Copiez-le à la main.',
  done: 'Terminé',
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  none: 'Rien n’a encore été envoyé.',
  failed: 'Impossible de charger les envois.',
  test: 'Envoyer un test',
  tested: 'Le test est arrivé.',
  testFailed: 'Le test n’est pas arrivé.',
  roll: 'Nouveau secret',
  replay: 'Renvoyer',
  replayOne: (kind) => `Renvoyer ${kind}`,
  replaySince: 'Tout renvoyer depuis',
  replayStart: 'Renvoyer',
  replayed: (count) =>
    count < 2
      ? `${shownNumber(count)} message est de nouveau en route.`
      : `${shownNumber(count)} messages sont de nouveau en route.`,
  onlyOn: 'Activez le webhook pour renvoyer.',
  sinceHint:
    'Au plus 31 jours en arrière. Les messages gardent leurs identifiants : un destinataire reconnaît ceux qu’il a déjà.',
  answer: 'Réponse',
  tries: (count) => (count < 2 ? `${shownNumber(count)} essai` : `${shownNumber(count)} essais`),
  next: 'prochain essai le',
  milliseconds: (count) => `${shownNumber(count)} ms`,
  status: (status) => `Statut ${status}`,
  testKind: 'Test',
};

export const deliveryStateWords: Translated<typeof english.deliveryStateWords> = {
  waiting: 'En attente',
  delivered: 'Envoyé',
  failed: 'En échec',
  dropped: 'Non envoyé',
};

export const faultWords: Translated<typeof english.faultWords> = {
  unreachable: 'Pas de connexion',
  too_slow: 'Pas de réponse en 15 secondes',
  forbidden: 'Cette adresse ne peut pas être appelée',
  redirected: 'Une redirection, qui n’est pas suivie',
  status: 'Refusé',
  no_key: 'Le serveur ne peut pas ouvrir le secret',
};

export const kindGroups: typeof english.kindGroups = [
  {
    name: 'Objectifs',
    kinds: [
      { kind: 'goal.created', label: 'Création' },
      { kind: 'goal.published', label: 'Publication' },
      { kind: 'goal.updated', label: 'Modification' },
      { kind: 'goal.predicted', label: 'Prévision' },
      { kind: 'goal.state_changed', label: 'Changement d’état' },
      { kind: 'goal.finalized', label: 'Clôture' },
      { kind: 'goal.reviewed', label: 'Examen du résultat' },
      { kind: 'goal.deleted', label: 'Suppression' },
      { kind: 'comment.created', label: 'Commentaire' },
      { kind: 'insight.goal_called', label: 'Jugé improbable' },
    ],
  },
  {
    name: 'Personnes',
    kinds: [
      { kind: 'person.added', label: 'Ajout' },
      { kind: 'person.changed', label: 'Modification' },
      { kind: 'person.deactivated', label: 'Désactivation' },
      { kind: 'person.activated', label: 'Activation' },
      { kind: 'person.manager_changed', label: 'Changement de manager' },
    ],
  },
  {
    name: 'Actions à faire',
    kinds: [
      { kind: 'action_item.assigned', label: 'Attribution' },
      { kind: 'action_item.changed', label: 'Modification' },
      { kind: 'action_item.completed', label: 'Fin' },
      { kind: 'action_item.reopened', label: 'Réouverture' },
      { kind: 'action_item.deleted', label: 'Suppression' },
    ],
  },
  {
    name: 'Entreprise',
    isClear: true,
    kinds: [
      { kind: 'strategy.published', label: 'Stratégie publiée' },
      { kind: 'period.ended', label: 'Trimestre terminé' },
      { kind: 'period.started', label: 'Trimestre commencé' },
    ],
  },
];

export const faultSentence: typeof english.faultSentence = ({ Fault, Status, Code }) =>
  [
    ...(Fault === null ? [] : [faultWords[Fault]]),
    ...(Status === null ? [] : [deliveryWords.status(Status)]),
    ...(Code === null ? [] : [Code]),
  ].join(' · ');

export const tellWebhook: typeof english.tellWebhook = ({ Code, Values }) => {
  const { name, by, count, status } = Values;
  const sentences: Readonly<Record<string, string>> = {
    added: `${by} a ajouté ${name}.`,
    removed: `${by} a retiré ${name}.`,
    on: `${by} a activé ${name}.`,
    off: `${by} a désactivé ${name}.`,
    rolled: `${by} a créé un nouveau secret pour ${name}.`,
    replayed: `${by} a renvoyé ${count} message${Number(count) < 2 ? '' : 's'} à ${name}.`,
    recovered: `${name} accepte de nouveau les messages.`,
    failing: `${name} n’a pas accepté un message${status === undefined ? '' : ` (statut ${status})`}.`,
    gone: `${name} a répondu ne plus exister, et a été désactivé.`,
    given_up: `${name} a échoué pendant cinq jours, et a été désactivé.`,
  };
  return sentences[Code] ?? Code;
};

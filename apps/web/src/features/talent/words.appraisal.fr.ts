import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.appraisal.ts';
import { layerTitles } from './words.layers.ts';

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  view: layerTitles.view,
  create: layerTitles.create,
  edit: layerTitles.edit,
  deleteTitle: layerTitles.delete,
  failed: 'Impossible de charger l’évaluation.',
  absent: 'Cette évaluation n’est pas disponible.',
  absentHint: 'Elle a été supprimée, ou vous ne pouvez pas la lire.',
  reviewer: 'Évaluation par',
  evidence: 'Objectifs du trimestre',
  evidenceOf: (count, completed, hasMore) =>
    count === 0
      ? 'Objectifs du trimestre (aucun)'
      : `Objectifs du trimestre (${hasMore ? `les ${count} premiers` : count} : ${completed} ${completed < 2 ? 'atteint' : 'atteints'})`,
  noGoals: 'Aucun objectif de ce trimestre n’est visible pour vous.',
  goalsFailed: 'Impossible de charger les objectifs.',
  feedback: 'Retour',
  review: 'Évaluation',
  comment: 'Commentaire de la personne évaluée',
  ratings: 'Notes',
  signatures: 'Signatures',
  history: 'Historique',
  showHistory: 'Afficher l’historique',
  hideHistory: 'Masquer l’historique',
  privateRatings: 'Les notes sont réservées à la hiérarchie.',
  scaleChanged:
    'L’entreprise utilise maintenant une autre échelle. Les notes doivent être données de nouveau.',
  employeeSees: 'La personne évaluée voit ces notes une fois l’évaluation partagée.',
  employeeSeesNot: 'La personne évaluée ne voit pas ces notes.',
  share: 'Partager',
  shareMissing: (parts) =>
    `Pas encore complète : ${parts}. Après le partage, plus rien de cela ne peut être remis ni rédigé.`,
  shareAnyway: 'Partager quand même',
  shared: 'L’évaluation a été partagée.',
  print: 'Imprimer',
  deleteQuestion: 'Supprimer cette évaluation ?',
  deleteShared: 'La personne évaluée reçoit une notification, car l’évaluation était partagée.',
  deleted: 'L’évaluation a été supprimée.',
  delete: 'Supprimer',
  saved: 'L’évaluation a été enregistrée.',
  changed: 'Une autre personne a modifié cette évaluation entre-temps. Votre saisie est conservée.',
  reload: 'Charger le texte actuel',
  editShared: 'L’évaluation est partagée. La personne évaluée est informée de vos modifications.',
  editAcknowledged:
    'La personne évaluée a signé. Enregistrer des modifications annule cette signature, et la personne est invitée à signer de nouveau.',
  notYours: 'Vous ne pouvez pas modifier cette évaluation.',
  exists: 'Cette personne a déjà une évaluation pour ce trimestre.',
  existsInCycle: 'Cette personne a déjà une évaluation dans ce cycle.',
};

export const signWords: Translated<typeof english.signWords> = {
  title: 'Votre signature',
  name: 'Votre nom complet',
  nameHint: 'Votre nom saisi est votre signature.',
  comment: 'Commentaire (facultatif)',
  optional: (name) => `${name} (facultatif)`,
  former: (name, sign) => `Signature précédente ${ofName(name)} : ${sign}`,
  sign: 'Signer',
  change: 'Changer la signature',
  signed: 'Vous avez signé.',
  changedSince:
    'L’évaluation a été modifiée après que vous l’avez ouverte. Votre saisie est conservée. Relisez-la avant de continuer.',
  changedBy: (name, what) =>
    `${name} a modifié ${what} après que vous avez ouvert l’évaluation. Votre saisie est conservée. Relisez l’évaluation avant de continuer.`,
  changed: { Review: 'le texte', Ratings: 'les notes', Comment: 'le commentaire' },
  and: ' et ',
  completedMeanwhile: 'L’évaluation a été terminée entre-temps : elle ne peut plus être signée.',
  whatChanged: 'Ce qui a changé',
  before: 'Quand vous l’avez ouverte',
  now: 'Maintenant',
  haveRead: 'Je l’ai lue',
  signedOn: 'Vous avez signé : ',
  changedAfter:
    ' ; le texte a changé depuis. Votre commentaire d’alors est dans le formulaire : gardez-le, modifiez-le ou retirez-le.',
  signUntil: (day) =>
    `Signez d’ici le ${day}. Après ce jour, l’évaluation peut être terminée sans votre signature.`,
  meaning: 'Ce que signifie signer',
  employeeMeaning:
    'Vous confirmez avoir lu cette évaluation, pas être d’accord avec elle. Vous pouvez dire votre désaccord dans le commentaire. Le texte, les notes et les noms sont conservés tels qu’ils sont maintenant. Vous pouvez changer votre signature tant que l’évaluation n’est pas terminée.',
  managerMeaning:
    'Vous terminez cette évaluation. Le texte, les notes et les noms sont conservés tels qu’ils sont maintenant, et plus rien ne peut ensuite être modifié.',
  complete: 'Signer et terminer',
  completed: 'L’évaluation est terminée.',
  byEmployee: 'Personne évaluée',
  byManager: 'Manager',
  notSigned: 'Pas encore signée',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Votre prise de connaissance',
  act: 'Je l’ai lue',
  done: 'L’évaluation est terminée.',
  meaning:
    'Vous confirmez avoir lu cette évaluation, pas être d’accord avec elle. Vous pouvez dire votre désaccord dans le commentaire. Ce cycle d’évaluation n’a pas de signatures : votre prise de connaissance termine l’évaluation, et plus rien ne peut ensuite être modifié.',
  without:
    'Ce cycle d’évaluation n’a pas de signatures : la prise de connaissance par la personne évaluée termine l’évaluation.',
  acknowledgedOn: 'Prise de connaissance par la personne évaluée',
};

export const closingWords: Translated<typeof english.closingWords> = {
  close: layerTitles.close,
  hasTime: (day) => `La personne évaluée peut signer jusqu’au ${day}.`,
  explains:
    'Cela termine l’évaluation. Elle est marquée comme non signée par la personne évaluée, à l’écran, à l’impression et dans Excel. La personne reçoit une notification, lit le motif et peut ajouter une déclaration dans les 30 jours.',
  reason: 'Motif',
  reasonHint: 'La personne évaluée le lit, et il est imprimé.',
  closed: 'L’évaluation est terminée sans la signature de la personne évaluée.',
  mark: 'Non signée par la personne évaluée',
  by: (name) => `Terminée sans la signature de la personne évaluée par ${name} · `,
  reasonOf: (reason) => `Motif : ${reason}`,
  statement: 'Déclaration de la personne évaluée',
  none: 'Pas encore de déclaration.',
  yours: 'Votre déclaration',
  until: (day) =>
    `L’évaluation a été terminée sans votre signature. Vous pouvez ajouter une déclaration jusqu’au ${day} ; elle est affichée et imprimée avec l’évaluation.`,
  add: 'Ajouter une déclaration',
  change: 'Enregistrer la déclaration',
  added: 'Votre déclaration a été ajoutée.',
};

export const helpWords: Translated<typeof english.helpWords> = {
  button: 'Suggérer un texte',
  hint: 'D’après les objectifs et les résultats que vous voyez et, dans un cycle, l’auto-évaluation et l’avis des pairs. Les notes ne sont jamais suggérées.',
  title: 'Texte suggéré',
  accept: 'Ajouter',
  acceptOf: (place) => `Ajouter le paragraphe ${place}`,
  taken: 'Ajouté',
  addTo: 'Ajouter à',
  sources: 'S’appuie sur',
  selfReview: 'Auto-évaluation',
  peerFeedback: 'Avis des pairs',
  yours: 'À compléter par vous',
  nothing: 'Il n’y a rien sur quoi écrire.',
};

export const fairnessWords: Translated<typeof english.fairnessWords> = {
  yours: 'Vos notes',
  others: 'Terminées par d’autres',
  tooFew: 'La comparaison apparaît quand 5 autres personnes ont terminé 20 évaluations.',
};

export const ownWords: Translated<typeof english.ownWords> = {
  none: 'Pas encore d’évaluations.',
  noneHint: 'Une évaluation apparaît ici quand votre manager la partage.',
  private: 'Les notes sont réservées à la hiérarchie.',
  period: 'Trimestre',
  status: 'Statut',
  rating: 'Note',
  action: 'Action',
  read: 'Lire',
  readAndSign: 'Lire et signer',
  readOf: (quarter) => `Lire l’évaluation : ${quarter}`,
  signOf: (quarter) => `Lire et signer l’évaluation : ${quarter}`,
  readAndConfirm: 'Lire et confirmer la lecture',
  confirmOf: (quarter) => `Lire l’évaluation et confirmer la lecture : ${quarter}`,
};

export const reasonWords: Translated<typeof english.reasonWords> = {
  none: 'Il n’y a pas encore d’évaluation.',
  draft: 'L’évaluation est un brouillon.',
  shared: 'L’évaluation est partagée et attend la personne évaluée.',
  acknowledged: 'La personne évaluée a signé.',
  completed: 'L’évaluation est terminée.',
  employee_left: 'Cette personne a quitté l’entreprise.',
  employee_is_ceo: 'Il n’y a personne au-dessus de la direction générale pour signer l’évaluation.',
  calibrating:
    'Un calibrage de cette évaluation est ouvert. Elle pourra être partagée une fois le calibrage terminé.',
  scale_changed:
    'L’entreprise utilise maintenant une autre échelle. Modifiez l’évaluation et notez de nouveau.',
  employee_has_time: 'La personne évaluée a encore du temps.',
  statement_over: 'Une déclaration peut être ajoutée pendant 30 jours. Ce délai est écoulé.',
};

import type { Translated } from '../../locale/language.ts';
import { ofName } from '../../locale/sentence-locale.fr.ts';
import { capital } from '../../shared/capital.ts';
import type * as english from './writer.en.ts';
import {
  appraisal,
  appraisalsDue,
  by,
  countOf,
  dataAsked,
  days,
  daysLeft,
  disputed,
  dueIn,
  fallen,
  gave,
  goal,
  item,
  leftOpen,
  leftWords,
  ofGoal,
  ofQuarter,
  ofSomeone,
  predicted,
  quoted,
  signatureDue,
  someone,
  someoneWith,
  waiting,
  weeksMissed,
} from './writer.phrases.fr.ts';

/** The French texts of every kind. */
export const notificationWriter: Translated<typeof english.notificationWriter> = {
  goal_submitted: {
    subject: 'Objectif soumis pour validation',
    body: (facts) =>
      facts.isWaiting
        ? `${by(facts)} a soumis ${goal(facts)}. Cet objectif attend votre examen.`
        : `${by(facts)} a soumis ${goal(facts)} pour validation.`,
  },
  goal_edits_submitted: {
    subject: 'Modifications soumises pour validation',
    body: (facts) =>
      facts.isWaiting
        ? `${by(facts)} a soumis des modifications ${ofGoal(facts)}. Elles attendent votre examen.`
        : `${by(facts)} a soumis des modifications ${ofGoal(facts)} pour validation.`,
  },
  goal_approved: { subject: 'Objectif validé', body: (facts) => `${by(facts)} a validé ${goal(facts)}.` },
  goal_published: { subject: 'Objectif publié', body: (facts) => `${by(facts)} a publié ${goal(facts)}.` },
  goal_edits_approved: {
    subject: 'Modifications validées',
    body: (facts) => `${by(facts)} a validé les modifications ${ofGoal(facts)}.`,
  },
  changes_requested: {
    subject: 'Modifications demandées',
    body: (facts) => `${by(facts)} demande des modifications ${ofGoal(facts)}.`,
  },
  edit_changes_requested: {
    subject: 'Modifications demandées',
    body: (facts) => `${by(facts)} demande d’autres modifications ${ofGoal(facts)}.`,
  },
  manager_goal_approved: {
    subject: 'Objectif de votre manager validé',
    body: ({ title, isTitled }) =>
      isTitled
        ? 'L’objectif de votre manager a été validé.'
        : title === null
          ? 'Un objectif de votre manager a été validé.'
          : `L’objectif « ${title} » de votre manager a été validé.`,
  },
  shelving_requested: {
    subject: 'Mise en réserve demandée',
    body: (facts) =>
      `${by(facts)} demande à mettre en réserve ${goal(facts)}.${waiting(facts, 'La demande attend votre examen.')}`,
  },
  shelving_denied: {
    subject: 'Mise en réserve refusée',
    body: (facts) => `${by(facts)} a refusé la mise en réserve ${ofGoal(facts)}.`,
  },
  goal_shelved: {
    subject: 'Objectif mis en réserve',
    body: (facts) => `${by(facts)} a mis en réserve ${goal(facts)}.`,
  },
  parent_goal_shelved: {
    subject: 'Objectif parent mis en réserve',
    body: (facts) => `${by(facts)} a mis en réserve ${goal(facts)}, auquel contribue un de vos objectifs.`,
  },
  goal_reactivated: {
    subject: 'Objectif réactivé',
    body: (facts) => `${by(facts)} a réactivé ${goal(facts)}.`,
  },
  goal_reassigned: {
    subject: 'Objectif transféré',
    body: (facts) => `${by(facts)} ${gave(facts, 'transféré', goal({ ...facts, isOwnGoal: false }))}.`,
  },
  goal_updated: {
    subject: 'Objectif mis à jour',
    body: (facts) =>
      `${by(facts)} a mis à jour ${goal(facts)}${predicted(facts)}${facts.prediction?.comment ? '' : '.'}`,
  },
  new_comment: {
    subject: 'Nouveau commentaire',
    body: (facts) => `${by(facts)} a commenté ${goal(facts)}.`,
  },
  goal_finalized: {
    subject: 'Objectif clôturé',
    body: (facts) =>
      `${by(facts)} a clôturé ${goal(facts)}.${waiting(facts, 'Le résultat attend votre examen.')}`,
  },
  result_reviewed: {
    subject: 'Résultat examiné',
    body: (facts) => disputed(facts) ?? `${by(facts)} a examiné le résultat ${ofGoal(facts)}.`,
  },
  result_changed: {
    subject: 'Résultat modifié',
    body: (facts) => `${by(facts)} a modifié le résultat ${ofGoal(facts)}.`,
  },
  result_review_changed: {
    subject: 'Examen du résultat modifié',
    body: (facts) => disputed(facts) ?? `${by(facts)} a modifié l’examen du résultat ${ofGoal(facts)}.`,
  },
  result_retracted: {
    subject: 'Résultat retiré',
    body: (facts) => `${by(facts)} a retiré le résultat ${ofGoal(facts)}.`,
  },
  goal_deleted: { subject: 'Objectif supprimé', body: (facts) => `${by(facts)} a supprimé ${goal(facts)}.` },
  parent_goal_deleted: {
    subject: 'Objectif parent supprimé',
    body: (facts) => `${by(facts)} a supprimé ${goal(facts)}, auquel contribue un de vos objectifs.`,
  },
  goal_restored: { subject: 'Objectif restauré', body: (facts) => `${by(facts)} a restauré ${goal(facts)}.` },
  taken_back: {
    subject: 'Action défaite',
    body: (facts) => `${by(facts)} a défait la dernière action sur ${goal(facts)}.`,
  },
  goal_realigned: {
    subject: 'Rattachement d’un objectif modifié',
    body: (facts) => `${by(facts)} a changé le rattachement ${ofGoal(facts)}.`,
  },
  update_asked: {
    subject: 'Mettez à jour vos objectifs',
    body: ({ week, endsQuarter }) => {
      // A day may end with a full stop, so it does not end the sentence.
      const when = week === null ? 'Cette semaine' : `Pour la semaine ${week}`;
      return endsQuarter
        ? `${when}, vos objectifs attendent leur prévision ou leur résultat.`
        : `${when}, vos objectifs attendent leur mise à jour.`;
    },
  },
  update_reminded: {
    subject: 'Rappel : votre mise à jour hebdomadaire',
    body: (facts) => `${by(facts)} vous rappelle que certains de vos objectifs attendent leur mise à jour.`,
  },
  goal_reminded: {
    subject: 'Rappel : vos objectifs',
    body: (facts) => `${by(facts)} vous rappelle de soumettre un objectif pour ce trimestre.`,
  },
  result_reminded: {
    subject: 'Rappel : vos résultats',
    body: (facts) =>
      `${by(facts)} vous rappelle que des objectifs du dernier trimestre attendent leur résultat.`,
  },
  appraisals_reminded: {
    subject: 'Rappel : évaluations en retard',
    body: (facts) =>
      `${by(facts)} vous rappelle que des évaluations${ofQuarter(facts)} que vous rédigez sont en retard.`,
  },
  cycle_appraisals_reminded: {
    subject: 'Rappel : évaluations',
    body: (facts) => `${by(facts)} vous rappelle que des évaluations${ofQuarter(facts)} vous attendent.`,
  },
  peers_reminded: {
    subject: 'Rappel : avis des pairs',
    body: (facts) => `${by(facts)} vous rappelle que votre avis est attendu comme pair${ofQuarter(facts)}.`,
  },
  views_asked: {
    subject: 'Votre avis avant le leur',
    body: () =>
      'Dites à quel point des objectifs de votre équipe directe vous semblent probables, avant qu’elle ne réponde.',
  },
  approvals_fell: {
    subject: 'Des validations vous attendent maintenant',
    body: (facts) => fallen(facts),
  },
  deputy_named: {
    subject: 'Vous assurez une suppléance',
    body: (facts) => `Pendant l’absence ${ofSomeone(facts)}, ${days(facts)}, vous assurez la suppléance.`,
  },
  deputy_released: {
    subject: 'Fin de votre suppléance',
    body: (facts) => `Vous n’assurez plus la suppléance ${ofSomeone(facts)}.`,
  },
  absence_set: {
    subject: 'Votre absence',
    body: (facts) => `Votre absence ${days(facts)} a été enregistrée par ${by(facts)}.`,
  },
  absence_cancelled: {
    subject: 'Votre absence a été annulée',
    body: (facts) => `${by(facts)} a annulé votre absence.`,
  },
  person_left: { subject: 'Départ d’une personne', body: (facts) => leftWords(facts) },
  updates_missed: {
    subject: 'Mises à jour hebdomadaires manquées',
    body: (facts) =>
      `${someoneWith(facts, 'n’a pas mis à jour ses', 'n’avez pas mis à jour vos')} objectifs depuis ${weeksMissed(facts.count)} semaines.`,
  },
  action_item_assigned: {
    subject: 'Action attribuée',
    body: (facts) => `${by(facts)} ${gave(facts, 'attribué', item(facts))}.`,
  },
  action_item_changed: {
    subject: 'Action modifiée',
    body: (facts) => `${by(facts)} a modifié ${item(facts)}.`,
  },
  action_item_given_away: {
    subject: 'Action confiée à une autre personne',
    body: (facts) => `${by(facts)} ${gave(facts, 'confié', item(facts))}.`,
  },
  action_item_completed: {
    subject: 'Action terminée',
    body: (facts) => `${by(facts)} a terminé ${item(facts)}.`,
  },
  action_item_reopened: {
    subject: 'Action rouverte',
    body: (facts) => `${by(facts)} a rouvert ${item(facts)}.`,
  },
  action_item_deleted: {
    subject: 'Action supprimée',
    body: (facts) => `${by(facts)} a supprimé ${item(facts)}.`,
  },
  appraisal_shared: {
    subject: 'Évaluation à signer',
    body: (facts) => `${by(facts)} vous demande de lire et de signer votre évaluation${ofQuarter(facts)}.`,
  },
  appraisal_reopened: {
    subject: 'Évaluation à signer',
    body: (facts) =>
      `${by(facts)} a modifié l’évaluation${ofQuarter(facts)} après votre signature. Relisez-la et signez de nouveau.`,
  },
  appraisal_acknowledged: {
    subject: 'Évaluation signée',
    body: (facts) => `${by(facts)} a signé ${appraisal(facts)}.${waiting(facts, 'C’est à vous de signer.')}`,
  },
  appraisal_completed: {
    subject: 'Évaluation terminée',
    body: (facts) => `${by(facts)} a terminé ${appraisal(facts)}.`,
  },
  appraisal_closed: {
    subject: 'Évaluation terminée sans signature',
    body: (facts) =>
      facts.person?.isReader
        ? `${by(facts)} a terminé votre évaluation${ofQuarter(facts)} sans votre signature. Vous pouvez ajouter une déclaration dans les 30 jours.`
        : `${by(facts)} a terminé ${appraisal(facts)} sans la signature de la personne évaluée.`,
  },
  appraisal_confirmed: {
    subject: 'Prise de connaissance d’une évaluation',
    body: (facts) => `${by(facts)} a pris connaissance ${ofName(appraisal(facts))}, qui est ainsi terminée.`,
  },
  appraisal_stated: {
    subject: 'Déclaration ajoutée à une évaluation',
    body: (facts) => `${by(facts)} a ajouté une déclaration à ${appraisal(facts)}.`,
  },
  appraisal_changed: {
    subject: 'Évaluation modifiée',
    body: (facts) =>
      facts.person?.isActor
        ? `${by(facts)} a modifié son texte sur ${appraisal(facts)}.`
        : `${by(facts)} a modifié ${appraisal(facts)}.`,
  },
  appraisal_deleted: {
    subject: 'Évaluation supprimée',
    body: (facts) => `${by(facts)} a supprimé ${appraisal(facts)}.`,
  },
  calibration: {
    subject: 'Calibrage ouvert',
    body: (facts) =>
      `${by(facts)} a ouvert un calibrage d’évaluations${ofQuarter(facts)}. Vous y participez.`,
  },
  calibration_closed: {
    subject: 'Calibrage terminé',
    body: (facts) =>
      `${by(facts)} a terminé le calibrage des évaluations${ofQuarter(facts)}. Les notes sont dans les brouillons.`,
  },
  calibration_cancelled: {
    subject: 'Calibrage annulé',
    body: (facts) =>
      `${by(facts)} a annulé le calibrage des évaluations${ofQuarter(facts)}. Les brouillons gardent leurs notes.`,
  },
  data_asked: { subject: 'Vos données ont été demandées', body: dataAsked },
  profile_updated: { subject: 'Profil modifié', body: (facts) => `${by(facts)} a modifié votre profil.` },
  role_changed: {
    subject: 'Rôle modifié',
    body: (facts) => `${by(facts)} a modifié votre rôle ou vos autorisations.`,
  },
  webhook_switched_off: {
    subject: 'Webhook désactivé',
    body: () =>
      'Un webhook a été désactivé, car son destinataire y a mis fin ou est en échec depuis cinq jours. Ce qui n’a pas été envoyé peut l’être de nouveau.',
  },
  flags_imported: {
    subject: 'Autorisations données par un import',
    body: (facts) =>
      `Un import ${ofName(by(facts))} ${gave(facts, 'donné', 'des autorisations')} : ${facts.flags.join(', ')}.`,
  },
  manager_changed: {
    subject: 'Manager changé',
    body: (facts) =>
      facts.person === null
        ? `${by(facts)} a changé votre manager : vous ne relevez plus de personne.`
        : `${by(facts)} a changé votre manager : vous relevez maintenant ${ofName(facts.person.name)}.`,
  },
  new_direct_report: {
    subject: 'Nouveau membre de votre équipe directe',
    body: (facts) => `${someoneWith(facts, 'fait', 'faites')} maintenant partie de votre équipe directe.`,
  },
  direct_report_moved: {
    subject: 'Départ d’un membre de votre équipe directe',
    body: (facts) => `${someoneWith(facts, 'ne fait', 'ne faites')} plus partie de votre équipe directe.`,
  },
  strategy_published: {
    subject: 'Stratégie publiée',
    body: (facts) =>
      facts.changed.length === 0
        ? `${by(facts)} a publié la stratégie.`
        : `${by(facts)} a publié la stratégie. Modifié : ${facts.changed.join(', ')}.`,
  },
  quarter_begun: {
    subject: 'Début du trimestre',
    body: ({ quarter }) => `${quarter === null ? 'Un trimestre' : `Le ${quarter}`} a commencé.`,
  },
  quarter_left_open: { subject: 'Trimestre non terminé', body: (facts) => leftOpen(facts) },
  appraisals_due: { subject: 'Évaluations à remettre', body: appraisalsDue },
  cycle_appraisals_due: { subject: 'Évaluations à remettre', body: appraisalsDue },
  signature_due: { subject: 'Une évaluation vous attend', body: signatureDue },
  self_review_due: {
    subject: 'Auto-évaluation à remettre',
    body: (facts) => `Votre auto-évaluation${ofQuarter(facts)} est ${dueIn(facts)}.`,
  },
  peers_proposed: {
    subject: 'Pairs proposés',
    body: (facts) =>
      `${someoneWith(facts, 'a', 'avez')} proposé des pairs à solliciter${ofQuarter(facts)}. Décidez à qui demander un avis.`,
  },
  peer_asked: {
    subject: 'Avis demandé',
    body: (facts) =>
      `${by(facts)} vous demande un avis sur ${someone(facts)}${ofQuarter(facts)}. Acceptez ou refusez.`,
  },
  peer_withdrawn: {
    subject: 'Avis plus nécessaire',
    body: (facts) => `${by(facts)} n’a plus besoin de votre avis sur ${someone(facts)}${ofQuarter(facts)}.`,
  },
  peer_declined: {
    subject: 'Avis refusé',
    body: (facts) => `${by(facts)} a refusé de donner un avis sur ${someone(facts)}${ofQuarter(facts)}.`,
  },
  peer_feedback_due: {
    subject: 'Avis à remettre',
    body: (facts) => `Votre avis sur ${someone(facts)}${ofQuarter(facts)} est ${dueIn(facts)}.`,
  },
  people_file_waits: {
    subject: 'Un fichier de personnes vous attend',
    body: () =>
      'Un fichier de personnes du dossier surveillé vous attend, car un point demande votre décision. Rien n’en a été enregistré.',
  },
  people_file_failed: {
    subject: 'Un fichier de personnes est illisible',
    body: () =>
      'Un fichier du dossier surveillé n’a pas pu être lu ou enregistré comme liste de personnes. Il a été mis de côté, et rien n’a changé.',
  },
  token_ends: {
    subject: 'Un jeton expire bientôt',
    body: (facts) =>
      `Votre jeton ${quoted(facts.token)}expire dans ${daysLeft(facts.count)}. Créez-en un nouveau pour que son programme continue.`,
  },
  company_token_ends: {
    subject: 'Un jeton de l’entreprise expire bientôt',
    body: (facts) =>
      `Le jeton ${quoted(facts.token)}de l’entreprise expire dans ${daysLeft(facts.count)}. Créez-en un nouveau pour que son programme continue.`,
  },
  token_owner_left: {
    subject: 'Départ de la personne à qui appartient un jeton',
    body: (facts) =>
      facts.count === 1
        ? `Après le départ ${ofSomeone(facts)}, un jeton de l’entreprise lui appartient encore. Il garde ses droits jusqu’à ce que les admins y mettent fin.`
        : `Après le départ ${ofSomeone(facts)}, ${countOf(facts.count)} jetons de l’entreprise lui appartiennent encore. Ils gardent ses droits jusqu’à ce que les admins y mettent fin.`,
  },
  action_item_due: {
    subject: 'Action à faire',
    body: (facts) => `${capital(item(facts))} est ${dueIn(facts, 'à faire')}.`,
  },
};

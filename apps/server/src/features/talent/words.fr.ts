import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { appraisalMessages } from '@bellwether/domain/talent/words.fr';
import type * as english from './words.ts';

export const appraisalReasonWords: Translated<typeof english.appraisalReasonWords> = {
  none: 'Il n’y a pas encore d’évaluation.',
  draft: 'L’évaluation n’est pas encore partagée.',
  shared: 'L’évaluation est partagée et attend la personne évaluée.',
  acknowledged: 'La personne évaluée a signé l’évaluation.',
  completed: 'L’évaluation est terminée.',
  employee_left: 'Le compte de cette personne est désactivé.',
  employee_is_ceo: 'Il n’y a personne au-dessus de la direction générale pour signer l’évaluation.',
  scale_changed:
    'L’entreprise utilise maintenant une autre échelle. L’évaluation doit d’abord être notée de nouveau.',
  calibrating:
    'Un calibrage de cette évaluation est ouvert. Elle pourra être partagée une fois le calibrage terminé.',
  employee_has_time:
    'La personne évaluée a encore du temps : jusqu’à la date prévue, et au moins une semaine après le partage du texte.',
  statement_over: 'Une déclaration peut être ajoutée pendant 30 jours. Ce délai est écoulé.',
};

export const talentWords: Translated<typeof english.talentWords> = {
  required: appraisalMessages.required,
  too_new: appraisalMessages.tooNew,
  period_missing: 'Choisissez un trimestre.',
  period_running: 'Ce trimestre n’est pas encore terminé.',
  period_too_early: 'L’entreprise ne rédige d’évaluations que pour des trimestres ultérieurs.',
  person_stays: 'Une évaluation reste liée à sa personne.',
  period_stays: 'Une évaluation reste liée à son trimestre.',
  rating_missing: 'Ce n’est pas un des niveaux de l’entreprise.',
  tertiary_off: 'L’entreprise n’a pas de troisième note.',
  in_cycle: (name) => `Cette personne est dans « ${name} », qui couvre le trimestre.`,
  cycle_missing: 'Cette personne n’est pas dans le cycle.',
  exists: 'Cette personne a déjà une évaluation pour le trimestre.',
  review_drafts_off: 'Votre entreprise n’a pas activé les brouillons d’évaluation.',
  repeated_label: (labels) => `Chaque niveau doit avoir son propre libellé ; ${labels} est donné deux fois.`,
  wrong_level_count: (count) => `Indiquez ${count} libellés, un par niveau.`,
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  title: 'Suivi des évaluations',
  sheet: 'Évaluations',
  columns: {
    name: 'Nom',
    jobTitle: 'Poste',
    unit: 'Service',
    manager: 'Manager',
    status: 'Statut',
    progress: 'Avancement',
    overdue: 'En retard',
    due: 'Pour le',
    daysLate: 'Jours de retard',
    waitsFor: 'En attente de',
    reviewer: 'Évaluation par',
    acknowledged: 'Signée par la personne évaluée',
    completed: 'Signée par le manager',
  },
  statuses: {
    none: 'Non commencée',
    draft: 'Commencée',
    shared: 'Partagée',
    acknowledged: 'Signée par la personne évaluée',
    completed: 'Terminée',
  },
  unsigned: 'Terminée, non signée par la personne évaluée',
  confirmed: 'Terminée par prise de connaissance, sans signatures',
  yes: 'Oui',
  no: 'Non',
  totals: {
    sheet: 'Totaux',
    manager: 'Manager',
    everybody: 'Toutes les personnes',
    nobody: 'Sans manager',
    people: 'Personnes',
    overdue: 'En retard',
    mostDaysLate: 'Plus long retard en jours',
  },
};

export const printWords: Translated<typeof english.printWords> = {
  title: 'Évaluation :',
  reviewer: 'Évaluation par',
  signatures: 'Signatures',
  signed: (hasRatings) =>
    hasRatings
      ? 'Ont été signés le texte et les notes tels qu’ils sont imprimés ici.'
      : 'A été signé le texte tel qu’il est imprimé ici.',
  signedBy: { employee: 'Personne évaluée', manager: 'Manager' },
  acknowledgement: 'Prise de connaissance',
  withoutSignatures:
    'Ce cycle d’évaluation n’a pas de signatures. La prise de connaissance par la personne évaluée a clos l’évaluation.',
  acknowledgedBy: 'Prise de connaissance par',
  comment: 'Commentaire de la personne évaluée',
  noComment: 'Aucun commentaire.',
  notSigned: 'Non signée par la personne évaluée',
  closed: 'L’évaluation a été terminée sans la signature de la personne évaluée.',
  closedBy: 'Terminée par',
  reason: 'Motif',
  statement: 'Déclaration de la personne évaluée',
  noStatement: 'Aucune déclaration.',
};

export const signingWords: Translated<typeof english.signingWords> = {
  own: (span) => (span === null ? 'Votre évaluation' : `Votre évaluation pour ${span}`),
  of: (name, span) =>
    span === null ? `Évaluation ${ofName(name)}` : `Évaluation ${ofName(name)} pour ${span}`,
};

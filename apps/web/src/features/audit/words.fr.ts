import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { auditGroupWords } from '@bellwether/domain/audit/words';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditPageWords: Translated<typeof english.auditPageWords> = {
  question: 'Qui a modifié quoi, et quand ?',
  notYours:
    'Seuls la direction générale, les admins de l’organisation et les admins RH lisent le journal d’audit.',
  peopleOnly: 'Vous voyez les événements qui concernent les personnes.',
  failed: 'Impossible de charger le journal d’audit.',
  none: 'Rien ne s’est encore passé',
  noneText:
    'Chaque modification des personnes, des objectifs et des paramètres figurera ici : qui l’a faite, quand et d’où.',
  noMatch: 'Rien ne correspond à ces filtres',
  clear: 'Effacer les filtres',
  kind: 'Quoi',
  everything: 'Tout',
  groups: auditGroupWords,
  person: 'Par qui, ou sur qui',
  anybody: 'Tout le monde',
  nobodyFound: 'Aucune personne trouvée',
  object: 'À propos de',
  anything: 'Tout',
  objects: {
    person: 'Personnes',
    goal: 'Objectifs',
    appraisal: 'Évaluations',
    action_item: 'Actions à faire',
    strategy: 'Stratégie',
    quarter: 'Trimestres',
    company: 'L’entreprise',
    group: 'Groupes de l’annuaire',
    import: 'Fichiers importés',
    report: 'Rapports',
  },
  from: 'Du',
  to: 'Au',
  list: 'Événements, du plus récent au plus ancien',
  csv: 'Exporter en CSV',
  json: 'Exporter en JSON',
  file: 'Journal d’audit',
  allRows: 'Tout',
  filtered: 'Avec les filtres actuels',
  application: 'Bellwether',
  stranger: 'Une personne non connectée',
  forWhom: (name) => `pour ${name}`,
  via: viaWords,
  only: (name) => `N’afficher que ce qui concerne ${name}`,
  request: (id) => `Requête ${id}`,
};

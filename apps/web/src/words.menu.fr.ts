import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.menu.ts';

export const menuSearchWords: Translated<typeof english.menuSearchWords> = {
  dashboard: 'accueil début aperçu dashboard rappels',
  goals: 'objectives okr cibles buts goals',
  matrixStart: 'matrice carte de chaleur probabilité projection',
  insight: 'analyse statistiques calibrage insight',
  organization: 'personnes annuaire personnel effectif organigramme équipe',
  strategy: 'mission vision valeurs',
  talent: 'évaluations performance entretien notes',
  reports: 'export excel pdf télécharger imprimer bilan présentation diapositives',
  help: 'support assistance contact guide question',
};

export const placeWords: Translated<typeof english.placeWords> = {
  profile: { name: 'Profil', search: 'mon compte moi image photo téléphone biographie' },
  changePassword: { name: 'Changer le mot de passe', search: 'connexion login sécurité' },
  settings: { search: 'préférences options réglages' },
  goalTheme: { name: 'Thème du trimestre', search: 'thème devise du trimestre' },
  importPeople: { search: 'envoyer csv excel personnel' },
  importGoals: { search: 'envoyer csv excel okr viva lattice' },
  addEmployee: { name: 'Ajouter une personne', search: 'inviter nouvelle personne collègue embauche' },
  notifications: { search: 'cloche boîte de réception nouveautés' },
  companyGoals: { name: 'Objectifs d’entreprise', search: 'objectifs de la direction générale' },
  companyMatrix: { search: 'matrice entreprise' },
  myAppraisals: { search: 'évaluation performance entretien note avis' },
  talentMatrix: { search: 'évaluation nine box potentiel notes' },
  manual: { name: 'Mode d’emploi', search: 'comment travailler avec moi questions disc' },
  privacy: { search: 'protection des données' },
  terms: { search: 'mentions légales juridique cgu' },
};

export const brandWords: Translated<typeof english.brandWords> = {
  home: (company) => `${company}, tableau de bord`,
};

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.settings.ts';

export const settingsWords: Translated<typeof english.settingsWords> = {
  title: 'Paramètres',
  list: 'Paramètres',
  you: 'Vous',
  company: 'Entreprise',
  absent: 'Cette page des paramètres n’existe pas, ou elle ne vous est pas accessible.',
};

export const settingsTitles: Translated<typeof english.settingsTitles> = {
  account: 'Compte',
  security: 'Sécurité',
  notifications: 'Notifications',
  language: 'Langue et dates',
  absence: 'Absence',
  appearance: 'Apparence',
  sessions: 'Sessions',
  tokens: 'Jetons',
  agents: 'Agents',
  data: 'Vos données',
  info: 'Infos de l’entreprise',
  brand: 'Marque',
  goals: 'Objectifs et semaines',
  talent: 'Libellés des talents',
  people: 'Personnes',
  insight: 'Analyses',
  connections: 'Connexions',
  audit: 'Journal d’audit',
  'all-data': 'Données de l’entreprise',
};

/** Other words for which people search; the English ones that French readers type, too. */
export const settingsSearchWords: Translated<typeof english.settingsSearchWords> = {
  account: 'paramètres préférences options mot de passe e-mail mail adresse connexion login changer',
  security:
    'paramètres clé d’accès passkey seconde étape double authentification codes secours connexion login',
  notifications: 'paramètres mails e-mail récapitulatif rappels semaine calendrier flux suivis désabonner',
  language: 'paramètres langue région dates heures format traduction',
  absence: 'paramètres absence vacances congé maladie suppléance remplacement',
  appearance: 'paramètres thème sombre clair couleurs mode touches raccourcis',
  sessions: 'paramètres appareils se déconnecter connecté navigateurs',
  tokens: 'paramètres api programmes scripts accès développement token',
  agents: 'paramètres ia ai assistant claude mcp programmes accès',
  data: 'paramètres export télécharger confidentialité rgpd données personnelles zip',
  info: 'paramètres entreprise société nom site web url fuseau horaire',
  brand: 'paramètres entreprise société logo couleur apparence thème',
  goals:
    'paramètres entreprise semaines trimestres exercice type objectifs prévisions notes stratégie récapitulatif parties',
  talent: 'paramètres entreprise évaluation libellés notes niveaux descriptions délai',
  people:
    'paramètres entreprise mot de passe règles connexion seconde étape confidentialité limites mails refusés',
  insight: 'paramètres entreprise seconds avis projection groupes',
  connections:
    'paramètres entreprise intégrations connexion single sign-on sso annuaire scim fichiers jetons webhooks chat',
  audit: 'paramètres entreprise sécurité événements historique qui a changé quoi log siem export',
  'all-data': 'paramètres entreprise export sauvegarde archive télécharger quitter fin supprimer fermer',
};

import type { Translated } from '../locale/language.ts';
import { privacySettingWords } from './words.fr.ts';
import type * as english from './words.settings.ts';

export const settingGroupWords: Translated<typeof english.settingGroupWords> = {
  goals: 'Objectifs et trimestres',
  language: 'Langue et dates',
  predictions: 'Prévisions hebdomadaires',
  notifications: 'Notifications',
  parts: 'Parties du produit',
  insight: 'Analyses',
  appraisals: 'Évaluations',
  sign_in: 'Connexion',
  privacy: privacySettingWords.group,
  limits: 'Limites pour chaque personne',
};

export const settingWords: Translated<typeof english.settingWords> = {
  goal_type: {
    label: 'Type d’objectifs',
    says: 'Les champs du formulaire d’un objectif. À partir du prochain objectif.',
  },
  first_fiscal_month: {
    label: 'Premier mois de l’exercice',
    says: 'Le début et la fin des trimestres. Tous les trimestres sont recréés immédiatement.',
  },
  quarter_label_shift: {
    label: 'Décalage des noms, en trimestres',
    says: 'Avance les noms des trimestres, ou les recule si le nombre est négatif. Effet immédiat, pour chaque trimestre.',
  },
  locale: {
    label: 'Langue et dates',
    says: 'La forme des dates et des heures sur les écrans, dans les e-mails et les fichiers, pour toutes les personnes qui n’ont rien choisi. Effet immédiat.',
  },
  ask_weekday: {
    label: 'Demandées le',
    says: 'Le jour de la semaine à partir duquel les prévisions de la semaine sont demandées. À partir du prochain de ces jours.',
  },
  status_edit_weeks: {
    label: 'Semaines que l’on peut encore remplir',
    says: 'Combien de semaines passées restent ouvertes aux prévisions. Effet immédiat.',
  },
  digest_minutes: {
    label: 'Minutes avant un e-mail',
    says: 'Un e-mail rassemble les notifications de ce nombre de minutes après la première. À partir de la prochaine.',
  },
  escalate_missed_updates: {
    label: 'Signaler les mises à jour manquées aux managers',
    says: 'Un manager reçoit une notification quand un membre de son équipe directe a manqué deux semaines de prévisions de suite, puis après quatre de plus. À partir de la semaine prochaine.',
  },
  notification_days: {
    label: 'Jours de conservation',
    says: 'Les notifications plus anciennes sont supprimées la nuit suivante.',
  },
  strategy_enabled: {
    label: 'Stratégie',
    says: 'La page de stratégie de l’entreprise et sa place sur le tableau de bord. Effet immédiat.',
  },
  employee_notes_enabled: {
    label: 'Notes privées',
    says: 'Chaque personne peut garder des notes privées sur d’autres. Effet immédiat ; si c’est désactivé, les notes sont masquées et conservées.',
  },
  insight_enabled: {
    label: 'Analyses',
    says: 'Ce que disent les prévisions : les objectifs à regarder, la projection du trimestre et ce que valent les probabilités. Effet immédiat ; si c’est désactivé, rien n’est perdu.',
  },
  opinions_enabled: {
    label: 'Seconds avis',
    says: 'Chaque personne peut dire à quel point les objectifs d’autres lui semblent probables, avant la réponse de la personne responsable. Effet immédiat ; si c’est désactivé, les seconds avis sont masqués et conservés.',
  },
  opinion_reminders_enabled: {
    label: 'Demander leur avis aux managers',
    says: 'Le mercredi matin, les managers reçoivent une demande d’avis sur cinq objectifs au plus. À partir du prochain mercredi.',
  },
  achieved_percent: {
    label: 'Pourcentage qui compte comme atteint',
    says: 'À partir de ce pourcentage, un objectif dont le résultat est un pourcentage compte comme atteint dans les analyses. Effet immédiat, aussi pour les trimestres passés.',
  },
  talent_enabled: {
    label: 'Évaluations',
    says: 'Les managers rédigent des évaluations chaque trimestre. Effet immédiat ; si c’est désactivé, les évaluations sont masquées et conservées.',
  },
  talent_for_contributors: {
    label: 'Talents dans le menu de tous',
    says: 'Les personnes avec le rôle Contribution trouvent Talents dans leur menu. Les liens vers leurs propres évaluations fonctionnent dans tous les cas.',
  },
  ratings_shared_with_employee: {
    label: 'Partager les notes avec les personnes évaluées',
    says: 'Les personnes évaluées voient les notes de leurs évaluations, y compris des précédentes. Effet immédiat.',
  },
  appraisal_effective_date: {
    label: 'Évaluations à partir du',
    says: 'Les évaluations se rédigent pour les trimestres qui commencent ce jour ou plus tard ; vide : pour tous. Effet immédiat ; les évaluations des trimestres précédents restent dans les profils.',
  },
  appraisal_grace_weeks: {
    label: 'Semaines pour rédiger',
    says: 'Ce nombre de semaines après la fin du trimestre, une évaluation absente, en brouillon ou non signée par la personne évaluée est en retard. Effet immédiat.',
  },
  rating_levels: {
    label: 'Niveaux de la première et de la deuxième note',
    says: 'Combien de niveaux ont ces notes.',
  },
  tertiary_ratings_enabled: {
    label: 'Troisième note',
    says: 'Les évaluations ont une troisième note, que la matrice des talents montre par un signe et un filtre.',
  },
  tertiary_rating_levels: {
    label: 'Niveaux de la troisième note',
    says: 'Combien de niveaux a cette note.',
  },
  review_drafts_enabled: {
    label: 'Aide à la rédaction',
    says: 'Les personnes qui évaluent peuvent demander une proposition de texte à partir des objectifs et résultats qu’elles voient et, dans un cycle, de l’auto-évaluation et de l’avis des pairs ; jamais pour une note. Un modèle d’IA connecté lit alors ces textes. Effet immédiat.',
  },
  session_idle_days: {
    label: 'Jours sans utilisation',
    says: 'Les personnes qui n’utilisent pas le produit pendant cette durée doivent se connecter de nouveau. À partir de la prochaine requête.',
  },
  session_days: {
    label: 'Jours au plus',
    says: 'Cette durée après la connexion, tout le monde se connecte de nouveau. À partir de la prochaine requête.',
  },
  failed_sign_ins: {
    label: 'Mots de passe erronés',
    says: 'Ce nombre d’affilée verrouille le compte pendant dix minutes, puis plus longtemps à chaque fois. Effet immédiat.',
  },
  failed_sign_in_minutes: {
    label: 'Comptés pendant (minutes)',
    says: 'Les mots de passe erronés plus anciens ne comptent pas. Effet immédiat.',
  },
  sign_in_theme: {
    label: 'Thème sur la page de connexion',
    says: 'Toute personne qui ouvre la page de connexion lit le thème du trimestre, même sans compte. Effet immédiat.',
  },
  endless_tokens_allowed: {
    label: 'Jetons sans fin',
    says: 'Les programmes peuvent avoir des jetons qui n’expirent jamais. À partir du prochain jeton ; si c’est désactivé, ceux qui existent continuent.',
  },
  drafts_per_day: {
    label: 'Propositions d’objectifs par jour',
    says: 'Combien de propositions une personne peut demander. Effet immédiat.',
  },
  goals_per_person_and_hour: {
    label: 'Nouveaux objectifs par heure',
    says: 'À partir de l’heure en cours.',
  },
  comments_per_person_and_hour: {
    label: 'Commentaires par heure',
    says: 'À partir de l’heure en cours.',
  },
  other_writes_per_person_and_hour: {
    label: 'Autres modifications par heure',
    says: 'À partir de l’heure en cours.',
  },
};

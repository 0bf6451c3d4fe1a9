import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const strategyWords: Translated<typeof english.strategyWords> = {
  mission: 'Mission',
  vision: 'Vision',
  values: 'Valeurs distinctives',
  unpublished:
    'Rien n’est encore publié. La mission, la vision et les valeurs figureront ici une fois publiées.',
  nothingShort:
    'La mission, la vision et les valeurs ne sont pas remplies. « Voir les détails » montre ce qui est publié d’autre.',
  ceoMessage: layerTitles.video,
  guidance: 'Principes fondateurs',
  play: 'Lire la vidéo',
  watch: 'Regarder la vidéo',
  from: 'Source :',
  published: 'Publiée le',
  basics: layerTitles.basics,
  objectives: layerTitles.objectives,
  objectivesHint: 'Les grands repères des 2–3 prochaines années.',
  emptyTitle: 'Aucune stratégie n’est encore publiée',
  emptyText:
    'La mission, la vision, les valeurs et les objectifs des prochaines années figureront ici une fois publiés, afin que chaque objectif puisse y être rattaché.',
  companyGoals: 'Objectifs d’entreprise',
  off: 'Votre entreprise n’utilise pas la page de stratégie.',
  failed: 'Impossible de charger la stratégie.',
  objective: 'Objectif stratégique',
  noObjective: 'Aucun',
  allObjectives: 'Tous les objectifs',
  objectiveHint: 'Quel objectif de l’entreprise celui-ci sert-il ?',
  parentServes: (area) => `L’objectif parent sert : ${area}.`,
  takeObjective: (area) => `Utiliser ${area}`,
  goalsOf: (count) =>
    count < 2
      ? `${count} objectif d’entreprise ce trimestre`
      : `${count} objectifs d’entreprise ce trimestre`,
  goalsFailed: 'Impossible de charger les objectifs d’entreprise.',
};

export const editorWords: Translated<typeof english.editorWords> = {
  welcome: 'Bienvenue dans votre stratégie',
  welcomeText:
    'Dites où va l’entreprise et comment. Seuls les champs remplis sont visibles pour l’organisation.',
  completion: { Basic: 'Mission, vision et valeurs', Objectives: 'Objectifs stratégiques', Video: 'Message' },
  draft: 'Cette stratégie est un brouillon. L’organisation ne la voit pas avant sa publication.',
  savedBy: (name) => `Dernier enregistrement par ${name}`,
  compare: 'Comparer et publier',
  whatAllSee: 'Ce que tout le monde voit maintenant',
  addVideo: 'Ajouter votre vidéo',
  updateVideo: 'Changer la vidéo',
  videoPlaceholder: 'Un court message de la direction générale en dit plus qu’une page de texte.',
  addBasics: 'Ajouter vos stratégies',
  editBasics: 'Modifier',
  addObjectives: 'Ajouter vos objectifs',
  editObjectives: 'Modifier vos objectifs',
  versions: layerTitles.versions,
  notYours: 'Seuls la direction générale et les admins de l’organisation écrivent la stratégie.',
};

export const questions: Translated<typeof english.questions> = {
  Mission: 'Pourquoi l’entreprise existe-t-elle, et pour qui ?',
  Vision: 'À quoi ressemblera le monde quand l’entreprise aura réussi ?',
  Values: 'Que fait l’entreprise autrement que toutes les autres ?',
  Customers: 'Qui seront vos clients, et que diront-ils de vous ?',
  Employees: 'Comment travaillera-t-on ici, et pourquoi restera-t-on ?',
  Shareholders: 'Que vaudra l’entreprise pour ses propriétaires ?',
  Sales: 'Combien vendrez-vous, où et à qui ?',
  Marketing: 'Pour quoi l’entreprise sera-t-elle connue ?',
  Product: 'Que fera votre produit qu’aucun autre ne fait aujourd’hui ?',
};

export const formWords: Translated<typeof english.formWords> = {
  saveDraft: 'Enregistrer le brouillon',
  publish: 'Publier',
  back: 'Revenir à la modification',
  drafted: 'Brouillon enregistré.',
  published: 'C’est publié. Tout le monde le voit maintenant.',
  compareText: 'La publication rend tout le brouillon visible. Voici ce qui change pour tout le monde :',
  chooseParts: 'Voici ce qui change pour tout le monde. Une partie non cochée reste un brouillon.',
  parts: { Video: 'Vidéo', Basic: 'Mission, vision et valeurs', Objectives: 'Objectifs stratégiques' },
  staysDraft: 'Reste un brouillon.',
  now: 'Maintenant',
  afterwards: 'Après la publication',
  nothingChanges: 'Le brouillon ne diffère pas de ce que tout le monde voit.',
  newerDraft: 'Une autre personne a modifié le brouillon entre-temps. La comparaison montre le plus récent.',
  changed: 'Une autre personne a modifié la stratégie entre-temps. Votre saisie est conservée.',
  reload: 'Recharger',
  before: 'Avant',
  onDashboard: 'Sur le tableau de bord',
  filled: (count, all) => `${count} sur ${all} rempli${count < 2 ? '' : 's'}`,
  videoLabel: 'Adresse de la vidéo',
  videoHint: 'Une adresse qui commence par https://. Laissez vide pour ne pas montrer de vidéo.',
  playsHere: 'La vidéo est lue sur la page.',
  opensTab:
    'Le lien s’ouvre dans un nouvel onglet, car seules les vidéos de YouTube et Vimeo sont lues sur la page.',
  video: 'Vidéo',
};

export const versionWords: Translated<typeof english.versionWords> = {
  intro: 'Chaque publication est conservée comme version.',
  none: 'Rien n’a encore été publié.',
  failed: 'Impossible de charger les versions.',
  current: 'Tout le monde voit celle-ci',
  by: (name) => `par ${name}`,
  back: 'Toutes les versions',
  takeOver: 'Reprendre comme brouillon',
  replaces: 'Un brouillon est en attente. Reprendre cette version le remplace.',
  taken: 'La version est maintenant dans le brouillon. Rien n’est encore publié.',
  more: 'Afficher plus',
  empty: 'Cette version est vide.',
};

export const publishLayerWords: Translated<typeof english.publishLayerWords> = {
  cancel: 'Annuler',
};

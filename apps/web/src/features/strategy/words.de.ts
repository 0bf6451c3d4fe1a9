import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const strategyWords: Translated<typeof english.strategyWords> = {
  mission: 'Mission',
  vision: 'Vision',
  values: 'Werte, die uns auszeichnen',
  unpublished:
    'Noch ist nichts veröffentlicht. Mission, Vision und Werte stehen nach der Veröffentlichung hier.',
  nothingShort:
    'Mission, Vision und Werte sind nicht ausgefüllt. „Details anzeigen“ zeigt, was sonst veröffentlicht ist.',
  ceoMessage: layerTitles.video,
  guidance: 'Leitlinien der Gründung',
  play: 'Video abspielen',
  watch: 'Video ansehen',
  from: 'Von',
  published: 'Veröffentlicht am',
  basics: layerTitles.basics,
  objectives: layerTitles.objectives,
  objectivesHint: 'Übergeordnete Richtwerte für die nächsten 2–3 Jahre.',
  emptyTitle: 'Noch keine Strategie veröffentlicht',
  emptyText:
    'Mission, Vision, Werte und die strategischen Ziele der nächsten Jahre stehen nach der Veröffentlichung hier, damit jedes Ziel ihnen zugeordnet werden kann.',
  companyGoals: 'Unternehmensziele',
  off: 'Ihr Unternehmen verwendet die Strategieseite nicht.',
  failed: 'Die Strategie konnte nicht geladen werden.',
  objective: 'Strategisches Ziel',
  noObjective: 'Keines',
  allObjectives: 'Alle strategischen Ziele',
  objectiveHint: 'Welchem strategischen Ziel des Unternehmens dient dieses Ziel?',
  parentServes: (area) => `Das übergeordnete Ziel dient „${area}“.`,
  takeObjective: (area) => `„${area}“ verwenden`,
  goalsOf: (count) =>
    count === 1 ? '1 Unternehmensziel dieses Quartals' : `${count} Unternehmensziele dieses Quartals`,
  goalsFailed: 'Die Unternehmensziele konnten nicht geladen werden.',
};

export const editorWords: Translated<typeof english.editorWords> = {
  welcome: 'Willkommen bei Ihrer Strategie',
  welcomeText:
    'Sagen Sie, wohin das Unternehmen geht und wie. Nur ausgefüllte Felder sind für die Organisation sichtbar.',
  completion: {
    Basic: 'Mission, Vision und Werte',
    Objectives: 'Strategische Ziele',
    Video: 'Botschaft',
  },
  draft: 'Diese Strategie ist ein Entwurf. Die Organisation sieht sie erst, wenn Sie sie veröffentlichen.',
  savedBy: (name) => `Zuletzt gespeichert von ${name}`,
  compare: 'Vergleichen und veröffentlichen',
  whatAllSee: 'Was alle jetzt sehen',
  addVideo: 'Video hinzufügen',
  updateVideo: 'Video ändern',
  videoPlaceholder: 'Eine kurze Botschaft der Geschäftsführung sagt mehr als eine Seite Text.',
  addBasics: 'Strategie hinzufügen',
  editBasics: 'Bearbeiten',
  addObjectives: 'Strategische Ziele hinzufügen',
  editObjectives: 'Strategische Ziele bearbeiten',
  versions: layerTitles.versions,
  notYours: 'Nur die Geschäftsführung und Organisationsadmins schreiben die Strategie.',
};

export const questions: Translated<typeof english.questions> = {
  Mission: 'Wozu gibt es das Unternehmen, und für wen?',
  Vision: 'Wie sieht die Welt aus, wenn das Unternehmen Erfolg hatte?',
  Values: 'Was macht das Unternehmen anders als alle anderen?',
  Customers: 'Wer werden Ihre Kundinnen und Kunden sein, und was werden sie über Sie sagen?',
  Employees: 'Wie werden Menschen hier arbeiten, und warum werden sie bleiben?',
  Shareholders: 'Was wird das Unternehmen für seine Eigentümer wert sein?',
  Sales: 'Wie viel werden Sie verkaufen, wo und an wen?',
  Marketing: 'Wofür wird das Unternehmen bekannt sein?',
  Product: 'Was wird Ihr Produkt können, was heute keines kann?',
};

export const formWords: Translated<typeof english.formWords> = {
  saveDraft: 'Entwurf speichern',
  publish: 'Veröffentlichen',
  back: 'Zurück zum Bearbeiten',
  drafted: 'Entwurf gespeichert.',
  published: 'Veröffentlicht. Alle sehen es jetzt.',
  compareText: 'Mit der Veröffentlichung gilt der ganze Entwurf. Das ändert sich für alle:',
  chooseParts: 'Das ändert sich für alle. Ein Teil ohne Häkchen bleibt ein Entwurf.',
  parts: {
    Video: 'Video',
    Basic: 'Mission, Vision und Werte',
    Objectives: 'Strategische Ziele',
  },
  staysDraft: 'Bleibt ein Entwurf.',
  now: 'Jetzt',
  afterwards: 'Nach der Veröffentlichung',
  nothingChanges: 'Der Entwurf unterscheidet sich nicht von dem, was alle sehen.',
  newerDraft:
    'Der Entwurf wurde inzwischen von einer anderen Person geändert. Der Vergleich zeigt den neuesten.',
  changed:
    'Die Strategie wurde inzwischen von einer anderen Person geändert. Ihre Eingaben bleiben erhalten.',
  reload: 'Neu laden',
  before: 'Vorher',
  onDashboard: 'In der Übersicht',
  filled: (count, all) => `${count} von ${all} ausgefüllt`,
  videoLabel: 'Adresse des Videos',
  videoHint: 'Eine Adresse, die mit https:// beginnt. Lassen Sie sie leer, um kein Video zu zeigen.',
  playsHere: 'Das Video wird auf der Seite abgespielt.',
  opensTab:
    'Der Link öffnet sich in einem neuen Tab, weil nur Videos von YouTube und Vimeo auf der Seite abgespielt werden.',
  video: 'Video',
};

export const versionWords: Translated<typeof english.versionWords> = {
  intro: 'Jede Veröffentlichung bleibt als Fassung erhalten.',
  none: 'Es wurde noch nichts veröffentlicht.',
  failed: 'Die Fassungen konnten nicht geladen werden.',
  current: 'Diese sehen alle',
  by: (name) => `von ${name}`,
  back: 'Alle Fassungen',
  takeOver: 'In den Entwurf übernehmen',
  replaces: 'Es gibt einen Entwurf. Wenn Sie diese Fassung übernehmen, wird er ersetzt.',
  taken: 'Die Fassung steht jetzt im Entwurf. Veröffentlicht ist noch nichts.',
  more: 'Mehr laden',
  empty: 'Diese Fassung ist leer.',
};

export const publishLayerWords: Translated<typeof english.publishLayerWords> = {
  cancel: 'Abbrechen',
};

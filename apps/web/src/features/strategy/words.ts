import type { Strategy } from '@bellwether/contract/strategy';
import type { BasicName } from '@bellwether/domain/strategy/document';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { layerTitles } from './words.layers.ts';

export const strategyWords = {
  mission: 'Mission',
  vision: 'Vision',
  values: 'Differentiating values',
  unpublished: 'Nothing is published yet. Mission, vision and values stand here once they are.',
  nothingShort: 'No mission, vision or values are filled in. View Details shows what else is published.',
  ceoMessage: layerTitles.video,
  guidance: 'Guidance from the founder',
  play: 'Play video',
  watch: 'Watch the video',
  /** Before the host of a video, and before the day of a publication. */
  from: 'From',
  published: 'Published',
  basics: layerTitles.basics,
  objectives: layerTitles.objectives,
  objectivesHint: 'High-level benchmarks for the next 2–3 years.',
  emptyTitle: 'No strategy has been published yet',
  emptyText:
    'Mission, vision, values and the objectives of the next years stand here once they are published, so that every goal can be aligned to them.',
  companyGoals: 'Company goals',
  off: 'Your company does not use the strategy page.',
  failed: 'The strategy could not be loaded.',
  objective: 'Strategic objective',
  noObjective: 'None',
  allObjectives: 'All objectives',
  objectiveHint: 'Which of the company’s objectives does this goal serve?',
  parentServes: (area: string) => `The parent goal serves ${area}.`,
  takeObjective: (area: string) => `Use ${area}`,
  goalsOf: (count: number) =>
    count === 1 ? '1 company goal of this quarter' : `${count} company goals of this quarter`,
  goalsFailed: 'The company goals could not be loaded.',
} as const;

/** The texts of the page for its editors. */
export const editorWords = {
  welcome: 'Welcome to your strategy',
  welcomeText:
    'Say where the company goes and how. Only the fields that are filled in are visible to the organization.',
  completion: { Basic: 'Mission, Vision & Values', Objectives: 'Strategic Objectives', Video: 'Message' },
  draft: 'This strategy is a draft. The organization does not see it before you publish it.',
  savedBy: (name: string) => `Last saved by ${name}`,
  compare: 'Compare and publish',
  whatAllSee: 'What everybody sees now',
  addVideo: 'Add Your Video',
  updateVideo: 'Update Video',
  videoPlaceholder: 'A short message from the chief executive says more than a page of text.',
  addBasics: 'Add Your Strategies',
  editBasics: 'Edit',
  addObjectives: 'Add Your Objectives',
  editObjectives: 'Edit Your Objectives',
  versions: layerTitles.versions,
  notYours: 'Only the chief executive and org admins write the strategy.',
} as const;

/** The guiding question of each text, which only editors see (strategy.1). */
export const questions: Readonly<Record<BasicName | StrategicObjective, string>> = {
  Mission: 'Why does the company exist, and for whom?',
  Vision: 'What will the world look like when the company has succeeded?',
  Values: 'What does the company do differently from everybody else?',
  Customers: 'Who will your customers be, and what will they say about you?',
  Employees: 'How will people work here, and why will they stay?',
  Shareholders: 'What will the company be worth to its owners?',
  Sales: 'How much will you sell, where, and to whom?',
  Marketing: 'What will the company be known for?',
  Product: 'What will your product do that nobody’s does today?',
};

/** The words of the drawers. */
export const formWords = {
  saveDraft: 'Save Draft',
  publish: 'Publish',
  back: 'Back to editing',
  drafted: 'Draft saved.',
  published: 'Published. Everybody sees it now.',
  compareText: 'Publishing makes the whole draft live. This is what changes for everybody:',
  chooseParts: 'This is what changes for everybody. A part without a tick stays a draft.',
  parts: { Video: 'Video', Basic: 'Mission, Vision & Values', Objectives: 'Strategic Objectives' },
  staysDraft: 'Stays a draft.',
  now: 'Now',
  afterwards: 'After publishing',
  nothingChanges: 'The draft does not differ from what everybody sees.',
  newerDraft: 'Somebody else has changed the draft meanwhile. The comparison shows the newest one.',
  changed: 'Somebody else has changed the strategy meanwhile. What you typed is kept.',
  reload: 'Reload',
  before: 'Before',
  onDashboard: 'On the dashboard',
  filled: (count: number, all: number) => `${count} of ${all} filled in`,
  videoLabel: 'Address of the video',
  videoHint: 'An address that begins with https://. Leave it empty to show no video.',
  playsHere: 'The video plays on the page.',
  opensTab: 'The link opens in a new tab, because only videos of YouTube and Vimeo play on the page.',
  video: 'Video',
} as const;

export const versionWords = {
  intro: 'Each publication stays as a version.',
  none: 'Nothing has been published yet.',
  failed: 'The versions could not be loaded.',
  current: 'Everybody sees this one',
  by: (name: string) => `by ${name}`,
  back: 'All versions',
  takeOver: 'Take over into draft',
  replaces: 'A draft waits. Taking this version over replaces it.',
  taken: 'The version is in the draft now. Nothing is published yet.',
  more: 'Load More',
  empty: 'This version is empty.',
} as const;

/** The parts of a version that are shown, whichever version it is. */
export type StrategyParts = Pick<Strategy, 'Video' | 'StrategyBasic' | 'Objectives'>;

export const publishLayerWords = {
  cancel: 'Cancel',
} as const;

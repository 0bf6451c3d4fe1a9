import type { SuggestionEngine } from '@bellwether/contract/tenant';
import { askedLabels } from '@bellwether/domain/goals/messages';
import type { DraftPart, Suggestions } from './model/draft-work.ts';

export const draftingHelpWords = {
  panel: 'Drafting',
  running: 'Drafting…',
  ready: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  readyElsewhere: 'The draft that you asked for is ready in the goal form.',
  failed: 'Drafting did not work.',
  area: 'Functional area',
  context: askedLabels.context,
  contextHint: 'What the goal is about: numbers, dates and names that you know.',
  wish: askedLabels.wish,
  generate: 'Generate',
  generateAgain: 'Generate again',
  cancel: 'Cancel',
  slow: 'This takes a while. You can go on writing, or close the form: the suggestions wait here.',
  needsTitle: (title: string) => `Write or choose the ${title.toLowerCase()} first.`,
  goals: 'Suggested goals',
  earlier: (count: number) => (count === 1 ? '1 earlier suggestion' : `${count} earlier suggestions`),
  use: 'Use',
  panelFailed: 'Drafting could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  undo: 'Undo',
  redo: 'Redo',
} as const;

/** The label of the button that opens the help; it mentions AI only if a model is connected. */
export const openWords: Readonly<Record<SuggestionEngine, string>> = {
  model: 'Draft with AI',
  template: 'Draft from templates',
};

/** The labels of the goal's texts in this form. */
export interface TextLabels {
  readonly title: string;
  readonly measurement: string;
  readonly description: string;
}

/** Returns the label of the button that drafts one text alone. */
export function onlyLabel(part: Exclude<DraftPart, 'goal'>, labels: TextLabels): string {
  return `Only ${labels[part].toLowerCase()}`;
}

const runningWords: Readonly<Record<DraftPart, (labels: TextLabels) => string>> = {
  goal: () => 'Drafting a goal…',
  measurement: (labels) => `Drafting ${labels.measurement.toLowerCase()}…`,
  description: (labels) => `Drafting ${labels.description.toLowerCase()}…`,
};

/** Returns the name of the part that is being drafted. */
export const runningWord = (part: DraftPart, labels: TextLabels): string => runningWords[part](labels);

/** Returns a description of the suggestions, for a screen reader. */
export function foundWords({ goals, measurements, description }: Suggestions, labels: TextLabels): string {
  const parts = [
    goals.length > 0 ? counted(goals.length, 'goal') : '',
    measurements.length > 0
      ? counted(measurements.length, `text for ${labels.measurement.toLowerCase()}`)
      : '',
    description === '' ? '' : `a ${labels.description.toLowerCase()}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Suggested: ${parts.join(', ')}.`;
}

/** Returns the message after a suggestion filled its fields. */
export function filledWords(names: readonly string[]): string {
  return `${names.join(' and ')} filled in.`;
}

/** Returns when to try again, from the seconds of a Retry-After. */
export function waitWords(seconds: number): string {
  if (seconds < 90)
    return `The next draft is possible in ${counted(Math.max(1, Math.round(seconds)), 'second')}.`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `The next draft is possible in ${counted(minutes, 'minute')}.`;
  return `The next draft is possible in about ${counted(Math.round(minutes / 60), 'hour')}.`;
}

function counted(count: number, what: string): string {
  if (count === 1) return `1 ${what}`;
  return what.startsWith('text for') ? `${count} texts${what.slice(4)}` : `${count} ${what}s`;
}

/** The author of a draft. */
export type SuggestionEngine = 'template' | 'model';

/** The button beside a text that templates wrote because the model gave none (suggestions.1). */
export const tryModelAgain = 'Try the model again';

/** Names the numbers of a draft that repeat what the person typed; a model adds no other (suggestions.4). */
export const yourNumbersNote = (numbers: readonly string[]) =>
  numbers.length === 0 ? '' : `Your number${numbers.length === 1 ? '' : 's'}: ${numbers.join(', ')}.`;

/** The line under every draft that names its author (suggestions.1). */
export const suggestionNotices: Readonly<Record<SuggestionEngine, string>> = {
  template: 'Drafted from templates; no AI provider is connected',
  model: 'Drafted by an AI model; please check it before you use it',
};

export const placeholderWords = {
  open: (placeholders: string) => `Please fill in ${placeholders} before you submit.`,
} as const;

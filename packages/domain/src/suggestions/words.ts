/** The author of a draft. */
export type SuggestionEngine = 'template' | 'model';

/** The button beside a text that templates wrote because the model gave none (suggestions.1). */
export const tryModelAgain = 'Try the model again';

/** The line under every draft that names its author (suggestions.1). */
export const suggestionNotices: Readonly<Record<SuggestionEngine, string>> = {
  template: 'Drafted from templates; no AI provider is connected',
  model: 'Drafted by an AI model; please check it before you use it',
};

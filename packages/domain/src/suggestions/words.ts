/** The author of a draft. */
export type SuggestionEngine = 'template' | 'model';

/** The line under every draft that names its author (decisions §9). */
export const suggestionNotices: Readonly<Record<SuggestionEngine, string>> = {
  template: 'Drafted from templates; no AI provider is connected',
  model: 'Drafted by an AI model; please check it before you use it',
};

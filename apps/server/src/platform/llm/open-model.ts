import type { Config } from '../config/config.ts';
import type { LanguageModel } from './language-model.ts';

/**
 * Returns the configured model; undefined without one. Its libraries are loaded at the first question, to
 * save start time and memory.
 */
export function openModel(ai: Config['ai']): LanguageModel | undefined {
  if (!ai) return undefined;
  let endpoint: Promise<LanguageModel> | undefined;
  return {
    async ask(question, gone) {
      endpoint ??= import('./openai-compatible.ts').then(({ createEndpoint }) => createEndpoint(ai));
      return (await endpoint).ask(question, gone);
    },
  };
}

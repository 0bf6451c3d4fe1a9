import type { Config } from '../config/config.ts';
import type { LanguageModel } from './language-model.ts';

/**
 * The model that the configuration names; undefined where it names none. The libraries that speak to it are loaded with the
 * first question: start and memory of a server do not pay for them.
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

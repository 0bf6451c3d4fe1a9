/** The public part of this feature; other features import nothing else of it. */
export type { TextName } from './components/draft-results.tsx';
export { DraftingHelp } from './components/drafting-help.tsx';
export { forgetDraft } from './model/draft-work.ts';

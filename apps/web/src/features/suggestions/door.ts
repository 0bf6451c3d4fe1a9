/** What other features use of this one; they import nothing else of it. */
export type { TextName } from './components/draft-results.tsx';
export { DraftingHelp } from './components/drafting-help.tsx';
export { forgetDraft } from './model/draft-work.ts';

import { goalMessages } from '@bellwether/domain/goals/messages';
import type { ModelFaultKind } from '#platform/llm/language-model.ts';

/** The sentences about a field of a drafting call. */
export const draftingFieldWords = {
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
} as const;

/** The refusal when a draft is over the limit. */
export const draftCountWords = {
  drafting_off: 'Your company has switched drafting off.',
  no_drafts_left: (limit: number) =>
    `You have used all of today’s drafts (${limit}). New ones are there tomorrow.`,
} as const;

/** Why the AI provider gave no text. The words fit every place where a model writes. */
export const faultSentences: Readonly<Record<ModelFaultKind, string>> = {
  unreachable: 'The AI provider cannot be reached.',
  too_slow: 'The AI provider took too long to answer.',
  gone: 'The AI provider’s answer was not waited for.',
  busy: 'The AI provider has too much to do at the moment.',
  not_accepted: 'The AI provider does not accept this server’s key or model. Please tell your administrator.',
  not_understood: 'The AI provider does not understand what it is asked. Please tell your administrator.',
  failing: 'The AI provider reports an error.',
  redirected: 'The address of the AI provider leads elsewhere. Please tell your administrator.',
  too_large: 'The AI provider’s answer was too long.',
  refused: 'The AI provider declined to write this.',
  cut: 'The AI provider’s answer ended in the middle.',
  unusable: 'The AI provider gave nothing that can be used.',
};

/** The sentences after the reason: who wrote the text instead, and how some texts came to be. */
export const insteadWords = {
  all: 'This was drafted from templates.',
  some: 'Templates wrote the missing texts. The others are drafted by an AI model; please check them before you use them.',
  someUnusable: 'Some of the AI provider’s texts cannot be used.',
} as const;

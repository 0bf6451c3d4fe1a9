import { endedLinkWords } from '../../words.ts';

/** A mailed link that no longer works. It leads to the sign-in, which shows the server's sentence above the form. */
export interface EndedLink {
  readonly kind: 'invitation' | 'reset' | 'unlock' | 'email';
  readonly token: string;
  readonly sentence: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Belongs to the entry of the sign-in page, so a reload keeps it and another page does not show it. */
    endedLink?: EndedLink;
  }
}

/** Returns why a link does not work, and what it was for (accounts.5). `sentence`: the server's. */
export function endedSentence({ kind, sentence }: Pick<EndedLink, 'kind' | 'sentence'>): string {
  const purpose = endedLinkWords.purposes[kind];
  // For an address, the fixed sentence is that of another link, which would mislead.
  return kind === 'email' ? purpose : `${sentence} ${purpose}`;
}

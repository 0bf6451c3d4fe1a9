/** The chats that a channel can be in, and what it can get (channels.1). */
export const channelKinds = ['slack', 'teams'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const channelPosts = ['digest', 'goal_called', 'results', 'strategy'] as const;
export type ChannelPost = (typeof channelPosts)[number];

export const channelLimits = { channels: 30, name: 80, url: 2_000, department: 255 } as const;

/** How the running quarter goes, of the goals that everybody sees. */
export interface DigestFacts {
  /** `Q4 2026`. */
  readonly quarter: string;
  readonly week: number;
  readonly weeks: number;
  readonly goals: number;
  /** Of the week that ended last: goals with a prediction, and those whose likelihood rose or fell with it. */
  readonly predicted: number;
  readonly rose: number;
  readonly fell: number;
  /** Called unlikely by their owners; null while insight is switched off. */
  readonly unlikely: number | null;
}

/** How a quarter ended, of the goals that everybody sees. */
export interface ResultFacts {
  readonly quarter: string;
  readonly goals: number;
  readonly finished: number;
  readonly achieved: number;
}

/** What a post says: a title, sentences in plain text, and where to read on. */
export interface Post {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Stands between the title and the sentences where both are one line; absent: `:`. */
  readonly colon?: string;
  /** The path begins with a slash, below the address of the company. */
  readonly link: { readonly label: string; readonly path: string };
}

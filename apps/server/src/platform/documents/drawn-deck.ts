/** A piece of a paragraph. */
export interface DrawnRun {
  readonly text: string;
  readonly isStrong?: boolean;
  /** Hex with hash; absent: the colour of the box. */
  readonly colour?: string;
}

/** Lengths are millimetres from the upper left corner of the slide, sizes of letters are points. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An item on a slide; the items are in reading order. */
export type DrawnItem =
  | ({
      readonly kind: 'text';
      /** `title`: the heading by which programs for blind people list the slide. `part`: the heading of a part of it. */
      readonly role?: 'title' | 'part';
      readonly size: number;
      readonly colour: string;
      readonly align?: 'left' | 'right' | 'center';
      readonly anchor?: 'top' | 'middle' | 'bottom';
      readonly paragraphs: readonly (readonly DrawnRun[])[];
      /** Points between paragraphs. */
      readonly gap?: number;
    } & Place)
  /** Decoration; a text beside it says the same. */
  | ({ readonly kind: 'box'; readonly fill: string; readonly isRound?: boolean } & Place)
  | ({
      readonly kind: 'picture';
      /** A PNG. */
      readonly bytes: Uint8Array;
      /** What the picture shows, in words. */
      readonly says: string;
      readonly isRound?: boolean;
    } & Place);

export interface DrawnSlide {
  readonly title: string;
  readonly items: readonly DrawnItem[];
  /** What the speaker sees; empty: nothing. */
  readonly notes: string;
}

/** A4 landscape slides as plain data, which can be sent to a thread. */
export interface DrawnDeck {
  readonly title: string;
  readonly company: string;
  readonly slides: readonly DrawnSlide[];
}

/** In millimetres. */
export const deckPage = { width: 297, height: 210 } as const;

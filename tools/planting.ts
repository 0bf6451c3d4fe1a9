/** What a planted change does to a file: text to put before or in place of another, a new file, or more lines at the end. */
export type Planting =
  | { readonly before: RegExp; readonly put: string }
  | { readonly instead: RegExp; readonly put: string }
  | { readonly all: string }
  | { readonly atEnd: string };

/** One kind of change, as small as it can be, with every file that it touches. */
export interface PlantedChange {
  readonly kind: string;
  /** The most files that it may touch. */
  readonly most: number;
  /** Files of the program. A words file stands for its brothers in other languages, too. */
  readonly files: Readonly<Record<string, readonly Planting[]>>;
  /** Files that `npm run generate` writes. They count nothing. */
  readonly generated?: Readonly<Record<string, readonly Planting[]>>;
}

export const domain = 'packages/domain/src';
export const server = 'apps/server/src';
export const web = 'apps/web/src';

/** Plants an entry before the one of a key. */
export const entry = (key: string, put: string): Planting => ({ before: new RegExp(`^ *${key}:`, 'm'), put });

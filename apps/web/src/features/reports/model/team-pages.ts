/** A goal of the page of team goal updates, or the line of somebody without goals. */
export interface TeamItem {
  readonly personId: number;
  /** A goal that the page counts: one without a parent of the same owner. */
  readonly isMain: boolean;
  /** Pixels at the width of the paper. */
  readonly height: number;
}

interface PageRules {
  /** Pixels of a page. */
  readonly height: number;
  /** Main goals at most. */
  readonly firstMains: number;
  readonly laterMains: number;
  /** Pixels of the page's own head. */
  readonly firstHead: number;
  readonly laterHead: number;
  /** Pixels of the line with a person's name, and of the border below. */
  readonly personHead: number;
}

/** The rules of the documents (3-strategy-reports-signin §9), with the heights of this page's heads. */
export const teamPageRules: PageRules = {
  height: 960,
  firstMains: 8,
  laterMains: 10,
  firstHead: 92,
  laterHead: 40,
  personHead: 47,
};

/**
 * Splits the items into pages: a page ends where the next item is too high for it, or is a main goal too many. A page that goes
 * on with a person repeats the name. An item that is higher than a page has a page of its own.
 */
export function teamPages<Item extends TeamItem>(
  items: readonly Item[],
  rules: PageRules = teamPageRules,
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let left = 0;
  let mains = 0;
  for (const item of items) {
    const page = pages.at(-1);
    const isFirstOf = page?.at(-1)?.personId !== item.personId;
    const needed = item.height + (isFirstOf ? rules.personHead : 0);
    if (page && needed <= left && (!item.isMain || mains > 0)) {
      page.push(item);
      left -= needed;
      mains -= item.isMain ? 1 : 0;
      continue;
    }
    const isFirst = pages.length === 0;
    pages.push([item]);
    left = rules.height - (isFirst ? rules.firstHead : rules.laterHead) - rules.personHead - item.height;
    mains = (isFirst ? rules.firstMains : rules.laterMains) - (item.isMain ? 1 : 0);
  }
  return pages;
}

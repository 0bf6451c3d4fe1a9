/** A goal of the page of team goal updates, or the line about a person without goals. */
export interface TeamItem {
  readonly personId: number;
  /** True for a goal without a parent of the same owner; only these count for the limit of a page. */
  readonly isMain: boolean;
  /** The height in pixels, at the width of the paper. */
  readonly height: number;
}

interface PageRules {
  /** The height of a page, in pixels. */
  readonly height: number;
  /** The maximum number of main goals. */
  readonly firstMains: number;
  readonly laterMains: number;
  /** The height of the page's head, in pixels. */
  readonly firstHead: number;
  readonly laterHead: number;
  /** The height of the line with a person's name and of the border below it, in pixels. */
  readonly personHead: number;
}

/** The rules of printing (reports.7), with the heights of this page's heads. */
export const teamPageRules: PageRules = {
  height: 960,
  firstMains: 8,
  laterMains: 10,
  firstHead: 92,
  laterHead: 40,
  personHead: 47,
};

/**
 * Splits the items into pages. A page ends where the next item does not fit, or would be one main goal too many. If a
 * person continues on the next page, that page repeats the name. An item that is higher than a page gets a separate
 * page.
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

import type { Locator } from '@playwright/test';

/** Returns pairs of texts in a drawer or dialog that are painted over each other, as "one | other". */
export function overlappingTexts(layer: Locator): Promise<string[]> {
  return layer.evaluate((root) => {
    interface Piece {
      readonly element: HTMLElement;
      readonly text: string;
      readonly box: DOMRect;
    }
    const meet = (one: DOMRect, other: DOMRect): DOMRect => {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      return new DOMRect(
        left,
        top,
        Math.max(0, width),
        Math.max(0, Math.min(one.bottom, other.bottom) - top),
      );
    };
    /** Returns the part of a box that its scrolling ancestors show. */
    const shown = (element: HTMLElement, box: DOMRect): DOMRect => {
      let part = meet(box, new DOMRect(0, 0, innerWidth, innerHeight));
      for (let at: HTMLElement | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.opacity === '0' || style.visibility === 'hidden') return new DOMRect();
        if (style.overflow !== 'visible') part = meet(part, at.getBoundingClientRect());
      }
      return part;
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      // A closed `details` has boxes, too.
      if (!element || text === '' || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = shown(element, line);
        if (box.width > 2 && box.height > 2) pieces.push({ element, text, box });
      }
    }
    /** Whether an opaque background of `upper`, or of an ancestor that `lower` does not share, hides `lower`. */
    const hides = (upper: HTMLElement, lower: HTMLElement) => {
      for (let at: HTMLElement | null = upper; at && !at.contains(lower); at = at.parentElement)
        if (/^rgb\(/.test(getComputedStyle(at).backgroundColor)) return true;
      return false;
    };
    const faults = new Set<string>();
    pieces.forEach((one, place) => {
      for (const other of pieces.slice(place + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const common = meet(one.box, other.box);
        if (common.width <= 2 || common.height <= 3) continue;
        if (hides(one.element, other.element) || hides(other.element, one.element)) continue;
        faults.add(`${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
      }
    });
    return [...faults];
  });
}

/** Scrolls a drawer and everything that scrolls in it to a part of its height. */
export function scrollLayer(layer: Locator, part: number): Promise<void> {
  return layer.evaluate((root, to) => {
    for (const each of [root, ...root.querySelectorAll<HTMLElement>('*')])
      if (each.scrollHeight > each.clientHeight)
        each.scrollTop = (each.scrollHeight - each.clientHeight) * to;
  }, part);
}

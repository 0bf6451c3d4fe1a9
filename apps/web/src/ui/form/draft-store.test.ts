import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDrafts,
  hasDrafts,
  openDrafts,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
} from './draft-store.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  openDrafts('1.7');
});

describe('drafts', () => {
  it('are restored for the same person and key, and for nobody else', () => {
    writeDraft('1.7', 'goal.12', { title: 'Ship' });
    expect(readDraft('1.7', 'goal.12')).toEqual({ title: 'Ship' });
    expect(readDraft('1.8', 'goal.12')).toBeUndefined();
    expect(readDraft('1.7', 'goal.13')).toBeUndefined();
  });

  it('are deleted after seven days', () => {
    writeDraft('1.7', 'a', 'old', 0);
    expect(readDraft('1.7', 'a', 7 * DAY)).toBe('old');
    expect(readDraft('1.7', 'a', 7 * DAY + 1)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('are deleted after seven days without being read, for every person', () => {
    writeDraft('1.7', 'a', 'old', 0);
    writeDraft('1.8', 'a', 'of another', 0);
    writeDraft('1.7', 'b', 'newer', DAY);
    localStorage.setItem('bw.draft.1.7.c', '{not json');
    localStorage.setItem('bw.scheme', 'dark');
    removeOldDrafts(7 * DAY + 1);
    expect(Object.keys(localStorage).sort()).toEqual(['bw.draft.1.7.b', 'bw.scheme']);
  });

  it('of one person are deleted without those of a person whose number begins alike', () => {
    writeDraft('1.7', 'a', 1);
    writeDraft('1.70', 'a', 2);
    clearDrafts('1.7');
    expect(readDraft('1.7', 'a')).toBeUndefined();
    expect(readDraft('1.70', 'a')).toBe(2);
  });

  it('that another program overwrote are ignored', () => {
    localStorage.setItem('bw.draft.1.7.a', '{not json');
    localStorage.setItem('bw.draft.1.7.b', '"text"');
    expect(readDraft('1.7', 'a')).toBeUndefined();
    expect(readDraft('1.7', 'b')).toBeUndefined();
  });

  it('report when the browser has no room for them', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
      getItem: () => null,
      removeItem: () => undefined,
    });
    const kept = writeDraft('1.7', 'a', 'x');
    vi.unstubAllGlobals();
    expect(kept).toBe(false);
    // The text lives as long as the tab.
    expect(readDraft('1.7', 'a')).toBe('x');
    removeDraft('1.7', 'a');
    expect(warned).toHaveBeenCalledOnce();
  });

  it('can be removed one by one, until none of the person is left', () => {
    writeDraft('1.7', 'a', 1);
    writeDraft('1.70', 'a', 1);
    expect(hasDrafts('1.7')).toBe(true);
    removeDraft('1.7', 'a');
    expect(readDraft('1.7', 'a')).toBeUndefined();
    expect(hasDrafts('1.7')).toBe(false);
  });
});

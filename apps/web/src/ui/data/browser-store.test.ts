import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, onStorageState, storageState } from './browser-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of browserStore.keys()) browserStore.remove(key);
});

test('a value is stored in the browser', () => {
  expect(browserStore.set('bw.one', '1')).toBe(true);
  expect(localStorage.getItem('bw.one')).toBe('1');
  expect([browserStore.get('bw.one'), storageState('bw.one')]).toEqual(['1', 'kept']);
  browserStore.remove('bw.one');
  expect(browserStore.get('bw.one')).toBeNull();
});

test('a full storage: the new value lives as long as the tab, and the old one does not come back', () => {
  browserStore.set('bw.one', 'old');
  const told = vi.fn();
  const end = onStorageState(told);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The simulated browser binds a method to its storage at the first use, so the prototype comes too late.
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(browserStore.set('bw.one', 'new')).toBe(false);
  expect([browserStore.get('bw.one'), storageState('bw.one'), storageState('bw.two')]).toEqual([
    'new',
    'full',
    'kept',
  ]);
  expect(localStorage.getItem('bw.one')).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  end();
});

test('settings that block the storage: nothing throws, and values live as long as the tab', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(browserStore.get('bw.one')).toBeNull();
  expect(browserStore.set('bw.one', '1')).toBe(false);
  expect([browserStore.get('bw.one'), browserStore.keys()]).toEqual(['1', ['bw.one']]);
  expect(storageState('bw.one')).toBe('refused');
  browserStore.remove('bw.one');
  expect(browserStore.keys()).toEqual([]);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { useInstall } from '../offline/install.ts';
import { changeOffline, clearOffline } from '../offline/offline-state.ts';
import { acceptSession, forgetSession } from '../session-store.ts';
import { StatusLine } from './status-line.tsx';

afterEach(() => {
  cleanup();
  clearOffline();
  changeOffline({ isOutdated: false });
  vi.restoreAllMocks();
});

function Install() {
  const install = useInstall();
  return install ? (
    <button type="button" onClick={install}>
      Install
    </button>
  ) : null;
}

it('offers a reload for a new version, but not while somebody types', () => {
  render(
    <>
      <StatusLine />
      <textarea aria-label="Comment" />
    </>,
  );
  const reload = () => screen.queryByRole('button', { name: 'Reload to update' });
  act(() => screen.getByLabelText('Comment').focus());
  act(() => changeOffline({ isOutdated: true }));
  expect(reload()).toBeNull();
  act(() => screen.getByLabelText('Comment').blur());
  expect(reload()).not.toBeNull();
});

it('says how old the page is, and counts what waits', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<StatusLine />);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. Updates/);
  act(() => changeOffline({ asOf: Date.now(), waiting: 2, refused: 1 }));
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. As of \d+:\d\d [AP]M\./);
  expect(screen.getByRole('button').textContent).toBe('2 waiting to be sent · 1 not saved');
});

it('says that the session ends with the tab where the storage is full', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  render(<StatusLine />);
  act(() => acceptSession(buildSession()));
  expect(screen.getByRole('status').textContent).toMatch(/storage is full/);
  act(forgetSession);
});

it('installs once, and only where the browser offers it', () => {
  render(<Install />);
  expect(screen.queryByRole('button')).toBeNull();
  const prompt = vi.fn(async () => undefined);
  act(() => {
    window.bellwetherInstall = Object.assign(new Event('beforeinstallprompt'), { prompt });
    window.dispatchEvent(new Event('beforeinstallprompt'));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(window.bellwetherInstall).toBeUndefined();
});

import { unreachable } from '@bellwether/contract/problem';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuSelect } from '../form/menu-select.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { LateLayer, late, lateFetches } from './late-layer.tsx';
import { Panel, PanelButton } from './panel-button.tsx';

afterEach(cleanup);

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;

it('shows no fallback if its code was fetched ahead', async () => {
  const load = vi.fn(async () => Words);
  const Part = late(load);
  await lateFetches().at(-1)?.();
  expect(load).toHaveBeenCalledOnce();
  render(
    <LateLayer opened onClose={() => undefined} face="Loading">
      <Part words="Here" />
    </LateLayer>,
  );
  expect(await screen.findByText('Here')).toBeTruthy();
});

it('shows what stands in its place until its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const Part = late(() => promise);
  render(
    <LateLayer opened onClose={() => undefined} face="Loading">
      <Part words="Here" />
    </LateLayer>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  resolve(Words);
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

function Opener({ layer }: { readonly layer: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const face = (
    <button type="button" onClick={() => setOpened(true)}>
      Open
    </button>
  );
  return (
    <LateLayer opened={opened} onClose={() => setOpened(false)} face={face}>
      {layer}
    </LateLayer>
  );
}

it('says that its code cannot be fetched, keeps what stands in its place, and tries again at the next opening', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValue(new TypeError('no server'));
  const Part = late(load);
  render(<Opener layer={<Part words="Here" />} />);
  for (const time of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect((await screen.findByRole('alert')).textContent).toContain(unreachable);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(time);
  }
  load.mockResolvedValue(Words);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries again at once by the button of the notice', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValue(new TypeError('no server'));
  const Part = late(load);
  render(<Opener layer={<Part words="Here" />} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toBeTruthy();
  load.mockResolvedValue(Words);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a pressed button keeps the focus while its panel opens and closes', async () => {
  render(
    <UiProvider>
      <PanelButton
        className={undefined}
        renderPanel={(panel, close) => (
          <Panel panel={panel} className={undefined}>
            <button type="button" onClick={close}>
              Done
            </button>
          </Panel>
        )}
      >
        More
      </PanelButton>
    </UiProvider>,
  );
  const more = () => screen.getByRole('button', { name: 'More' });
  expect(more().getAttribute('aria-expanded')).toBe('false');
  more().focus();
  fireEvent.click(more());
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(more().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(more());
  fireEvent.click(done);
  await waitFor(() => expect(more().getAttribute('aria-expanded')).toBe('false'));
  expect(document.activeElement).toBe(more());
});

it.each([
  ['a press', (field: HTMLElement) => fireEvent.click(field)],
  ['a key', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'ArrowDown' })],
])('a choice in a heading opens its list on %s, and keeps the focus', async (_, open) => {
  const chosen = vi.fn();
  render(
    <UiProvider>
      <MenuSelect
        label="Quarter"
        choices={[
          { value: '1', label: 'Q1' },
          { value: '2', label: 'Q2' },
        ]}
        value="1"
        onChange={chosen}
      />
    </UiProvider>,
  );
  const field = () => screen.getByRole('combobox', { name: 'Quarter' });
  expect(field()).toHaveProperty('value', 'Q1');
  open(field());
  fireEvent.click(await screen.findByRole('option', { name: 'Q2', hidden: true }));
  expect(chosen.mock.calls[0]?.[0]).toBe('2');
  expect(document.activeElement).toBe(field());
});

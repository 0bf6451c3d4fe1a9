import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { useAddressLayer } from './address-layer.ts';
import { LayerHost } from './layer-host.tsx';
import { layerRows, layerTable } from './layer-table.tsx';

afterEach(cleanup);

const row = layerRows<undefined>();
const tables = [
  layerTable<undefined>({
    feature: 'planted',
    useSubject: () => undefined,
    rows: [
      row({
        names: ['rename', 'copy'],
        kind: 'dialog',
        title: (name) => `To ${name}`,
        width: 400,
        isOffered: ({ search }) => search.goal !== 13,
        load:
          async () =>
          ({ name, at }) =>
            `${name} goal ${at.search.goal}`,
      }),
    ],
  }),
];

function Page() {
  const { openLayer } = useAddressLayer<'rename' | 'copy'>();
  return (
    <button type="button" onClick={() => openLayer('rename', { goal: 12 })}>
      Rename
    </button>
  );
}

const open = (place: string) =>
  renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => (
          <>
            <Page />
            <LayerHost tables={tables} />
          </>
        ),
      }),
    ],
    { place, session: buildSession(), answers: {} },
  );

describe('the host of layers', () => {
  it('opens the layer that the address names, with its own title and content', async () => {
    const { screen } = open('/v3/home?open=copy&goal=7');
    expect(await screen.findByRole('dialog', { name: 'To copy' })).toBeTruthy();
    expect(await screen.findByText('copy goal 7')).toBeTruthy();
  });

  it.each(['open=explode', 'open=rename&goal=13', 'open=%3Cb%3E', 'goal=12'])(
    'opens nothing for %s',
    async (search) => {
      const { screen } = open(`/v3/home?${search}`);
      await screen.findByText('Rename');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('opens by a button and closes by one step back, which restores the address', async () => {
    const { screen, search } = open('/v3/home?week=3');
    fireEvent.click(await screen.findByText('Rename'));
    await screen.findByText('rename goal 12');
    expect(search()).toEqual({ week: 3, open: 'rename', goal: 12 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(search()).toEqual({ week: 3 }));
  });
});

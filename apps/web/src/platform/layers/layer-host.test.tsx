import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { kept } from '#platform/search-params.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { useAddressLayer } from './address-layer.ts';
import { LayerHost } from './layer-host.tsx';
import { idParameter, layerParameters } from './layer-search.ts';
import { layerRows, layerTable } from './layer-table.tsx';

afterEach(cleanup);

const row = layerRows<undefined>();
const printParameters = layerParameters({ copies: idParameter, format: kept(z.enum(['pdf', 'excel'])) });

function Next() {
  const { openLayer } = useAddressLayer<'copy'>();
  return (
    <button type="button" onClick={() => openLayer('copy', { goal: 8 })}>
      Copy
    </button>
  );
}

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
      row({
        names: ['print'],
        kind: 'dialog',
        search: printParameters,
        title: 'To print',
        width: 400,
        load:
          async () =>
          ({ at: { search } }) => (
            <>
              {`print ${search.copies ?? 'one'} in ${search.format ?? 'pdf'}`}
              <Next />
            </>
          ),
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

  it('gives a layer its own parameters, and drops what its schema refuses', async () => {
    const { screen } = open('/v3/home?open=print&copies=2&format=papyrus');
    expect(await screen.findByText('print 2 in pdf')).toBeTruthy();
    cleanup();
    const other = open('/v3/home?open=print&copies=none&format=excel');
    expect(await other.screen.findByText('print one in excel')).toBeTruthy();
  });

  it('takes the own parameters of a layer out of the address when it closes, and when another one follows', async () => {
    const { screen, search } = open('/v3/home?week=3&open=print&copies=2&format=excel');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(search()).toEqual({ week: 3 }));
    cleanup();
    const other = open('/v3/home?week=3&open=print&copies=2');
    fireEvent.click(await other.screen.findByText('Copy'));
    await waitFor(() => expect(other.search()).toEqual({ week: 3, open: 'copy', goal: 8 }));
  });
});

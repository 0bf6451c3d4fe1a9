import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import { useEarlyKeys } from '#ui/layers/use-early-keys.ts';
import { useFocusBack } from '#ui/layers/use-focus-back.ts';
import { OwnParameters, useLayerWith } from './address-layer.ts';
import { readLayerSearch } from './layer-search.ts';
import type { LayerAt, LayerTable, ShownLayer } from './layer-table.tsx';

const NO_PARAMETERS: readonly string[] = [];

/**
 * Renders the one drawer and the one dialog of all signed-in pages; `open` in the address names the layer.
 * Both stay mounted, so that focus returns to the button that opened them. `tables` must be a constant.
 */
export function LayerHost({ tables }: { readonly tables: readonly LayerTable[] }) {
  const here = useHere();
  const at = useLast(here);
  // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks run in the same order, because the tables never change
  const all = tables.map((table) => table.useShown(at, here !== undefined));
  const shown = all.find((each) => each !== undefined);
  const own = shown?.ownParameters ?? NO_PARAMETERS;
  const { closeLayer } = useLayerWith(own);
  const isOpen = here !== undefined && shown?.isOffered === true;
  useFocusBack(isOpen);
  useEarlyKeys(isOpen ? JSON.stringify(here.search) : undefined);
  const drawer = useLast(shown?.kind === 'drawer' ? shown : undefined);
  const dialog = useLast(shown?.kind === 'dialog' ? shown : undefined);

  const layers = (
    <OwnParameters value={own}>
      <AppDrawer
        opened={isOpen && shown.kind === 'drawer'}
        onClose={closeLayer}
        title={drawer?.title ?? ''}
        width={drawer?.width ?? 0}
        wide={drawer?.wide}
      >
        <Content of={drawer} />
      </AppDrawer>
      <AppDialog
        opened={isOpen && shown.kind === 'dialog'}
        onClose={closeLayer}
        title={dialog?.title ?? ''}
        {...(dialog ? { width: dialog.width } : {})}
      >
        <Content of={dialog} />
      </AppDialog>
    </OwnParameters>
  );
  return tables.reduceRight<ReactNode>(
    (inner, { feature, Frame }, index) => (
      <Frame key={feature} isClosed={!isOpen || all[index] === undefined}>
        {inner}
      </Frame>
    ),
    layers,
  );
}

function Content({ of }: { readonly of: ShownLayer | undefined }) {
  return <LayerContent>{of?.content}</LayerContent>;
}

/** Returns the address while it names a layer. */
function useHere(): LayerAt | undefined {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const search: object = useRouterState({ select: (state) => state.location.search });
  return useMemo(() => {
    const raw = search as Record<string, unknown>;
    const layer = readLayerSearch(raw);
    return layer.open === undefined ? undefined : { pathname, search: { ...raw, ...layer } };
  }, [pathname, search]);
}

/** Returns the latest defined value: a closing layer keeps its title and content until it is out of sight. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

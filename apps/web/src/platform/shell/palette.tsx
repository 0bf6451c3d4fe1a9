import '@mantine/spotlight/styles.layer.css';
import { Modal, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconSearch } from '#ui/marks/icons.ts';
import type { MenuEntry, PaletteItem, PaletteSource } from './menu-entry.ts';
import classes from './palette.module.css';

const [store, spotlight] = createSpotlight();

export interface PaletteProps {
  /** Increases each time the palette is opened. */
  readonly asked: number;
  /** The menu entries of this person. */
  readonly entries: readonly MenuEntry[];
  readonly sources: readonly PaletteSource[];
}

// The entries are no Tab stops, so the scrolling list is one. The library passes these props to its scroll
// area.
const scrolledByKeys = { viewportProps: { tabIndex: 0 } };

/** Selects the first result for Enter: the library selects while typing, before the results arrive. */
function chooseFirst() {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** Renders the palette: acts of the product and the results of the features' sources (design: Ctrl/⌘ K). */
export function Palette({ asked, entries, sources }: PaletteProps) {
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 200);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new asking opens it
  useEffect(() => spotlight.open(), [asked]);

  const found = useQuery({
    queryKey: ['palette', settled],
    enabled: settled.length > 0 && sources.length > 0,
    queryFn: async ({ signal }) =>
      Promise.all(
        sources.map(async (source) => ({ group: source.group, items: await source.find(settled, signal) })),
      ),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed or found is what chooses anew
  useEffect(chooseFirst, [text, found.data]);

  const go = (place: string) => router.history.push(place);
  const acts: readonly Act[] = [
    ...entries.map(({ path, label }) => ({
      id: path,
      label: `Go to ${label.toLowerCase()}`,
      run: () => go(path),
    })),
    { id: 'light', label: 'Light colours', run: () => setColorScheme('light') },
    { id: 'dark', label: 'Dark colours', run: () => setColorScheme('dark') },
    { id: 'system', label: 'Colours as the system has them', run: () => setColorScheme('auto') },
    { id: 'sign-out', label: 'Sign out', run: () => go('/v3/signout') },
  ];
  const matching = acts.filter((act) => act.label.toLowerCase().includes(text.trim().toLowerCase()));
  const groups = (found.data ?? []).filter((each) => each.items.length > 0);
  const searching = settled.length > 0 && found.isFetching;

  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      classNames={{ search: classes.search, action: classes.action }}
    >
      <VisuallyHidden>
        <Modal.Title>Find goals and acts</Modal.Title>
      </VisuallyHidden>
      <Spotlight.Search
        placeholder="Find goals and acts"
        aria-label="Find goals and acts"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
      />
      {found.isError ? (
        <p className={classes.failed}>
          <LoadFailure onRetry={() => void found.refetch()}>The goals could not be searched.</LoadFailure>
        </p>
      ) : null}
      <Spotlight.ActionsList {...scrolledByKeys}>
        {groups.map((each) => (
          <Spotlight.ActionsGroup label={each.group} key={each.group}>
            {each.items.map((item: PaletteItem) => (
              <Spotlight.Action
                key={item.id}
                label={item.label}
                {...(item.description === undefined ? {} : { description: item.description })}
                onClick={() => go(item.place)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {matching.length > 0 ? (
          <Spotlight.ActionsGroup label="Acts">
            {matching.map((act) => (
              <Spotlight.Action key={act.id} label={act.label} onClick={act.run} />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {groups.length + matching.length === 0 && !found.isError ? (
          <Spotlight.Empty>{searching ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

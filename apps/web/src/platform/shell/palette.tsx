import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { KeyCaps } from '#ui/layers/key-caps.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconSearch } from '#ui/marks/icons.ts';
import type { MenuEntry, PaletteFeature } from './menu-entry.ts';
import classes from './palette.module.css';
import { type PaletteGroup, paletteGroups, useFrameActs, withWords } from './palette-groups.ts';
import { findWords } from './words.ts';

const [store, spotlight] = createSpotlight();

export interface PaletteProps {
  /** Increases each time the palette is opened. */
  readonly asked: number;
  /** The menu entries of this person. */
  readonly entries: readonly MenuEntry[];
  /** Must be a constant. */
  readonly features: readonly PaletteFeature[];
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called when the palette's own field has the focus. */
  readonly onReady: () => void;
}

// The entries are no Tab stops, so the scrolling list is one. The library passes these props to its scroll
// area.
const scrolledByKeys = { viewportProps: { tabIndex: 0 } };

/**
 * Selects the first result for Enter whenever `when` changes, because the library selects while the person types,
 * before the results arrive. Render this after the list: the list's effect, which registers the list's id, must run
 * first.
 */
function FirstChosen({ when }: { readonly when: readonly unknown[] }) {
  // Choose before the paint: Enter must not act on an entry that was chosen among the results before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed or found is what chooses anew
  useLayoutEffect(chooseFirst, when);
  // Choose again, because a list that has just opened registers its id only now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed or found is what chooses anew
  useEffect(chooseFirst, when);
  return null;
}

function chooseFirst() {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Renders the palette: the person's next acts, acts of the product, and what the features find (design: Ctrl/⌘ K). */
export function Palette({ asked, entries, features, text, onText, onReady }: PaletteProps) {
  const router = useRouter();
  const { opened } = useSpotlight(store);
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, 200);

  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new asking opens it
  useEffect(() => {
    spotlight.open();
    // Asked for again while it is open, the library moves no focus, and the waiting field would keep the letters.
    field.current?.focus();
  }, [asked]);

  const sources = features.flatMap((feature) => feature.sources);
  const found = useQuery({
    queryKey: ['palette', settled],
    enabled: settled.length > 0 && sources.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      Promise.all(
        sources.map(async ({ group, isOfPeople, icon, find }) => ({
          group,
          isOfPeople,
          items: (await find(settled, signal)).map((item) => ({ ...item, icon })),
        })),
      ),
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks run in the same order, because the features are constant
  const offers = features.flatMap(({ useOffer }) => useOffer?.(opened) ?? []);
  const acts = useFrameActs(entries);
  // The answer for the letters so far comes later; of the last answer only what fits these letters stays.
  const isAnswered = settled === typed && !found.isPlaceholderData;
  const results = found.data ?? [];
  const groups = paletteGroups({
    text: typed,
    offers,
    acts,
    found: isAnswered ? results : withWords(results, typed),
  });

  // Enter must never act on an entry that a later answer put in another place. An answer that changes nothing leaves the
  // person's own choice.
  const shown = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join(' ');

  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={onText}
      // The opening empties the field. The library would do it when the last layer has faded out, and take letters
      // that were typed into the next one.
      clearQueryOnClose={false}
      shortcut={null}
      scrollable
      maxHeight={460}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      classNames={{ search: classes.search, action: classes.action }}
    >
      <VisuallyHidden>
        <Modal.Title>{findWords.name}</Modal.Title>
      </VisuallyHidden>
      <Spotlight.Search
        ref={field}
        placeholder={findWords.hint}
        aria-label={findWords.name}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        onFocus={onReady}
      />
      {found.isError ? (
        <p className={classes.failed}>
          <LoadFailure onRetry={() => void found.refetch()}>{findWords.failed}</LoadFailure>
        </p>
      ) : null}
      <Spotlight.ActionsList {...scrolledByKeys}>
        {groups.map((each) => (
          <Group of={each} go={(place) => goTo(place, router.history.push)} key={each.title} />
        ))}
        {groups.length === 0 && !found.isError ? (
          <Spotlight.Empty>
            {isAnswered && !found.isFetching ? findWords.nothing : findWords.searching}
          </Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
      <FirstChosen when={[text, shown]} />
    </Spotlight.Root>
  );
}

/** Opens an address of the product, or a new mail. */
function goTo(place: string, push: (path: string) => void): void {
  if (place.startsWith('mailto:')) window.location.assign(place);
  else push(place);
}

interface GroupProps {
  readonly of: PaletteGroup;
  readonly go: (place: string) => void;
}

function Group({ of: { title, entries }, go }: GroupProps) {
  return (
    <Spotlight.ActionsGroup label={title}>
      {entries.map((entry) => (
        <Spotlight.Action
          key={entry.id}
          label={entry.label}
          {...(entry.description ? { description: entry.description } : {})}
          leftSection={<entry.icon size={18} stroke={1.75} aria-hidden="true" />}
          rightSection={'keys' in entry ? <KeyCaps of={entry.keys} /> : undefined}
          onClick={'run' in entry ? entry.run : () => go(entry.place)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

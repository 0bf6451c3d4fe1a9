import { containsWords, fold, searchWords } from '@bellwether/domain/shared/fold';
import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '#ui/marks/icons.ts';
import type { MenuEntry, PaletteAct, PaletteEntry, PaletteOffer } from './menu-entry.ts';
import { findWords, paletteGroupsWords } from './words.ts';

/** One titled part of the palette's list. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: ReadonlyArray<PaletteAct | PaletteEntry>;
}

interface Found {
  readonly group: string;
  readonly isOfPeople?: boolean | undefined;
  readonly items: readonly PaletteEntry[];
}

interface Asked {
  readonly text: string;
  readonly offers: readonly PaletteOffer[];
  /** The acts of the frame: places, colours, the sign-out. */
  readonly acts: readonly PaletteAct[];
  readonly found: readonly Found[];
}

/**
 * Returns the groups of the palette without the empty ones. Before a word is typed: the next acts, the latest
 * objects, acts on the shown object, and the frame's acts. Then what matches, best first.
 */
export function paletteGroups({ text, offers, acts, found }: Asked): readonly PaletteGroup[] {
  const next = offers.flatMap((offer) => offer.next);
  const here = offers.flatMap((offer) => offer.here);
  if (text !== '') {
    const places = offers.flatMap((offer) => offer.places ?? []);
    return matchingGroups(text, found, [...here, ...next, ...acts, ...places]);
  }
  const groups: PaletteGroup[] = [
    { title: findWords.actions, entries: next },
    { title: findWords.recent, entries: offers.flatMap((offer) => offer.recent) },
    // The heading says which goal.
    { title: findWords.here, entries: here.map(({ description, ...act }) => act) },
    { title: findWords.places, entries: acts },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/**
 * How well an entry matches, the best first: the name of a place, the beginning, beginnings of words, beginnings of the
 * other words for it, anything.
 */
const ranks = { ownName: 0, beginning: 1, words: 2, otherWords: 3, inside: 4 } as const;

/**
 * Returns what matches in groups, the group with the best match first, and within a group the best match first. Of
 * equal groups people come first, then found objects, then acts.
 */
function matchingGroups(
  text: string,
  found: readonly Found[],
  acts: readonly PaletteAct[],
): readonly PaletteGroup[] {
  const groups = [
    ...found
      .toSorted((one, other) => Number(other.isOfPeople ?? false) - Number(one.isOfPeople ?? false))
      .map(({ group, items }) => ({ title: group, entries: items })),
    { title: findWords.actions, entries: acts.filter(holds(text)) },
  ];
  const ranked = groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => {
      const sorted = (entries as readonly (PaletteAct | PaletteEntry)[])
        .map((entry) => ({ entry, rank: rankOf(entry, text) }))
        .toSorted((one, other) => one.rank - other.rank);
      return { title, entries: sorted.map(({ entry }) => entry), best: sorted[0]?.rank ?? ranks.inside };
    })
    .toSorted((one, other) => one.best - other.best);
  const [first] = ranked[0]?.entries ?? [];
  if (!first || !('verbs' in first) || !first.verbs?.length) return ranked;
  const verbs = { title: findWords.verbs(first.label), entries: first.verbs };
  return [...ranked.slice(0, 1), verbs, ...ranked.slice(1)];
}

function rankOf(entry: PaletteAct | PaletteEntry, text: string): number {
  const wanted = fold(text.trim());
  const name = 'name' in entry && entry.name !== undefined ? fold(entry.name) : undefined;
  if (name === wanted) return ranks.ownName;
  const label = name ?? fold(entry.label);
  if (label.startsWith(wanted)) return ranks.beginning;
  const others = 'words' in entry && entry.words !== undefined ? fold(entry.words) : '';
  const own = `${label} ${fold(entry.label)}`;
  const words = searchWords(text);
  if (beginsWords(own, words)) return ranks.words;
  return beginsWords(`${own} ${others}`, words) ? ranks.otherWords : ranks.inside;
}

/** Whether each of the words begins a word of the text. */
function beginsWords(text: string, words: readonly string[]): boolean {
  const parts = text.split(/[^\p{L}\p{N}']+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Returns the items whose label contains each of the words. */
export function withWords(found: readonly Found[], text: string): readonly Found[] {
  return found.map((each) => ({ ...each, items: each.items.filter(holds(text)) }));
}

interface Searchable {
  readonly label: string;
  readonly words?: string;
}

/** Whether the label and the other words contain each of the words. */
function holds(text: string): (entry: Searchable) => boolean {
  const words = searchWords(text);
  return ({ label, words: others = '' }) => containsWords(fold(`${label} ${others}`), words);
}

/** Returns the acts that every page has. */
export function useFrameActs(entries: readonly MenuEntry[]): readonly PaletteAct[] {
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const go = (place: string) => router.history.push(place);
  return [
    ...entries.map(({ path, label, icon, keys, words }) => ({
      id: path,
      label: paletteGroupsWords.goTo(label),
      name: label,
      icon,
      keys,
      ...(words === undefined ? {} : { words }),
      run: () => go(path),
    })),
    {
      id: 'light',
      label: paletteGroupsWords.lightColours,
      words: paletteGroupsWords.colourSearch,
      icon: IconSun,
      run: () => setColorScheme('light'),
    },
    {
      id: 'dark',
      label: paletteGroupsWords.darkColours,
      words: paletteGroupsWords.colourSearch,
      icon: IconMoon,
      run: () => setColorScheme('dark'),
    },
    {
      id: 'system',
      label: paletteGroupsWords.coloursAsTheSystem,
      words: paletteGroupsWords.colourSearch,
      icon: IconDeviceDesktop,
      run: () => setColorScheme('auto'),
    },
    {
      id: 'sign-out',
      label: paletteGroupsWords.signOut,
      words: paletteGroupsWords.signOutSearch,
      icon: IconLogout,
      run: () => go('/v3/signout'),
    },
  ];
}

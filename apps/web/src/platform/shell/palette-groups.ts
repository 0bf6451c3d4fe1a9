import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '#ui/marks/icons.ts';
import type { MenuEntry, PaletteAct, PaletteEntry, PaletteOffer } from './menu-entry.ts';
import { findWords } from './words.ts';

/** One titled part of the palette's list. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: ReadonlyArray<PaletteAct | PaletteEntry>;
}

interface Found {
  readonly group: string;
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
 * objects, acts on the shown object, and the frame's acts; then what was found, and the acts whose label contains
 * the words.
 */
export function paletteGroups({ text, offers, acts, found }: Asked): readonly PaletteGroup[] {
  const next = offers.flatMap((offer) => offer.next);
  const here = offers.flatMap((offer) => offer.here);
  const groups: PaletteGroup[] =
    text === ''
      ? [
          { title: findWords.actions, entries: next },
          { title: findWords.recent, entries: offers.flatMap((offer) => offer.recent) },
          // The heading says which goal.
          { title: findWords.here, entries: here.map(({ description, ...act }) => act) },
          { title: findWords.places, entries: acts },
        ]
      : [
          ...found.map(({ group, items }) => ({ title: group, entries: items })),
          { title: findWords.actions, entries: [...here, ...next, ...acts].filter(holds(text)) },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Returns the items whose label contains each of the words. */
export function withWords(found: readonly Found[], text: string): readonly Found[] {
  return found.map(({ group, items }) => ({ group, items: items.filter(holds(text)) }));
}

/** Whether the label contains each of the words. */
function holds(text: string): (act: { readonly label: string }) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ label }) => words.every((word) => label.toLowerCase().includes(word));
}

/** Returns the acts that every page has. */
export function useFrameActs(entries: readonly MenuEntry[]): readonly PaletteAct[] {
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const go = (place: string) => router.history.push(place);
  return [
    ...entries.map(({ path, label, icon, keys }) => ({
      id: path,
      label: `Go to ${label.toLowerCase()}`,
      icon,
      keys,
      run: () => go(path),
    })),
    { id: 'light', label: 'Light colours', icon: IconSun, run: () => setColorScheme('light') },
    { id: 'dark', label: 'Dark colours', icon: IconMoon, run: () => setColorScheme('dark') },
    {
      id: 'system',
      label: 'Colours as the system has them',
      icon: IconDeviceDesktop,
      run: () => setColorScheme('auto'),
    },
    { id: 'sign-out', label: 'Sign out', icon: IconLogout, run: () => go('/v3/signout') },
  ];
}

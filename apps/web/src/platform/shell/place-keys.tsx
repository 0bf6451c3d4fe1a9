import { useRouter } from '@tanstack/react-router';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import type { MenuEntry } from './menu-entry.ts';
import { placeKeysWords } from './words.ts';

/** Binds the shortcut of each menu entry; renders nothing. */
export function PlaceKeys({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return entries.map((entry) => <PlaceKey entry={entry} key={entry.path} />);
}

function PlaceKey({ entry: { path, label, keys } }: { readonly entry: MenuEntry }) {
  const router = useRouter();
  useHotkey(keys, placeKeysWords.goTo(label), () => router.history.push(path));
  return null;
}

import { Kbd } from '@mantine/core';
import { useState } from 'react';
import { AppDialog } from './app-dialog.tsx';
import { keyNames } from './key-words.ts';
import classes from './keyboard-help.module.css';
import { type HotkeyInfo, useHotkey, useHotkeyList } from './use-hotkey.ts';
import { keyboardHelpWords } from './words.ts';

/** Lists the keys that work on this page, on "?". Mounted once in the shell. */
export function KeyboardHelp({ always = [] }: { readonly always?: readonly HotkeyInfo[] }) {
  const [opened, setOpened] = useState(false);
  useHotkey('?', keyboardHelpWords.listTheKeys, () => setOpened(true));
  const bound = useHotkeyList();
  return (
    <AppDialog opened={opened} onClose={() => setOpened(false)} title={keyboardHelpWords.keys} width={420}>
      <dl className={classes.list}>
        {[...bound, ...always].map((each) => (
          <div className={classes.row} key={`${each.keys} ${each.label}`}>
            <dt>{each.label}</dt>
            <dd>
              {keyNames(each.keys).map((key, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a shortcut never changes, and "g g" names a key twice
                <Kbd key={place}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}

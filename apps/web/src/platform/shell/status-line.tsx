import { useSyncExternalStore } from 'react';
import { onSessionStorageState, sessionStorageState } from '../session-store.ts';
import { useOnline } from '../use-online.ts';
import { storageWords } from '../words.storage.ts';
import classes from './status-line.module.css';
import { statusLineWords } from './words.ts';

/** One quiet line above the page: the network is away, or the session ends with this tab. */
export function StatusLine() {
  const isOnline = useOnline();
  const storage = useSyncExternalStore(onSessionStorageState, sessionStorageState);
  const line = isOnline ? storageWords[storage] : statusLineWords.offline;
  // The element is always there: readers announce only a change of a region that they know.
  return (
    <div className={classes.line} role="status">
      {line}
    </div>
  );
}

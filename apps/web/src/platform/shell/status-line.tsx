import { useSyncExternalStore } from 'react';
import { onSessionStorageState, sessionStorageState } from '../session-store.ts';
import { storageWords } from '../storage-words.ts';
import { useOnline } from '../use-online.ts';
import classes from './status-line.module.css';

const OFFLINE =
  'No network. What you see may be old; what could not be loaded is tried again when the network is back.';

/** One quiet line above the page: the network is away, or the session ends with this tab. */
export function StatusLine() {
  const isOnline = useOnline();
  const storage = useSyncExternalStore(onSessionStorageState, sessionStorageState);
  const line = isOnline ? storageWords[storage] : OFFLINE;
  // The element is always there: readers announce only a change of a region that they know.
  return (
    <div className={classes.line} role="status">
      {line}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { onStorageState } from '#ui/data/browser-store.ts';
import { shownTime } from '#ui/data/shown.ts';
import { late } from '#ui/layers/late-layer.tsx';
import { PanelButton } from '#ui/layers/panel-button.tsx';
import { lastAnswerAt } from '../offline/heard-answers.ts';
import { offlineState } from '../offline/offline-state.ts';
import { useTyping } from '../offline/use-typing.ts';
import { offlineWords } from '../offline/words.ts';
import { sessionStorageState } from '../session-store.ts';
import { useOnline } from '../use-online.ts';
import { storageWords } from '../words.storage.ts';
import classes from './status-line.module.css';

const WaitingPanel = late(async () => (await import('./waiting-panel.tsx')).WaitingPanel);

/**
 * One quiet line above the page: the network is away and how old the page is, updates wait on this device, the server has a
 * new version, or the session ends with this tab.
 */
export function StatusLine() {
  const storage = useSyncExternalStore(onStorageState, sessionStorageState);
  const line = useNetworkLine() || storageWords[storage];
  // The element is always there: readers announce only a change of a region that they know.
  return (
    <div className={classes.line} role="status">
      {line ? <span>{line}</span> : null}
      <WaitingButton />
      <UpdateButton />
    </div>
  );
}

function useNetworkLine(): string {
  const isOnline = useOnline();
  const asOf = offlineState.use((now) => now.asOf);
  if (isOnline) return asOf === undefined ? '' : offlineWords.unreachable(shownTime(asOf));
  const at = asOf ?? lastAnswerAt();
  return `${offlineWords.youAreOffline(at === undefined ? undefined : shownTime(at))} ${offlineWords.stillWorks}`;
}

/** Counts the updates on this device, and opens their list. */
function WaitingButton() {
  const { waiting, refused } = offlineState.use();
  if (waiting + refused === 0) return null;
  return (
    <PanelButton
      className={classes.button}
      renderPanel={(panel, close) => <WaitingPanel panel={panel} onPress={close} />}
    >
      {[
        ...(waiting > 0 ? [offlineWords.waiting(waiting)] : []),
        ...(refused > 0 ? [offlineWords.refused(refused)] : []),
      ].join(' · ')}
    </PanelButton>
  );
}

/** Asks to reload for a new version, but not while somebody types. Drafts are stored, and an unsaved form asks. */
function UpdateButton() {
  const isOutdated = offlineState.use((now) => now.isOutdated);
  const isTyping = useTyping();
  if (!isOutdated || isTyping) return null;
  return (
    <span>
      {offlineWords.newVersion}{' '}
      <button type="button" className={classes.button} onClick={() => window.location.reload()}>
        {offlineWords.reload}
      </button>
    </span>
  );
}

import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the focus is in a field, so that nothing may move or ask now. */
export function useTyping(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false,
  );
}

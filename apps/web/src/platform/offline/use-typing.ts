import { useSyncExternalStore } from 'react';
import { isTextField } from '#ui/layers/text-field.ts';

function follow(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the focus is in a field, so that nothing may move or ask now. A choice of a form is a field, too. */
export function useTyping(): boolean {
  return useSyncExternalStore(follow, () => {
    const { activeElement } = document;
    return isTextField(activeElement) || (activeElement?.matches('input, select') ?? false);
  });
}

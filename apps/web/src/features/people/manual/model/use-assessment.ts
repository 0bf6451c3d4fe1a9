import type { Manual } from '@bellwether/contract/people/manual';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { useConnectManual } from '../api.ts';

/**
 * In milliseconds. The link opens after this time (people.27), so that the person sees the effect of the button.
 */
const OPENS_AFTER_MS = 500;

/**
 * Returns a function that connects the assessment and opens it: the built-in questionnaire in this tab, an outside
 * service in a new one. `address` is the address of the questions, for a link in case the browser blocks the new tab.
 */
export function useAssessment(personId: number) {
  const router = useRouter();
  const connect = useConnectManual(personId);
  const isStarting = useRef(false);
  const start = async (manual: Pick<Manual, 'status'>, done?: () => void) => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const { Url } = await connect.mutateAsync(manual);
      done?.();
      if (Url === null) return;
      await new Promise((resolve) => setTimeout(resolve, OPENS_AFTER_MS));
      if (Url.startsWith('/')) await router.navigate({ href: Url });
      else openTab(Url);
    } catch (error) {
      toast.error(problemText(error));
    } finally {
      isStarting.current = false;
    }
  };
  const url = connect.data?.Url;
  return {
    start,
    isPending: connect.isPending,
    address: url?.startsWith('/') ? undefined : (url ?? undefined),
  };
}

function openTab(url: string): void {
  const opened = window.open(url, '_blank');
  // The service must not be able to control this tab.
  if (opened) opened.opener = null;
}

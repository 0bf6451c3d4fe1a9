import { useRouter } from '@tanstack/react-router';
import { summaryLink } from '#platform/links.ts';
import { useDraftScope } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { summaryWords } from '../words.ts';
import { startGeneration } from './generation.ts';
import type { SummarySubject } from './subject.ts';

/**
 * Returns a function that generates a summary. A message reports the end if the person has left the summary's page.
 */
export function useStartGeneration(): (subject: SummarySubject) => void {
  const scope = useDraftScope();
  const router = useRouter();
  return (subject) => {
    const link = summaryLink(subject);
    void startGeneration(scope, subject).then((outcome) => {
      // `latestLocation` is the page to which the person goes; it may still be loading.
      if (outcome === undefined || router.latestLocation.pathname === link.to) return;
      const act = { label: summaryWords.open, act: () => void router.navigate(link) };
      if (outcome === 'done') toast.success(summaryWords.readyElsewhere, act);
      else toast.error(summaryWords.failedElsewhere);
    });
  };
}

import type { Cycle } from '@bellwether/contract/talent/cycles';
import { useQuery } from '@tanstack/react-query';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { cycleQuery } from '../api.ts';
import { valuesOfCopy, valuesOfCycle } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import { CycleForm } from './cycle-form.tsx';

/** Sets up a cycle: a new one, a copy of the cycle in the address, or that cycle itself (talent.18). */
export function CycleLayer({ name, at }: LayerProps<'new-cycle' | 'edit-cycle'>) {
  const { Profile } = useSession();
  const about = at.search.about ?? 0;
  if (!capabilitiesOfProfile(Profile).runsCycles) return <Notice tone="warn">{cycleWords.notYours}</Notice>;
  if (name === 'new-cycle' && about === 0) return <CycleForm start={valuesOfCycle(undefined)} />;
  return <StoredCycle key={`${name}.${about}`} id={about} isCopied={name === 'new-cycle'} />;
}

function StoredCycle({ id, isCopied }: { readonly id: number; readonly isCopied: boolean }) {
  const { data, error, refetch } = useQuery(cycleQuery(id));
  const isShown = useLetThrough(id, data !== undefined);
  if (isAbsent(error) && !isShown) return <Notice tone="warn">{cycleWords.absent}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={6} />;
    return (
      <ErrorPanel title={cycleWords.formFailed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const cycle: Cycle = data;
  if (isCopied) return <CycleForm start={valuesOfCopy(cycle)} />;
  return <CycleForm start={valuesOfCycle(cycle)} stored={cycle} onReload={() => void refetch()} />;
}

import type { StrategyDocument } from '@bellwether/contract/strategy';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { strategyDocumentQuery, useMayEditStrategy } from '../api.ts';
import { editorWords, strategyWords } from '../words.ts';

interface EditorsGateProps {
  /** The number of fields of the form, for its skeleton. */
  readonly fields: number;
  readonly children: (document: StrategyDocument) => ReactNode;
}

/** Loads the editors' document for a drawer. Tells people who may not edit that they may not. */
export function EditorsGate(props: EditorsGateProps) {
  const isShown = useLetThrough('editors', useMayEditStrategy());
  return isShown ? <Loaded {...props} /> : <Notice tone="info">{editorWords.notYours}</Notice>;
}

function Loaded({ fields, children }: EditorsGateProps) {
  const { data, error, refetch } = useQuery(strategyDocumentQuery);
  if (data) return children(data);
  if (!error) return <SkeletonForm fields={fields} />;
  if (isAbsent(error)) return <Notice tone="info">{strategyWords.off}</Notice>;
  return (
    <ErrorPanel title={strategyWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}

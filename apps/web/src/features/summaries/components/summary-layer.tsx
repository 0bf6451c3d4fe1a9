import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useSummaryRights } from '../model/summary-rights.ts';
import type { SummaryLayerName } from '../words.layers.ts';
import { summaryWords } from '../words.ts';
import { SummaryForm } from './summary-form.tsx';

/** Shows the dialog of report 11 or 12. People without the report, who followed a copied link, get the reason. */
export function SummaryLayer({ name }: LayerProps<SummaryLayerName>) {
  const { mayGenerate } = useSummaryRights();
  if (!mayGenerate) return <ClosedForm reason={summaryWords.notYours} />;
  return <SummaryForm kind={name === 'report-annual-summary' ? 'year' : 'quarter'} />;
}

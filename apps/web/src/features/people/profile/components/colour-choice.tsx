import { Select } from '@mantine/core';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import classes from '../../organisation/components/organization-page.module.css';
import type { ColourBy } from '../../organisation/model/org-search.ts';
import { markWords } from '../../organisation/words.ts';

interface ColourChoiceProps {
  readonly by: ColourBy | undefined;
  /** Whether the viewer may see the compliance of their organisation. */
  readonly hasCompliance: boolean;
  readonly onChoose: (by: ColourBy | undefined) => void;
}

/** Chooses the figure that colours the people of the chart. */
export function ColourChoice({ by, hasCompliance, onChoose }: ColourChoiceProps) {
  return (
    <Select
      className={classes.colour ?? ''}
      aria-label={markWords.by}
      value={by ?? 'nothing'}
      onChange={(chosen) => onChoose(chosen === 'likelihood' || chosen === 'compliance' ? chosen : undefined)}
      allowDeselect={false}
      data={[
        { value: 'nothing', label: markWords.byNothing },
        { value: 'likelihood', label: markWords.byLikelihood },
        ...(hasCompliance || by === 'compliance'
          ? [{ value: 'compliance', label: markWords.byCompliance }]
          : []),
      ]}
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 } }}
    />
  );
}

interface ColourHintProps {
  readonly by: ColourBy | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Says what the colours mean, or that they could not be loaded. */
export function ColourHint({ by, hasFailed, onRetry }: ColourHintProps) {
  if (hasFailed) return <LoadFailure onRetry={onRetry}>{markWords.failed}</LoadFailure>;
  if (by === undefined) return null;
  return <p className={classes.hint}>{markWords.hints[by]}</p>;
}

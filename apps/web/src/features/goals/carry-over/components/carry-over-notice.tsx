import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '#ui/feedback/notice.tsx';
import { useGoalLayer } from '../../model/goal-search.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { carryOverQuery } from '../api.ts';
import { carryOverWords } from '../words.ts';

/**
 * Shows on the dashboard that goals of the ending quarter have no result or were not reached, until each is carried over
 * or dismissed (goals.30). Opens the drawer to carry them
 * over.
 */
export function CarryOverNotice() {
  const { openLayer } = useGoalLayer();
  const { data: offer } = useQuery(carryOverQuery);
  if (!offer?.FromPeriod || offer.Total === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="subtle" size="compact-sm" onClick={() => openLayer('carry-over')}>
          {carryOverWords.invitation(offer.Total, labelOf(offer.ToPeriod))}
        </Button>
      }
    >
      {carryOverWords.unfinished(offer.Total, labelOf(offer.FromPeriod))}
    </Notice>
  );
}

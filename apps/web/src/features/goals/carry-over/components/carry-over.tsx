import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { IconArrowForwardUp } from '#ui/marks/icons.ts';
import { observersOnlyRead } from '../../acting/model/never-yours.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { type CarriedGoals, carryOverQuery } from '../api.ts';
import { carryOverPartWords, carryOverWords } from '../words.ts';
import { CarriedDrafts } from './carried-drafts.tsx';
import { CarryOverForm } from './carry-over-form.tsx';

/** Lets the person choose unfinished goals, carries them into the next quarter, and shows the new drafts. */
export function CarryOver() {
  const { Profile } = useSession();
  const isObserver = Profile.RoleName === 'observer';
  const offer = useQuery({ ...carryOverQuery, enabled: !isObserver });
  const [carried, setCarried] = useState<CarriedGoals | null>(null);
  if (isObserver) return <ClosedForm reason={observersOnlyRead} />;
  if (carried) {
    const isMore = (offer.data?.Total ?? 0) > 0 && !offer.isFetching;
    return <CarriedDrafts carried={carried} onMore={isMore ? () => setCarried(null) : undefined} />;
  }
  if (offer.isPending) return <SkeletonRows rows={4} />;
  if (offer.isError)
    return (
      <ErrorPanel
        title={carryOverPartWords.notLoaded}
        detail={problemText(offer.error)}
        onRetry={() => void offer.refetch()}
      />
    );
  const { FromPeriod, data } = offer.data;
  if (FromPeriod === null || data.length === 0)
    return (
      <EmptyState
        icon={<IconArrowForwardUp size={24} />}
        title={FromPeriod ? carryOverWords.nothing(labelOf(FromPeriod)) : carryOverWords.nothingYet}
      >
        {carryOverWords.nothingHint}
      </EmptyState>
    );
  return <CarryOverForm offer={offer.data} from={FromPeriod} onCarried={setCarried} />;
}

import type { Forecast } from '@bellwether/contract/insight/forecast';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { forecastQuery } from '../../api.ts';
import { GroupChoice } from '../../calibration/components/group-choice.tsx';
import pageClasses from '../../components/insight-page.module.css';
import { ForecastSkeleton } from '../../components/insight-skeletons.tsx';
import { NoGoalsYet } from '../../components/no-goals-yet.tsx';
import { useInsightChange, useInsightSearch } from '../../model/insight-search.ts';
import type { InsightLayerName } from '../../model/layer-names.ts';
import { quarterWords } from '../words.ts';
import { ForecastHead } from './forecast-head.tsx';
import { ForecastParts } from './forecast-parts.tsx';
import { ForecastWeeks } from './forecast-weeks.tsx';
import { MovedGoals } from './moved-goals.tsx';
import { QuarterChoice } from './quarter-choice.tsx';
import classes from './quarter-tab.module.css';

/** Shows how many goals of the quarter will be achieved, with a band (insight.6). */
export function QuarterTab() {
  const { group = 'company', period = 0 } = useInsightSearch();
  const change = useInsightChange();
  const forecast = useQuery(forecastQuery(group, period));
  const { openLayer } = useAddressLayer<InsightLayerName>();
  const { data, error } = forecast;
  return (
    <>
      <div className={pageClasses.head}>
        <GroupChoice
          label={quarterWords.group}
          group={group}
          onChange={(chosen) => change({ group: chosen })}
        />
        <QuarterChoice period={period} onChange={(chosen) => change({ period: chosen })} />
        <Button variant="subtle" size="compact-sm" onClick={() => openLayer('forecast-method')}>
          {quarterWords.how}
        </Button>
      </div>
      {data ? (
        <div aria-busy={forecast.isPlaceholderData}>
          <Shown forecast={data} />
        </div>
      ) : isAbsent(error) ? (
        <EmptyState title={quarterWords.absent} />
      ) : error ? (
        <ErrorPanel
          inset
          title={quarterWords.failed}
          detail={problemText(error)}
          onRetry={() => void forecast.refetch()}
        />
      ) : (
        <ForecastSkeleton />
      )}
    </>
  );
}

function Shown({ forecast }: { readonly forecast: Forecast }) {
  if (forecast.Goals === 0) return <NoGoalsYet title={quarterWords.none}>{quarterWords.noneHint}</NoGoalsYet>;
  return (
    <div className={classes.page}>
      <ForecastHead forecast={forecast} />
      <div className={classes.columns}>
        <ForecastWeeks forecast={forecast} />
        {forecast.HasEnded ? null : <MovedGoals moved={forecast.Moved} week={forecast.Week} />}
      </div>
      <ForecastParts forecast={forecast} />
    </div>
  );
}

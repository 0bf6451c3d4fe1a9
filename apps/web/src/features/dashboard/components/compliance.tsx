import type {
  Compliance as ComplianceData,
  ComplianceFigure,
  ComplianceScope,
} from '@bellwether/contract/dashboard';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { problemText } from '#platform/problem.ts';
import { AsOf } from '#ui/data/as-of.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { complianceQuery } from '../api.ts';
import { type DashboardSearch, scopeName, useDashboardSearch } from '../model/dashboard-search.ts';
import { complianceWords, countedWords, scopeLabels } from '../words.ts';
import classes from './compliance.module.css';
import { ComplianceFigureRow } from './compliance-figure.tsx';
import { FiguresSkeleton } from './dashboard-skeleton.tsx';
import { Section } from './section.tsx';

interface ComplianceProps {
  /** The scopes that this person can choose. */
  readonly offered: readonly ComplianceScope[];
  readonly scope: ComplianceScope;
}

/** Shows how many people have written goals, predictions and results (dashboard.5). */
export function Compliance({ offered, scope }: ComplianceProps) {
  const navigate = useNavigate();
  const search = useDashboardSearch();
  const { data, error, refetch } = useQuery(complianceQuery(scope));
  const choose = (text: string) => {
    const chosen = offered.find((each) => String(each) === text);
    if (chosen === undefined) return;
    const next: DashboardSearch = { ...search, scope: chosen === offered[0] ? undefined : scopeName(chosen) };
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return (
    <Section
      title={complianceWords.employeeCompliance}
      aside={
        <>
          {data ? (
            <p className={classes.counted} data-printed>
              {countedWords(data.users, data.NotAccepted)} <AsOf at={data.AsOf} />
            </p>
          ) : null}
          <div className={classes.scope} data-printed>
            {offered.length > 1 ? (
              <SegmentedControl
                fullWidth
                size="xs"
                aria-label={complianceWords.whoseCompliance}
                classNames={{
                  root: classes.choices,
                  control: classes.choiceBox,
                  indicator: classes.chosen,
                  label: classes.choice,
                }}
                data={[...offered].sort().map((each) => ({ value: String(each), label: scopeLabels[each] }))}
                value={String(scope)}
                onChange={choose}
              />
            ) : (
              <p className={classes.only}>{scopeLabels[scope]}</p>
            )}
          </div>
        </>
      }
    >
      {data ? (
        <Figures data={data} />
      ) : error ? (
        <ErrorPanel
          title={complianceWords.notLoaded}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FiguresSkeleton />
      )}
    </Section>
  );
}

function Figures({ data }: { readonly data: ComplianceData }) {
  const figures: { figure: ComplianceFigure; about: string | null }[] = [
    { figure: 'goals', about: data.CurrentLabel },
    { figure: 'lastweekgoals', about: data.LastWeekLabel },
    { figure: 'lastgoals', about: data.LastLabel },
  ];
  return (
    <ul className={classes.figures}>
      {figures.map(({ figure, about }) => (
        <ComplianceFigureRow key={figure} figure={figure} about={about} numbers={data[figure]} />
      ))}
    </ul>
  );
}

import { appraisalReportMessages } from '@bellwether/domain/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { periodsQuery } from '#features/goals/door.ts';
import { personChoice } from '#platform/person-choice.ts';
import { isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { PersonSelect } from '#ui/form/person-select.tsx';
import { appraisalUsersQuery } from '../../api.ts';
import { QuarterChoice, QuarterField } from '../../components/quarter-choices.tsx';
import { modeChoices, type ReportChoicesProps } from '../../model/report-choice.ts';
import { quarterOptions } from '../../model/report-quarters.ts';
import { reportWords } from '../../words.ts';

/**
 * The fields of report 10: the quarter, a manager or a user with an appraisal in it, and the quarter of the goals.
 */
export function AppraisalReportChoices(props: ReportChoicesProps) {
  const { choices, choose } = props;
  return (
    <>
      <QuarterChoice {...props} choose={(change) => choose({ ...change, person: 0 })} />
      <ChoiceGroup
        legend={reportWords.appraisalOf}
        choices={modeChoices(reportWords.appraisalsOf)}
        value={String(choices.mode)}
        onChange={(mode) => choose({ mode: Number(mode), person: 0 })}
      />
      <AppraisalPerson {...props} />
      <RelatedQuarter {...props} />
    </>
  );
}

function AppraisalPerson({ choices, faults, choose }: ReportChoicesProps) {
  const { mode, person } = choices;
  const people = useQuery(appraisalUsersQuery(choices.quarter, choices.cycle));
  if (people.isPending) return <SkeletonBar height={36} />;
  const isNone = people.data?.users.length === 0;
  if (isNone || isConflict(people.error))
    return <Notice tone="warn">{appraisalReportMessages.noneInPeriod}</Notice>;
  if (!people.data)
    return <LoadFailure onRetry={() => void people.refetch()}>{reportWords.peopleFailed}</LoadFailure>;
  const { managers, users } = people.data;
  return (
    <PersonSelect
      label={reportWords.appraisalPerson[mode === 2 ? 2 : 1]}
      people={(mode === 2 ? users : managers).map(personChoice)}
      value={person === 0 ? null : person}
      onChange={(id) => choose({ person: id ?? 0 })}
      nothingFound={reportWords.nobodyFound}
      required
      error={faults.person}
    />
  );
}

function RelatedQuarter({ choices, choose }: ReportChoicesProps) {
  const { Period } = useSession();
  const periods = useQuery(periodsQuery);
  const begun = (periods.data?.data ?? []).filter(
    ({ Id, StartDate }) => StartDate <= Period.StartDate && Id !== choices.quarter,
  );
  const latestFirst = begun.toSorted((a, b) => b.Index - a.Index);
  return (
    <QuarterField
      label={reportWords.related}
      options={[{ value: '0', label: reportWords.relatedSame }, ...quarterOptions(latestFirst, Period.Id)]}
      value={choices.related}
      onChange={(related) => choose({ related })}
    />
  );
}

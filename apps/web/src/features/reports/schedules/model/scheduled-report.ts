import type { Session } from '@bellwether/contract/accounts';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import type {
  getScheduledReport,
  ReportSchedule,
  ScheduledChoice,
} from '@bellwether/contract/reports/schedules';
import { type Choices, goalListModes } from '../../model/report-choice.ts';
import type { FileReport } from '../../model/report-layers.ts';
import { reportWords, scheduleWords } from '../../words.ts';

type Scheduled = EndpointReply<typeof getScheduledReport>;

/** The target of the link in a mail. */
export type ScheduledPlace =
  | { readonly kind: 'file'; readonly report: FileReport; readonly choices: Choices }
  | { readonly kind: 'template' }
  | { readonly kind: 'team'; readonly periodId: number; readonly users: readonly number[] };

/** Returns the file or page that the link of a mail opens. */
export function placeOfScheduled({ Choice, PeriodId, PeriodIds }: Scheduled, ownId: number): ScheduledPlace {
  if (Choice.Report === 'goalTemplate') return { kind: 'template' };
  if (Choice.Report === 'teamGoalUpdates') return { kind: 'team', periodId: PeriodId, users: Choice.Users };
  const owner = Choice.Report === 'goalList' ? Choice.UserId : 0;
  const mode = Choice.Report === 'goalCompliance' ? Choice.Mode : modeOf(owner, ownId);
  return {
    kind: 'file',
    report: Choice.Report,
    choices: {
      format: 'Format' in Choice ? Choice.Format : 'excel',
      quarter: PeriodIds.at(0) ?? PeriodId,
      until: PeriodIds.at(-1) ?? PeriodId,
      mode,
      person: mode === goalListModes.one && Choice.Report === 'goalList' ? owner : 0,
      cycle: 0,
      related: 0,
    },
  };
}

function modeOf(owner: number, ownId: number): number {
  if (owner === 0) return goalListModes.all;
  return owner === ownId ? goalListModes.own : goalListModes.one;
}

/** Returns the choices of a schedule in words: "My goals · PDF". */
export function wordsOfSchedule(choice: ReportSchedule['Choice'], { Profile }: Session): string {
  const format = 'Format' in choice ? [reportWords.formats[choice.Format]] : [];
  switch (choice.Report) {
    case 'goalList':
      return [reportWords.goalOwners[modeOf(choice.UserId, Profile.Id) as 1 | 2 | 3], ...format].join(' · ');
    case 'goalTrees':
      return [scheduleWords.quarters(choice.Quarters), ...format].join(' · ');
    case 'goalCompliance':
      return reportWords.complianceModes[choice.Mode];
    case 'teamGoalUpdates':
      return reportWords.count(choice.Users.length);
    default:
      return format.join(' · ');
  }
}

/** Returns whether two schedules make the same report; the order of people does not matter. */
export function isSameChoice(one: ScheduledChoice, other: ScheduledChoice): boolean {
  return signatureOf(one) === signatureOf(other);
}

function signatureOf(choice: ScheduledChoice): string {
  const parts = Object.entries(choice).map(([name, value]) =>
    [name, [value].flat().toSorted().join()].join(),
  );
  return parts.toSorted().join(';');
}

import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { Language } from '@bellwether/domain/locale/language';
import { stoppableMailLabels } from '@bellwether/domain/notifications/mails/mail-switches';
import { flagColumns, flagsOfColumns } from '@bellwether/domain/people/roles/flags';
import type { ReportRhythm } from '@bellwether/domain/reports/reports';
import { visibleReports } from '@bellwether/domain/reports/reports';
import { meantQuarter } from '@bellwether/domain/reports/schedules/schedule';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { wantsMails } from '../../notifications/mails/access.ts';
import { unsubscribeToken } from '../../notifications/mails/access.unsubscribe.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import {
  choiceWords,
  complianceWords,
  goalWords,
  peopleWords,
  scheduleMailWords,
  templateWords,
} from '../words.ts';
import { type ScheduleRow, schedulesOf } from './statements.ts';

interface ScheduledFacts {
  readonly name: string;
  readonly period: Period;
  readonly schedules: readonly MeantSchedule[];
  readonly token: string;
}

/** A schedule with the quarter that it means. */
type MeantSchedule = ScheduleRow & { readonly period: Period };

/**
 * Returns a kind of mail that links to each scheduled report of a person; the mail's subject id is the quarter. The
 * mail contains no data of a report.
 */
function scheduledReportMail(rhythm: ReportRhythm): MailKind<ScheduledFacts> {
  return {
    name: `${rhythm}_reports`,
    async prepare(scope, { person, subjectId }) {
      const periods = await periodsOf(scope);
      const period = periods.byId(subjectId ?? 0);
      if (!period) return undefined;
      const schedules = (await wantedSchedules(scope, person.id, rhythm)).flatMap((row): MeantSchedule[] => {
        const meant = periods.byIndex(meantQuarter(row.choice, period.index, periods.current.index));
        return meant ? [{ ...row, period: meant }] : [];
      });
      if (schedules.length === 0) return undefined;
      const token = await unsubscribeToken(scope.db, {
        tenantId: scope.tenant.id,
        personId: person.id,
        mails: 'reports',
      });
      return { name: person.name, period, schedules, token };
    },
    write({ name, period, schedules, token }, { link, language }) {
      const words = language.words(scheduleMailWords);
      return {
        subject: words.subjects[rhythm](quarterLabel(period)),
        unsubscribe: {
          address: link(`/v3/unsubscribe/${token}`),
          mails: language.words(stoppableMailLabels).reports,
        },
        parts: [
          { paragraph: language.words(mailWords).hello(name) },
          { paragraph: words.paragraph },
          {
            lines: schedules.map(({ id, choice, period: meant }) => ({
              title: choiceLabel(choice, language),
              says: quarterLabel(meant),
              href: link(`/v3/reports?schedule=${id}&period=${meant.id}`),
            })),
          },
          { button: words.button, href: link('/v3/reports') },
          { note: words.note },
        ],
      };
    },
  };
}

/** The mails by rhythm. */
export const scheduledReportMails = {
  weekly: scheduledReportMail('weekly'),
  quarterly: scheduledReportMail('quarterly'),
} as const;

/** Returns the schedules whose report the person's role has now; none if the person wants no mails. */
async function wantedSchedules(
  scope: TenantScope,
  personId: number,
  rhythm: ReportRhythm,
): Promise<ScheduleRow[]> {
  const { db, tenant } = scope;
  const row = await db
    .selectFrom('person')
    .select(['role_name', ...flagColumns])
    .select(wantsMails(scope, 'person', 'reports').as('wants_mails'))
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row?.wants_mails) return [];
  const visible = visibleReports({ role: row.role_name, ...flagsOfColumns(row) }, tenant);
  return (await schedulesOf(scope, personId)).filter(
    (schedule) => schedule.rhythm === rhythm && visible.includes(schedule.choice.Report),
  );
}

/**
 * Returns how a mail names a scheduled report. The label names no person, because the reader may lose the right to
 * see that person.
 */
function choiceLabel(choice: ScheduledChoice, language: Language): string {
  switch (choice.Report) {
    case 'people':
      return language.words(peopleWords).title;
    case 'goalList':
      return choice.UserId === 0 ? language.words(goalWords).list : language.words(choiceWords).ofOnePerson;
    case 'goalTemplate':
      return language.words(templateWords).title;
    case 'goalTree':
      return language.words(goalWords).tree;
    case 'goalTrees':
      return language.words(goalWords).trees;
    case 'goalCompliance':
      return language.words(complianceWords).titles[choice.Mode];
    case 'teamGoalUpdates':
      return language.words(choiceWords).team;
  }
}

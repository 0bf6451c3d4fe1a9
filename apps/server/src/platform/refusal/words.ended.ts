import type { Day } from '@bellwether/domain/calendar/day';
import { formatLongDay } from '@bellwether/domain/locale/dates';

/** What people of an ended company are told who are neither its ceo nor org admins (tenant.11). */
interface EndedCompany {
  readonly company: string;
  /** When it ended. */
  readonly since: Day;
  /** The first day on which its data may be deleted. */
  readonly until: Day;
  /** Names with addresses, joined by commas. */
  readonly admins: string;
}

export const endedWords = {
  company_ended: ({ company, since, until, admins }: EndedCompany) =>
    `${company} ended its use of Bellwether on ${formatLongDay(since, 'en-US')}, so only its CEO and org admins can still sign in. All data stay at least until ${formatLongDay(until, 'en-US')} and are deleted after it. Until that day the end can be taken back. Please ask: ${admins}.`,
} as const;

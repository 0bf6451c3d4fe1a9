import type { TeamWeek } from '@bellwether/contract/dashboard.team';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { weekWords } from '@bellwether/domain/calendar/words';
import { reminderSubject } from '@bellwether/domain/dashboard/reminders';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../tenant/queries.ts';
import type { TeamRow } from './statements.team-week.ts';

export function presentTeamWeek(
  { pictures, language }: Scope,
  { waits, moved, silent, items }: TeamRow,
  { period, askedWeek }: { readonly period: Period; readonly askedWeek: number },
): TeamWeek {
  const week = insideWeeksOf(period)[askedWeek - 1];
  return {
    WeekLabel: week ? weekLabel(week, language.locale, language.words(weekWords)) : null,
    Items: items.map((item) => ({
      Kind: item.kind,
      Goal: { Id: item.id, Title: item.title },
      User: {
        Id: item.ownerId,
        Name: item.ownerName,
        Avatar: pictures.of(item.ownerAvatar),
        HasLeft: item.ownerHasLeft,
      },
      About: item.state === null ? null : reminderSubject('review', item.state, item.editState),
      From: item.from,
      To: item.to,
      Sentence: item.sentence,
      Missing: item.missing,
    })),
    Waits: waits,
    Moved: moved,
    Silent: silent,
  };
}

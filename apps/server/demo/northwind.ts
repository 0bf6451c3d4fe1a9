import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import type { Period, Periods } from '../src/features/tenant/queries.ts';
import type { Course } from './predictions.ts';
import type { Random } from './random.ts';
import type { GoalStory } from './story.ts';

export interface Northwind {
  readonly idOf: (key: string) => number;
  readonly periods: Periods;
  readonly calendar: CalendarSettings;
  readonly now: number;
  readonly random: Random;
}

export interface Plan {
  readonly key: string;
  readonly manager?: string | undefined;
  readonly period: Period;
  readonly texts: { title: string; measurement: string; description: string };
  readonly parent?: GoalStory | undefined;
  readonly index?: number;
  readonly isPrivate?: boolean;
  readonly course?: Course;
  readonly isUpToDate?: boolean;
  readonly followers?: readonly number[];
}

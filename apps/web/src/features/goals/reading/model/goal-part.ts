import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type ComponentType, createContext } from 'react';

/**
 * A part of a goal's detail that a later feature draws. The goals know nothing of that feature, so the layout of the
 * signed-in pages supplies it.
 */
export const GoalPart = createContext<ComponentType<{ readonly goalId: number }> | null>(null);

/** The outlook of a goal: its chance, second views and talks. Insight supplies it through this context. */
export const GoalOutlook = createContext<ComponentType<{ readonly info: GoalInfo }> | null>(null);

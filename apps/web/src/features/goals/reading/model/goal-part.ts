import { type ComponentType, createContext } from 'react';

/**
 * A part of a goal's detail that a later feature draws. The goals know nothing of that feature, so the layout of the
 * signed-in pages supplies it.
 */
export const GoalPart = createContext<ComponentType<{ readonly goalId: number }> | null>(null);

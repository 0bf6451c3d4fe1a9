import type { MainAct } from './drafting.ts';

/** The label of the goal form's main button (goals.14). */
export const mainActLabels: Readonly<Record<MainAct, string>> = {
  publish: 'Publish',
  submit: 'Request Approval',
};

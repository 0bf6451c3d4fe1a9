import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { eachWireText, textLabels, textNames } from '@bellwether/domain/goals/texts';
import { expect, test } from 'vitest';
import { buildInfo } from '../components/goal-info.fixture.ts';
import { goalDifferences } from './goal-differences.ts';

const labels = textLabels('SMART');

test.each(textNames)('a changed %s is told, of the goal and of its proposed changes', (name) => {
  const before = withTexts(() => 'before');
  const now = withTexts((each) => (each === name ? 'now' : 'before'));
  expect(goalDifferences(before, now)).toEqual([
    { label: labels[name], from: 'before', to: 'now' },
    { label: `Proposed ${labels[name].toLowerCase()}`, from: 'before', to: 'now' },
  ]);
});

function withTexts(textOf: (name: (typeof textNames)[number]) => string): GoalInfo {
  const texts = eachWireText(textOf);
  const { Goal } = buildInfo();
  const GoalDetail = { ...Goal.GoalDetail, ...texts };
  const about = { Hidden: false, StrategicObjective: null, ParentId: 0 } as const;
  const edit = { Id: 3, State: 'draft', ...about, UpdatedAt: Goal.UpdatedAt } as const;
  return buildInfo({ Goal: { ...Goal, ...texts, GoalDetail }, GoalEdits: [{ ...edit, ...texts }] });
}

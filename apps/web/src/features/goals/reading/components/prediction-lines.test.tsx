import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildInfo, buildStatus, period } from '../../acting/components/goal-info.fixture.ts';
import { lineLabel, PredictionLines } from './prediction-lines.tsx';

afterEach(cleanup);

test.each([
  [[], 'Likelihood: no predictions yet'],
  [[null, 3, null], 'Likelihood in one week: Likely'],
  [[2, null, 3], 'Likelihood over 2 weeks: from Unsure to Likely'],
  [[3, 0, 3], 'Likelihood over 3 weeks: Likely at the beginning and now'],
] as const)('%j reads "%s"', (points, words) => {
  expect(lineLabel('Likelihood', points, likelihoodLabels)).toBe(words);
});

test('each week has its bar and its word, also without a prediction', () => {
  const info = buildInfo({
    Period: { ...period, WeekId: 403 },
    GoalStatuses: [buildStatus(3, [4, 4]), buildStatus(2, null), buildStatus(1, [1, 4])],
  });
  render(<PredictionLines info={info} />);
  const bars = [...screen.getByRole('img', { name: /^Likelihood over/ }).children];
  expect(bars.map((bar) => [bar.getAttribute('title'), bar.hasAttribute('data-current')])).toEqual([
    ['Week 1: Not sure', false],
    ['Week 2: no prediction', false],
    ['Week 3: Very likely', true],
  ]);
});

test('before the first prediction nothing is shown', () => {
  const { container } = render(
    <PredictionLines info={buildInfo({ GoalStatuses: [buildStatus(1, null)] })} />,
  );
  expect(container.textContent).toBe('');
});

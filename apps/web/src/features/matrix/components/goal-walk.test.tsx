import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { GoalWalk } from './goal-walk.tsx';

afterEach(cleanup);

it("counts each keystroke as a step, also before the former step's goal is shown", () => {
  const onGoal = vi.fn();
  const walk = (goalId: number) => (
    <UiProvider>
      <GoalWalk goalId={goalId} own={[5, 6, 7]} onGoal={onGoal} onNear={() => undefined} />
    </UiProvider>
  );
  const { rerender } = render(walk(5));
  for (const key of [']', ']', '[', '[', '[']) fireEvent.keyDown(document.body, { key });
  expect(onGoal.mock.calls).toEqual([[6], [7], [6], [5], [7]]);
  rerender(walk(7));
  fireEvent.keyDown(document.body, { key: ']' });
  expect(onGoal).toHaveBeenLastCalledWith(5);
});

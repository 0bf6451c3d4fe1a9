import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { useMergedDashboard } from '../model/use-merged-dashboard.ts';
import { ThemeForm } from './theme-form.tsx';

/** Add a theme, or change and delete it. */
export function ThemeLayer() {
  const { dashboard } = useMergedDashboard();
  return dashboard ? <ThemeForm theme={dashboard.Theme} /> : <SkeletonForm fields={1} />;
}

import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useMergedDashboard } from '../model/use-merged-dashboard.ts';
import { themeWords } from '../words.ts';
import { ThemeForm } from './theme-form.tsx';

/** Add a theme, or change and delete it; a copied link tells those who may not why. */
export function ThemeLayer() {
  const { dashboard } = useMergedDashboard();
  if (!dashboard) return <SkeletonForm fields={1} />;
  if (dashboard.Permissions.EditTheme !== true) return <ClosedForm reason={themeWords.notYours} />;
  return <ThemeForm theme={dashboard.Theme} />;
}

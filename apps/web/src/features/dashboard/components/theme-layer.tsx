import { useLetThrough } from '#platform/form/use-let-through.ts';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useMergedDashboard } from '../model/use-merged-dashboard.ts';
import { themeWords } from '../words.ts';
import { ThemeForm } from './theme-form.tsx';

/** Shows the theme's form; for a copied link, shows people without the right the reason. */
export function ThemeLayer() {
  const { dashboard } = useMergedDashboard();
  const isShown = useLetThrough('theme', dashboard?.Permissions.EditTheme === true);
  if (!dashboard) return <SkeletonForm fields={1} />;
  if (!isShown) return <ClosedForm reason={themeWords.notYours} />;
  return <ThemeForm theme={dashboard.Theme} />;
}

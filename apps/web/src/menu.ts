import { useWaitingGoals } from '#features/goals/reading/model/waiting-count.ts';
import { useIsInsightOn } from '#features/insight/model/insight-rights.ts';
import { useSeesStrategyEntry } from '#features/strategy/api.ts';
import { useIsTalentShown } from '#features/talent/model/talent-rights.ts';
import { type MenuPage, menuPages, pagePlans, pages } from '#pages';
import type { MenuEntry } from '#platform/shell/menu-entry.ts';
import {
  IconBulb,
  IconChartGridDots,
  IconCompass,
  IconHelp,
  IconLayoutDashboard,
  IconReportAnalytics,
  IconSitemap,
  IconTarget,
  IconUserStar,
} from '#ui/marks/icons.ts';

const signs: Readonly<
  Record<MenuPage, Pick<MenuEntry, 'icon' | 'keys' | 'words' | 'useCount' | 'useShown'>>
> = {
  dashboard: { icon: IconLayoutDashboard, keys: 'g d', words: 'home start overview reminders' },
  goals: { icon: IconTarget, keys: 'g g', words: 'objectives okr targets', useCount: useWaitingGoals },
  matrixStart: { icon: IconChartGridDots, keys: 'g p', words: 'matrix heat map likelihood forecast' },
  insight: { icon: IconBulb, keys: 'g i', words: 'analytics calibration', useShown: useIsInsightOn },
  organization: { icon: IconSitemap, keys: 'g o', words: 'people directory employees staff chart team' },
  strategy: {
    icon: IconCompass,
    keys: 'g s',
    words: 'mission vision values',
    useShown: useSeesStrategyEntry,
  },
  talent: {
    icon: IconUserStar,
    keys: 'g t',
    words: 'appraisals performance review ratings',
    useShown: useIsTalentShown,
  },
  reports: { icon: IconReportAnalytics, keys: 'g r', words: 'export excel pdf download print summary deck' },
  help: { icon: IconHelp, keys: 'g h', words: 'support contact guide question' },
};

/** The side menu, in their fixed order (screens.4), which is the order of the page plan. */
export const MENU: readonly MenuEntry[] = menuPages.map((name) => ({
  label: pages[name].menu,
  path: pages[name].path,
  also: Object.values(pagePlans).flatMap(({ under, path }) =>
    under === name ? [path.replace(/\/[{$].*$/, '')] : [],
  ),
  ...signs[name],
}));

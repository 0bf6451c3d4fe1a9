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
import { menuSearchWords } from './words.menu.ts';

const signs: Readonly<
  Record<MenuPage, Pick<MenuEntry, 'icon' | 'keys' | 'words' | 'useCount' | 'useShown'>>
> = {
  dashboard: { icon: IconLayoutDashboard, keys: 'g d', words: menuSearchWords.dashboard },
  goals: { icon: IconTarget, keys: 'g g', words: menuSearchWords.goals, useCount: useWaitingGoals },
  matrixStart: { icon: IconChartGridDots, keys: 'g p', words: menuSearchWords.matrixStart },
  insight: { icon: IconBulb, keys: 'g i', words: menuSearchWords.insight, useShown: useIsInsightOn },
  organization: { icon: IconSitemap, keys: 'g o', words: menuSearchWords.organization },
  strategy: {
    icon: IconCompass,
    keys: 'g s',
    words: menuSearchWords.strategy,
    useShown: useSeesStrategyEntry,
  },
  talent: {
    icon: IconUserStar,
    keys: 'g t',
    words: menuSearchWords.talent,
    useShown: useIsTalentShown,
  },
  reports: { icon: IconReportAnalytics, keys: 'g r', words: menuSearchWords.reports },
  help: { icon: IconHelp, keys: 'g h', words: menuSearchWords.help },
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

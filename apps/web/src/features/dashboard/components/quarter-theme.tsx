import type { Theme } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { labelOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { IconPencil, IconPlus } from '#ui/marks/icons.ts';
import { useDashboardLayer } from '../model/dashboard-search.ts';
import { quarterThemeWords, themeWords } from '../words.ts';
import classes from './quarter-theme.module.css';

interface QuarterThemeProps {
  readonly theme: Theme | null;
  readonly mayEdit: boolean;
}

/** Shows the theme of the current quarter, for everybody (dashboard.2). */
export function QuarterTheme({ theme, mayEdit }: QuarterThemeProps) {
  const { Period } = useSession();
  const { openLayer } = useDashboardLayer();
  if (!theme && !mayEdit) return null;
  return (
    <section className={classes.theme} aria-label={quarterThemeWords.quarterTheme}>
      <p className={classes.words}>
        <span className={classes.label}>{quarterThemeWords.themeOf(labelOf(Period))}</span>
        {theme ? (
          <strong className={classes.title}>{theme.Title}</strong>
        ) : (
          <span className={classes.none}>{themeWords.hint}</span>
        )}
      </p>
      {mayEdit ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={
            theme ? <IconPencil size={14} aria-hidden="true" /> : <IconPlus size={14} aria-hidden="true" />
          }
          onClick={() => openLayer('theme')}
        >
          {theme ? themeWords.edit : themeWords.add}
        </Button>
      ) : null}
    </section>
  );
}

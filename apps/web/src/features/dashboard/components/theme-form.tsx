import type { Theme } from '@bellwether/contract/dashboard';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { fieldError } from '@bellwether/domain/shared/said';
import { textWords } from '@bellwether/domain/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { isAbsent } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { TextField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { dashboardQuery, useSaveTheme } from '../api.ts';
import { themeWords } from '../words.ts';
import { ThemeConflict } from './theme-conflict.tsx';
import { ThemeDelete } from './theme-delete.tsx';

const shape = z.object({ Title: z.string() });

function themeFaults({ Title }: z.output<typeof shape>): FormFault[] {
  const text = Title.trim();
  if (text === '') return [fieldError('Title', goalMessages, 'themeRequired')];
  const isLong = [...text].length > limits.theme;
  return isLong
    ? [fieldError('Title', textWords, 'too_long', { label: themeWords.label, limit: limits.theme })]
    : [];
}

/**
 * Adds, changes and deletes the current quarter's theme (dashboard.2). `theme`: the present one, null for
 * none.
 */
export function ThemeForm({ theme }: { readonly theme: Theme | null }) {
  const { Period } = useSession();
  const { close } = useLayerClose();
  const save = useSaveTheme();
  const conflict = useThemeConflict(theme);
  const { base } = conflict;
  const form = useSaveForm({
    key: `theme.${Period.Id}`,
    shape,
    values: { Title: theme?.Title ?? '' },
    faults: themeFaults,
    conflict,
    save: ({ Title }) => save.mutateAsync({ title: Title.trim(), startedFrom: base }),
    done: themeWords.saved,
  });
  const onDeleted = () => {
    form.giveUp();
    close();
    toast.success(themeWords.deleted);
  };

  return (
    <SaveForm
      of={form}
      aside={base ? <ThemeDelete theme={base} onDeleted={onDeleted} onFailed={conflict.fail} /> : null}
    >
      <ThemeConflict
        error={conflict.error}
        isNewer={conflict.isNewer && !form.isSent}
        theme={theme}
        onReload={() => conflict.startFrom(theme)}
      />
      <TextField
        control={form.control}
        name="Title"
        label={themeWords.label}
        description={themeWords.hint}
        limit={limits.theme}
        autoComplete="off"
        required
        focusFirst
      />
    </SaveForm>
  );
}

/** Keeps the theme with which the form began. */
function useThemeConflict(theme: Theme | null) {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  const outside = useOutsideChange({
    present: theme,
    stampOf: (version) => version?.UpdatedAt,
    refetch: readAgain,
  });
  return {
    ...outside,
    fail(failure: unknown) {
      outside.fail(failure);
      // Read the dashboard again, to show that somebody else deleted the theme.
      if (isAbsent(failure)) readAgain();
    },
  };
}

import type { Theme } from '@bellwether/contract/dashboard';
import { goalMessages, limits, tooLong } from '@bellwether/domain/goals/messages';
import type { FieldError } from '@bellwether/domain/goals/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { isAbsent, isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { dashboardQuery, useSaveTheme } from '../api.ts';
import { themeWords } from '../words.ts';
import { ThemeConflict } from './theme-conflict.tsx';
import { ThemeDelete } from './theme-delete.tsx';

const shape = z.object({ Title: z.string() });

function themeFaults({ Title }: z.output<typeof shape>): FieldError[] {
  const text = Title.trim();
  if (text === '') return [{ path: 'Title', message: goalMessages.themeRequired }];
  const isLong = [...text].length > limits.theme;
  return isLong ? [{ path: 'Title', message: tooLong(themeWords.label, limits.theme) }] : [];
}

/**
 * Adds, changes and deletes the current quarter's theme (1-goals §2, §5). `theme`: the present one, null for
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
      <ThemeConflict error={conflict.error} theme={theme} onReload={conflict.reload} />
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

/** Compares the form's theme with other people's changes. */
function useThemeConflict(theme: Theme | null) {
  const client = useQueryClient();
  // A save sends this version, even after a newer read.
  const [base, setBase] = useState(theme);
  const [error, setError] = useState<unknown>(null);
  return {
    base,
    error,
    clear: () => setError(null),
    fail(failure: unknown) {
      setError(failure);
      // Read the dashboard again, to show what the other person wrote.
      if (isConflict(failure) || isAbsent(failure))
        void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    },
    reload() {
      setBase(theme);
      setError(null);
    },
  };
}

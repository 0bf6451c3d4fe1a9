import type { Theme } from '@bellwether/contract/dashboard';
import { goalMessages, limits, tooLong } from '@bellwether/domain/goals/messages';
import type { FieldError } from '@bellwether/domain/goals/rules';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyProblem, isAbsent, isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { dashboardQuery, useSaveTheme } from '../api.ts';
import { themeWords } from '../words.ts';
import { ThemeConflict } from './theme-conflict.tsx';
import { ThemeDelete } from './theme-delete.tsx';

interface ThemeValues {
  readonly Title: string;
}

function themeFaults({ Title }: ThemeValues): FieldError[] {
  const text = Title.trim();
  if (text === '') return [{ path: 'Title', message: goalMessages.themeRequired }];
  const isLong = [...text].length > limits.theme;
  return isLong ? [{ path: 'Title', message: tooLong(themeWords.label, limits.theme) }] : [];
}

const acceptTheme = (kept: unknown): ThemeValues | undefined =>
  typeof kept === 'object' && kept !== null && 'Title' in kept && typeof kept.Title === 'string'
    ? { Title: kept.Title }
    : undefined;

/** Adds, changes and deletes the running quarter's theme (1-goals §2, §5). `theme`: as it is now, null for none. */
export function ThemeForm({ theme }: { readonly theme: Theme | null }) {
  const { Period } = useSession();
  const { close, requestClose } = useLayerClose();
  const client = useQueryClient();
  const save = useSaveTheme();
  // What a save is measured against, whatever was read since.
  const [base, setBase] = useState(theme);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<ThemeValues>({
    defaultValues: { Title: theme?.Title ?? '' },
    resolver: faultResolver(themeFaults),
  });
  const draft = useFormDraft(`theme.${Period.Id}`, form, { accept: acceptTheme });

  const fail = (error: unknown) => {
    setFailure(error);
    // Read anew, the dashboard tells what the other person made of it.
    if (isConflict(error) || isAbsent(error))
      void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  };
  const leave = (sentence: string) => {
    draft.done();
    close();
    toast.success(sentence);
  };
  const submit = form.handleSubmit(async ({ Title }) => {
    setFailure(null);
    try {
      await save.mutateAsync({ title: Title.trim(), startedFrom: base });
    } catch (error) {
      if (applyProblem<ThemeValues>(error, form.setError, { Title: 'Title' }) !== undefined) fail(error);
      return;
    }
    leave(themeWords.saved);
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <ThemeConflict
          error={failure}
          theme={theme}
          onReload={() => {
            setBase(theme);
            setFailure(null);
          }}
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
      </FormStack>
      <FormActions
        aside={
          base ? (
            <ThemeDelete theme={base} onDeleted={() => leave(themeWords.deleted)} onFailed={fail} />
          ) : null
        }
      >
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <SubmitButton loading={form.formState.isSubmitting}>Save</SubmitButton>
      </FormActions>
    </form>
  );
}

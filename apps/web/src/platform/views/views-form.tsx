import { savedViewLimits } from '@bellwether/domain/people/views';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { problemText } from '../problem.ts';
import { type SavedView, savedViewsQuery, useViewActs, type ViewScreen } from './api.ts';
import { type Filters, filtersOf, queryOf } from './view-query.ts';
import { ViewRow } from './view-row.tsx';
import classes from './views-form.module.css';
import { viewWords } from './words.ts';

interface ViewsFormProps {
  readonly screen: ViewScreen;
  readonly filters: Filters;
  readonly path: string;
  readonly page?: Filters;
  readonly onClose: () => void;
  readonly onShow: (view: SavedView) => void;
}

/** Saves the present filters under a name, and shows, renames, shares and deletes the saved views of the list. */
export function ViewsForm({ screen, filters, path, page = {}, onClose, onShow }: ViewsFormProps) {
  const kept = useQuery(savedViewsQuery);
  const acts = useViewActs();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const views = (kept.data ?? []).filter((view) => view.Screen === screen);
  const query = queryOf(filters);
  const present = views.find((view) => queryOf(filtersOf(view.Query)) === query);
  const typed = name.trim();
  const replaced = views.find((view) => view.Name === typed);
  const submit = () => {
    setMissing(typed === '');
    if (typed === '') return;
    acts.save.mutate(
      { Screen: screen, Name: typed, Query: query },
      {
        onSuccess: ({ Name }) => {
          toast.success(viewWords.saved(Name));
          onClose();
        },
      },
    );
  };
  const remove = (view: SavedView) =>
    acts.remove.mutate(view, {
      onSuccess: () =>
        toast.success(viewWords.removed(view.Name), {
          label: viewWords.undo,
          act: () => acts.save.mutate(view),
        }),
      onError: (error) => toast.error(problemText(error)),
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormStack>
        <TextInput
          label={viewWords.name}
          description={present ? viewWords.kept(present.Name) : viewWords.explanation}
          value={name}
          maxLength={savedViewLimits.name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={
            isMissing && typed === ''
              ? viewWords.nameMissing
              : acts.save.error
                ? problemText(acts.save.error)
                : undefined
          }
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        {replaced ? <p role="status">{viewWords.replaces(replaced.Name)}</p> : null}
        {kept.isLoadingError ? (
          <LoadFailure onRetry={() => void kept.refetch()}>{viewWords.notLoaded}</LoadFailure>
        ) : null}
        {views.length > 0 ? (
          <ul className={classes.views} aria-label={viewWords.views}>
            {views.map((view) => (
              <ViewRow
                key={view.Id}
                view={view}
                address={`${location.origin}${path}${queryOf({ ...page, ...filtersOf(view.Query) })}`}
                rename={acts.rename}
                onShow={() => onShow(view)}
                onRemove={() => remove(view)}
              />
            ))}
          </ul>
        ) : null}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {viewWords.close}
        </Button>
        <Button type="submit" loading={acts.save.isPending}>
          {viewWords.keep}
        </Button>
      </FormActions>
    </form>
  );
}

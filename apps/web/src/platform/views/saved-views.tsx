import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { late } from '#ui/layers/late-layer.tsx';
import { IconBookmark } from '#ui/marks/icons.ts';
import { type SavedView, savedViewsQuery, type ViewScreen } from './api.ts';
import { type Filters, filtersOf, queryOf } from './view-query.ts';
import { viewWords } from './words.ts';

const ViewsForm = late(async () => (await import('./views-form.tsx')).ViewsForm);

/** Returns the saved views of a list, and the one whose filters are the present ones. */
export function useSavedViews(screen: ViewScreen, filters: Filters) {
  const views = (useQuery(savedViewsQuery).data ?? []).filter((view) => view.Screen === screen);
  const query = queryOf(filters);
  return { views, present: views.find((view) => queryOf(filtersOf(view.Query)) === query) };
}

interface SavedViewsProps {
  readonly screen: ViewScreen;
  /** The present filters of the list. */
  readonly filters: Filters;
  /** The path of the list, which shared links have. */
  readonly path: string;
  /** Parameters of the page that a shared link also needs. */
  readonly page?: Filters;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShow: (view: SavedView) => void;
}

/** The button *Save view* beside the filters of a list, with its dialog. */
export function SavedViews({ isOpen, onOpenChange, onShow, ...form }: SavedViewsProps) {
  const close = () => onOpenChange(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={viewWords.save}
        title={viewWords.save}
        onClick={() => onOpenChange(true)}
      >
        <IconBookmark size={18} aria-hidden="true" />
      </ActionIcon>
      <AppDialog opened={isOpen} onClose={close} title={viewWords.title} width={480}>
        <ViewsForm
          {...form}
          onClose={close}
          onShow={(view) => {
            close();
            onShow(view);
          }}
        />
      </AppDialog>
    </>
  );
}

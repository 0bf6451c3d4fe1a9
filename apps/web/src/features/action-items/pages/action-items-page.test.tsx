import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { actionItemLayers } from '../layers.tsx';
import { ada, buildItem, buildItems, grace } from '../model/action-item.fixture.ts';
import { ActionItemsPage } from './action-items-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const own = { RequesterId: ada.Id, Requester: ada, Author: ada };
const asked = buildItem({
  Id: 2,
  Title: 'Order the paint',
  DueDate: '2026-12-24',
  ...own,
  Permissions: { Edit: true, Delete: true },
});

function open(answers: Answers = {}, place = '', profile: Parameters<typeof buildSession>[0] = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/actionitems',
        component: () => (
          <>
            <ActionItemsPage />
            <LayerHost tables={[actionItemLayers]} />
          </>
        ),
      }),
    ],
    {
      place: `/v3/actionitems${place}`,
      session: buildSession(profile),
      answers: {
        listActionItems: () => buildItems([buildItem(), asked]),
        listActionItemUsers: () => ({ data: [ada, grace], Next: null }),
        ...answers,
      },
    },
  );
}

describe('the list', () => {
  it('has its fixed columns, and groups with the overdue first', async () => {
    const late = buildItem({ Id: 3, Title: 'Late', DueDate: '2026-11-18', IsOverdue: true });
    const { screen, calls } = open({ listActionItems: () => buildItems([late, buildItem(), asked]) });
    const table = await screen.findByRole('table', { name: 'Action items' });
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent);
    expect(headings).toEqual(['Done', 'Assigned to', 'Title', 'Deadline', 'Assigned by', 'Action']);
    const groups = within(table)
      .getAllByRole('rowheader')
      .map((each) => each.textContent);
    expect(groups).toEqual(['Overdue', 'This week', 'Later']);
    expect(within(table).getByText('11/18/2026').parentElement?.textContent).toBe('11/18/2026 Overdue');
    expect(within(table).getByText('12/24/2026').parentElement?.textContent).toBe('12/24/2026');
    expect(calls('listActionItems')[0]?.body).toEqual({
      Page: 0,
      PageSize: 20,
      SortBy: 'DueDate',
      SortOrder: 'ascend',
      Filters: {},
      IsCompleted: false,
    });
  });

  it('says that nothing was found, and why a load failed', async () => {
    let fails = true;
    const { screen } = open({
      listActionItems: () => {
        if (fails) throw new ProblemError({ status: 500, detail: 'The database is away.' });
        return buildItems([]);
      },
    });
    await screen.findByText('The database is away.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No Action Items Found');
  });

  it('filters by people, sorts by a column, and keeps both in the address', async () => {
    const { screen, calls, search } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Filter Assigned by' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Grace Holloway' }));
    await waitFor(() => expect(search()).toEqual({ by: [3] }));
    fireEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(search()).toEqual({ by: [3], sort: 'Title' }));
    fireEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(search()).toEqual({ by: [3], sort: 'Title', order: 'descend' }));
    await waitFor(() =>
      expect(calls('listActionItems').at(-1)?.body).toMatchObject({
        SortBy: 'Title',
        SortOrder: 'descend',
        Filters: { RequesterId: [3] },
      }),
    );
  });

  it('is paged by twenty', async () => {
    const { screen, search } = open(
      { listActionItems: () => buildItems([buildItem()], { count: 41 }) },
      '?page=2',
    );
    await screen.findByText('21–40 of 41');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(search()).toEqual({ page: 3 }));
  });

  it('asks the server nothing for an observer', async () => {
    const { screen, calls } = open({}, '', { RoleName: 'observer' });
    await screen.findByText('You are not authorized!');
    expect(calls('listActionItems')).toEqual([]);
  });
});

describe('an act', () => {
  it('of the assignee takes the row away at once and can be undone', async () => {
    const done = buildItem({ IsCompleted: true, Permissions: { Complete: 'completed', Reopen: true } });
    let items = [buildItem(), asked];
    const { screen, calls } = open({
      listActionItems: () => buildItems(items),
      markActionItem: ({ params }) => {
        items = params.tab === '1' ? [asked] : [buildItem(), asked];
        return params.tab === '1' ? done : buildItem();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Complete Call the harbour' }));
    await waitFor(() => expect(screen.queryByText('Call the harbour')).toBeNull());
    await screen.findByText('Completed: Call the harbour');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Complete Call the harbour' });
    expect(calls('markActionItem').map(({ params }) => params)).toEqual([
      { id: '1', tab: '1' },
      { id: '1', tab: '2' },
    ]);
    // Only its requester may act on the other item.
    expect(screen.queryByRole('button', { name: 'Complete Order the paint' })).toBeNull();
  });

  it('that the server refuses puts the row back and says why', async () => {
    const { screen } = open({
      markActionItem: () => {
        throw new ProblemError({ status: 409, detail: 'This action item is completed.' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Complete Call the harbour' }));
    await screen.findByText('Call the harbour: This action item is completed.');
    expect(screen.getByText('Call the harbour')).toBeTruthy();
  });

  it('deletes after the question', async () => {
    let items = [asked];
    const { screen, calls } = open({
      listActionItems: () => buildItems(items),
      deleteActionItem: ({ params }) => {
        items = [];
        return { Id: Number(params.id) };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Order the paint' }));
    await screen.findByText('Do you want to delete?');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No Action Items Found');
    expect(calls('deleteActionItem')[0]?.params).toEqual({ id: '2' });
  });
});

describe('adding', () => {
  it('from one line: title, person, date words, Enter', async () => {
    const { screen, calls } = open({ createActionItem: () => buildItem() });
    const line = await screen.findByRole('combobox', { name: 'Add an action item' });
    fireEvent.change(line, { target: { value: 'Send the slides @gra' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Grace Holloway/, hidden: true }));
    fireEvent.change(line, { target: { value: 'Send the slides next Friday' } });
    await screen.findByText('11/27/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(calls('createActionItem')[0]?.body).toEqual({
        Title: 'Send the slides',
        DueDate: '2026-11-27',
        AssigneeId: 3,
        RequesterId: 7,
      }),
    );
    await waitFor(() => expect((line as HTMLInputElement).value).toBe(''));
  });

  it('keeps the line if the save fails, and asks for a title', async () => {
    const { screen, calls } = open({
      createActionItem: () => {
        throw new ProblemError({ status: 500, detail: 'The database is away.' });
      },
    });
    const line = await screen.findByRole('combobox', { name: 'Add an action item' });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Please enter!');
    expect(calls('createActionItem')).toEqual([]);
    fireEvent.change(line, { target: { value: 'Call' } });
    await screen.findByText('11/26/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('The database is away.');
    expect((line as HTMLInputElement).value).toBe('Call');
  });

  it('in the drawer, with the fixed messages and oneself as requester', async () => {
    const { screen, calls } = open({ createActionItem: () => buildItem() });
    fireEvent.click(await screen.findByRole('button', { name: 'New Action Item' }));
    const form = await screen.findByRole('form', { name: 'Add Action Item' });
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(form).getAllByText('Please enter!')).toHaveLength(2));
    expect(within(form).getByText('Please select!')).toBeTruthy();
    const write = (name: string, value: string) =>
      fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value } });
    write('Title', 'Order the paint');
    write('Deadline', '12/24');
    fireEvent.click(within(form).getByRole('combobox', { name: 'Assigned to' }));
    fireEvent.click(await screen.findByRole('option', { name: /Grace Holloway/ }));
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls('createActionItem')[0]?.body).toEqual({
        Title: 'Order the paint',
        DueDate: '2026-12-24',
        AssigneeId: 3,
        RequesterId: 7,
      }),
    );
  });

  it('edits an item, and asks before it forgets what was typed', async () => {
    const { screen, calls } = open({ updateActionItem: () => asked });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Order the paint' }));
    const form = await screen.findByRole('form', { name: 'Edit Action Item' });
    const title = within(form).getByRole('textbox', { name: 'Title' });
    fireEvent.change(title, { target: { value: 'Order more paint' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await screen.findByText('You have unsaved changes.');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls('updateActionItem')[0]).toMatchObject({
        params: { id: '2' },
        body: { Title: 'Order more paint', DueDate: '2026-12-24', UpdatedAt: asked.UpdatedAt },
      }),
    );
  });

  it('says why the item of a copied address could not be loaded, and tries again', async () => {
    let fails = true;
    const { screen } = open(
      {
        listActionItems({ body }) {
          if (body.Filters?.Id && fails)
            throw new ProblemError({ status: 500, detail: 'The database is away.' });
          return buildItems(body.Filters?.Id ? [asked] : []);
        },
      },
      '?open=delete-action-item&about=2',
    );
    await screen.findByText('The database is away.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Do you want to delete?');
  });

  it('edits the item of a copied address, wherever it is in the list', async () => {
    const { screen, calls } = open(
      {
        listActionItems: ({ body }) =>
          buildItems(body.Filters?.Id?.[0] === asked.Id ? [asked] : [buildItem({ Id: 9 })]),
      },
      '?open=action-item&about=2',
    );
    const form = await screen.findByRole('form', { name: 'Edit Action Item' });
    expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Order the paint');
    expect(calls('listActionItems').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ Filters: { Id: [2] }, IsCompleted: null }),
    );
  });

  it('keeps what was typed when the item changes, and continues from the newer one', async () => {
    const newer = { ...asked, DueDate: '2026-12-28', UpdatedAt: '2026-11-19T09:00:00Z' };
    let item = asked;
    const { screen, calls } = open({
      listActionItems: () => buildItems([item]),
      updateActionItem({ body }) {
        if (body.UpdatedAt === newer.UpdatedAt) return newer;
        item = newer;
        throw new ProblemError({ status: 409, detail: 'Somebody else has changed this meanwhile.' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Order the paint' }));
    const form = await screen.findByRole('form', { name: 'Edit Action Item' });
    const field = (name: string) => within(form).getByRole<HTMLInputElement>('textbox', { name });
    fireEvent.change(field('Title'), { target: { value: 'Order more paint' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await within(form).findByText('This action item was changed meanwhile. What you typed is kept.');
    fireEvent.click(within(form).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(field('Deadline').value).toBe('12/28/2026'));
    expect(field('Title').value).toBe('Order more paint');
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls('updateActionItem').at(-1)?.body).toMatchObject({
        Title: 'Order more paint',
        DueDate: '2026-12-28',
        UpdatedAt: newer.UpdatedAt,
      }),
    );
  });
});

describe('a link to an item', () => {
  const done = buildItem({ Id: 50, Title: 'Paint the hull', IsCompleted: true });
  const others = Array.from({ length: 20 }, (_, at) => buildItem({ Id: 100 + at, Title: `Item ${at}` }));
  const answers: Answers = {
    listActionItems: ({ body }) => {
      const { Filters, IsCompleted, Page } = body as { Filters: object; IsCompleted: boolean; Page?: number };
      if ('Id' in Filters) return buildItems([done]);
      if (!IsCompleted) return buildItems([asked]);
      return { ...buildItems(Page === 0 ? others : [done]), count: 21 };
    },
  };

  it('finds it on its tab and page, and focuses it', async () => {
    const { screen } = open(answers, '?item=50');
    const row = (await screen.findByText('Paint the hull')).closest('tr');
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Completed');
  });

  it('shows the list if the item is gone, and says what the link was for', async () => {
    const { screen } = open(
      {
        listActionItems: ({ body }) => {
          const { Filters } = body as { Filters: object };
          return buildItems('Id' in Filters ? [] : [asked]);
        },
      },
      '?item=50',
    );
    await screen.findByText('Order the paint');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('In Progress');
    const notice = await screen.findByText(
      'This link was for an action item that is not there any more, or is not yours.',
    );
    fireEvent.click(within(notice.parentElement ?? document.body).getByRole('button'));
    await waitFor(() => expect(screen.queryByText(/^This link was for/)).toBeNull());
  });
});

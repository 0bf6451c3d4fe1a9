import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { Page } from '#ui/layout/page.tsx';
import { IconClipboardCheck, IconEyeOff, IconPlus } from '#ui/marks/icons.ts';
import { shownItemsQuery, useMarkItem } from '../api.ts';
import { ItemPages } from '../components/item-pages.tsx';
import { ItemTable } from '../components/item-table.tsx';
import { QuickAdd } from '../components/quick-add.tsx';
import { useItemSearch } from '../model/item-search.ts';
import type { ActionItemLayerName } from '../model/layer-names.ts';
import { useLinkedItem } from '../model/use-linked-item.ts';
import { itemWords } from '../words.ts';

/** The action items of the signed-in person (action-items.4). */
export function ActionItemsPage() {
  const { Profile } = useSession();
  // Do not make the call: the server would refuse it with 403, which ends the session.
  if (!capabilitiesOfProfile(Profile).keepsActionItems)
    return (
      <Page title={pages.actionItems.title}>
        <EmptyState icon={<IconEyeOff size={24} />} title={itemWords.observer}>
          {itemWords.observerHint}
        </EmptyState>
      </Page>
    );
  return <Items />;
}

const tabs = [
  { value: 'open', label: itemWords.inProgress },
  { value: 'completed', label: itemWords.completed },
] as const;

function Items() {
  const [search, change] = useItemSearch();
  const { openLayer } = useAddressLayer<ActionItemLayerName>();
  const add = () => openLayer('action-item');
  useHotkey('a', itemWords.new, add);
  const shown = search.tab ?? 'open';
  return (
    <Page
      title={pages.actionItems.title}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          {itemWords.new}
        </Button>
      }
    >
      <Tabs
        value={shown}
        onChange={(value) => {
          const tab = value === 'completed' ? value : undefined;
          change({ tab, to: undefined, by: undefined, page: undefined, item: undefined });
        }}
      >
        <Tabs.List>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Panel key={value} value={value}>
            {value === shown ? <ShownItems /> : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

/** The items of the open tab, on the page that the address names. */
function ShownItems() {
  const [search, change] = useItemSearch();
  const list = useQuery(shownItemsQuery(search));
  const mark = useMarkItem();
  const { page = 1 } = search;
  const isLinkGone = useLinkedItem(search, list.isPlaceholderData ? undefined : list.data, change);
  const lacksPage = page > 1 && list.data?.data.length === 0 && !list.isPlaceholderData;
  // Go one page back after the last item of the last page was completed or deleted.
  useEffect(() => {
    if (lacksPage) change({ page: page > 2 ? page - 1 : undefined });
  });
  if (!list.data) {
    if (!list.error) return <SkeletonRows rows={6} />;
    return (
      <ErrorPanel
        title={itemWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { data, count, to_users, by_users, Today } = list.data;
  const isFiltered = search.to !== undefined || search.by !== undefined;
  return (
    <>
      {isLinkGone ? (
        <Notice tone="info" onClose={() => change({ item: undefined })}>
          {itemWords.absentLinked}
        </Notice>
      ) : null}
      {search.tab === undefined ? <QuickAdd today={Today} /> : null}
      {data.length > 0 || isFiltered ? (
        <ItemTable
          items={data}
          assignees={to_users}
          requesters={by_users}
          today={Today}
          search={search}
          onSearch={change}
          onTick={mark.mutate}
          isStale={list.isPlaceholderData}
        />
      ) : null}
      {data.length === 0 ? (
        <EmptyState
          icon={<IconClipboardCheck size={24} />}
          title={itemWords.none}
          action={
            isFiltered ? (
              <Button variant="default" onClick={() => change({ to: undefined, by: undefined })}>
                {itemWords.clear}
              </Button>
            ) : undefined
          }
        >
          {isFiltered ? itemWords.noMatch : itemWords.noneHint}
        </EmptyState>
      ) : null}
      <ItemPages
        page={page}
        count={count}
        onPage={(next) => change({ page: next > 1 ? next : undefined, item: undefined })}
      />
    </>
  );
}

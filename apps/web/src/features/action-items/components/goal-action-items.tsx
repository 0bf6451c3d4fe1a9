import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { IconPlus } from '#ui/marks/icons.ts';
import { goalItemsQuery, useMarkItem } from '../api.ts';
import type { ActionItemLayerName } from '../model/layer-names.ts';
import { itemWords } from '../words.ts';
import { Deadline } from './item-row.tsx';
import classes from './item-table.module.css';
import { TickButton } from './tick-button.tsx';

/** The viewer's action items that were made from a goal, and the button that makes one; absent for observers. */
export function GoalActionItems({ goalId }: { readonly goalId: number }) {
  const { Profile } = useSession();
  return capabilitiesOfProfile(Profile).keepsActionItems ? <Items goalId={goalId} /> : null;
}

function Items({ goalId }: { readonly goalId: number }) {
  const list = useQuery(goalItemsQuery(goalId));
  const mark = useMarkItem();
  const { openLayer } = useAddressLayer<ActionItemLayerName>();
  const items = list.data?.data ?? [];
  return (
    <div>
      {items.length > 0 ? (
        <ul className={classes.list} aria-label={itemWords.fromGoal}>
          {items.map((item) => (
            <li key={item.Id} className={classes.listed} data-completed={item.IsCompleted || undefined}>
              <TickButton item={item} onTick={mark.mutate} />
              <span className={classes.listedText}>
                <span className={classes.name}>{item.Title}</span>
                <span className={classes.quiet}>{item.Assignee.Name}</span>
              </span>
              <Deadline item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.isLoadingError ? (
        <LoadFailure onRetry={() => void list.refetch()}>{itemWords.failed}</LoadFailure>
      ) : null}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={() => openLayer('action-item', { goal: goalId })}
      >
        {itemWords.addFromGoal}
      </Button>
    </div>
  );
}

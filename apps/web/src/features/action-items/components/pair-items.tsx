import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useSession } from '#platform/session.ts';
import { shownDay } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { pairItemsQuery, useMarkItem } from '../api.ts';
import type { ActionItemLayerName } from '../model/layer-names.ts';
import { itemWords } from '../words.ts';
import classes from './pair-items.module.css';
import { TickButton } from './tick-button.tsx';

/** The open action items that the viewer and a person have with each other. */
export function PairItems({ personId }: { readonly personId: number }) {
  const { Profile } = useSession();
  const { openLayer } = useAddressLayer<ActionItemLayerName>();
  const { data, isLoadingError, refetch } = useQuery(pairItemsQuery(Profile.Id, personId));
  const mark = useMarkItem();
  return (
    <SettingsPart
      title={itemWords.pair}
      aside={
        <Button variant="subtle" size="compact-sm" onClick={() => openLayer('action-item')}>
          {itemWords.new}
        </Button>
      }
    >
      {isLoadingError ? (
        <LoadFailure onRetry={() => void refetch()}>{itemWords.pairFailed}</LoadFailure>
      ) : data?.data.length === 0 ? (
        <p className={classes.quiet}>{itemWords.pairNone}</p>
      ) : (
        <ul className={classes.list} aria-label={itemWords.pair}>
          {data?.data.map((item) => (
            <li key={item.Id} className={classes.item}>
              <TickButton item={item} onTick={(ticked) => mark.mutate(ticked)} />
              <span>
                {item.Title}
                <span className={classes.quiet}>
                  {item.Assignee.Name} · {shownDay(item.DueDate)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}

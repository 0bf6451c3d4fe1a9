import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { goalLink } from '#platform/links.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { labelOf } from '../../reading/model/list-filter.ts';
import type { CarriedGoals } from '../api.ts';
import { alignmentWords, carriedDraftsWords, carryOverWords } from '../words.ts';
import classes from './carry-over.module.css';

interface CarriedDraftsProps {
  readonly carried: CarriedGoals;
  /** Returns to the remaining goals; absent without any. */
  readonly onMore: (() => void) | undefined;
}

/** Shows the result: the new drafts, each with a link. */
export function CarriedDrafts({ carried: { ToPeriod, data }, onMore }: CarriedDraftsProps) {
  const { close } = useLayerClose();
  const list = useRef<HTMLUListElement>(null);
  // The focused button is gone, so focus the first link.
  useEffect(() => list.current?.querySelector('a')?.focus(), []);
  return (
    <>
      <FormStack>
        <Notice tone="good">
          {carryOverWords.done(data.length, labelOf(ToPeriod))} {carryOverWords.next}
        </Notice>
        <ul className={classes.list} aria-label={carryOverWords.drafts} ref={list}>
          {data.map((goal) => {
            const alignment = alignmentWords(goal);
            return (
              <li className={classes.made} key={goal.Id}>
                <Link {...goalLink(goal.Id)} className={classes.link}>
                  {goal.Title}
                </Link>
                {alignment ? <span className={classes.detail}>{alignment}</span> : null}
              </li>
            );
          })}
        </ul>
      </FormStack>
      <FormActions>
        {onMore ? (
          <Button variant="default" onClick={onMore}>
            {carryOverWords.again}
          </Button>
        ) : null}
        <Button onClick={close}>{carriedDraftsWords.done}</Button>
      </FormActions>
    </>
  );
}

import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { RichText } from '#ui/data/rich-text.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { responsibilityQuery } from '../../api.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { responsibilityPartWords } from '../../words.ts';
import { cardWords } from '../words.ts';
import { CardPart } from './card-part.tsx';
import classes from './profile-card.module.css';

/** The person's responsibilities, with the button to edit them (people.31). */
export function ResponsibilityPart({ profile }: { readonly profile: Profile }) {
  const { data, isError, refetch } = useQuery(responsibilityQuery(profile.Id));
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  return (
    <CardPart
      title={cardWords.responsibility}
      aside={
        profile.Permissions.EditResponsibility === true ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={cardWords.editResponsibility}
            onClick={() => openLayer('responsibility', { person: profile.Id })}
          >
            {responsibilityPartWords.edit}
          </Button>
        ) : null
      }
    >
      {data ? (
        data.Body ? (
          <RichText html={data.Body} />
        ) : (
          <p className={classes.quiet}>{cardWords.noResponsibility}</p>
        )
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()}>{cardWords.responsibilityFailed}</LoadFailure>
      ) : (
        <SkeletonBar width="70%" />
      )}
    </CardPart>
  );
}

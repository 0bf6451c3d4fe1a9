import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { personalDataLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { CardPart } from '../../profile/components/card-part.tsx';
import classes from '../../profile/components/profile-card.module.css';
import { useSetActive } from '../api.ts';
import { statusWords } from '../words.ts';
import { LeftBehind } from './left-behind.tsx';
import { ReinviteButton } from './reinvite-button.tsx';

/**
 * Shows buttons that invite again, deactivate and reactivate the person; renders nothing for people who may do none
 * of it (people.6).
 */
export function StatusPart({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const save = useSetActive(profile.Id);
  const { Activate, ActivateWithEmail, Deactivate, FreeEmail, Hold, Reinvite } = profile.Permissions;
  if (Activate !== true && ActivateWithEmail !== true && Deactivate !== true) return null;
  const activate = () => {
    if (ActivateWithEmail === true) return openLayer('activate', { person: profile.Id });
    save.mutate(true, {
      onSuccess: () => toast.success(statusWords.activated(profile.Name)),
      onError: (error) => toast.error(problemText(error)),
    });
  };
  return (
    <CardPart title={statusWords.part}>
      <div className={classes.acts}>
        {Reinvite === true ? <ReinviteButton profile={profile} /> : null}
        {Deactivate === true ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => openLayer('deactivate', { person: profile.Id })}
          >
            {statusWords.deactivate}
          </Button>
        ) : (
          <FormStack>
            <div>
              <SubmitButton variant="default" loading={save.isPending} onClick={activate}>
                {statusWords.activate}
              </SubmitButton>
            </div>
            {FreeEmail === true ? (
              <div>
                <Button variant="default" onClick={() => openLayer('free-email', { person: profile.Id })}>
                  {statusWords.freeEmail}
                </Button>
              </div>
            ) : null}
            {Hold === true ? (
              <div>
                <Button
                  variant="default"
                  renderRoot={(props) => <Link {...props} {...personalDataLink(profile.Id)} />}
                >
                  {statusWords.personalData}
                </Button>
              </div>
            ) : null}
            <LeftBehind profile={profile} />
          </FormStack>
        )}
      </div>
    </CardPart>
  );
}

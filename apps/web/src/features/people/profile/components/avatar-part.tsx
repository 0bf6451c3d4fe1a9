import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { useSaveAvatar } from '../../api.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { avatarWords } from '../../words.ts';
import classes from './settings.module.css';

/** Shows the person's own picture, with buttons that change and remove it. */
export function AvatarPart({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const remove = useSaveAvatar(profile.Id);
  const hasPicture = profile.Avatar !== null;
  return (
    <SettingsPart title={avatarWords.part}>
      {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
      <div className={classes.line}>
        <PersonAvatar name={profile.Name} src={profile.Avatar} size={72} />
        <Button variant="default" onClick={() => openLayer('picture', { person: profile.Id })}>
          {hasPicture ? avatarWords.open : avatarWords.add}
        </Button>
        {hasPicture ? (
          <SubmitButton
            variant="subtle"
            loading={remove.isPending}
            onClick={() => remove.mutate(null, { onSuccess: () => toast.success(avatarWords.removed) })}
          >
            {avatarWords.remove}
          </SubmitButton>
        ) : null}
      </div>
    </SettingsPart>
  );
}

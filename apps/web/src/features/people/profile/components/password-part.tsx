import { Button } from '@mantine/core';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { passwordWords } from '../../words.ts';
import classes from './settings.module.css';

/** Shows the link to Change Password. */
export function PasswordPart() {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  return (
    <SettingsPart
      title={passwordWords.part}
      aside={
        <Button variant="default" onClick={() => openLayer('change-password')}>
          {passwordWords.title}
        </Button>
      }
    >
      <p className={classes.quiet}>{passwordWords.hint}</p>
    </SettingsPart>
  );
}

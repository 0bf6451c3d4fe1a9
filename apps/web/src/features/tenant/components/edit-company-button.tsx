import { UnstyledButton } from '@mantine/core';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { IconBuilding } from '#ui/marks/icons.ts';
import { useCompanyLayer } from '../model/company-search.ts';
import { companyWays } from '../words.layers.ts';
import classes from './edit-company-button.module.css';

/** Opens Edit Company Info; nothing for people who may not (tenant.2). */
export function EditCompanyButton({ onPress }: { readonly onPress: () => void }) {
  const { Profile } = useSession();
  const { openLayer } = useCompanyLayer();
  if (!capabilitiesOfProfile(Profile).editsCompany) return null;
  return (
    <UnstyledButton
      className={classes.button}
      onClick={() => {
        onPress();
        openLayer('company');
      }}
    >
      <IconBuilding size={16} aria-hidden="true" />
      {companyWays.edit}
    </UnstyledButton>
  );
}

import { useState } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { useSession } from '#platform/session.ts';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { type CompanyVersion, versionAfterLogo } from '../model/company-version.ts';
import { companyWords } from '../words.company.ts';
import { BrandingForm } from './branding-form.tsx';
import { CompanyForm } from './company-form.tsx';
import classes from './company-layer.module.css';
import { LogoField } from './logo-field.tsx';

/**
 * Edits name, site, zone and brand, for the ceo. Others can open it by a link and read why they may not
 * (tenant.2).
 */
export function CompanyLayer() {
  const { Profile } = useSession();
  if (!capabilitiesOfProfile(Profile).editsCompany) return <ClosedForm reason={companyWords.notYours} />;
  return <CompanyParts />;
}

function CompanyParts() {
  const { Tenant } = useSession();
  // Each save sends this version, even if a newer session was loaded meanwhile.
  const [version, setVersion] = useState<CompanyVersion>(Tenant);
  const onLogo = (reply: CompanyVersion) => setVersion((former) => versionAfterLogo(former, reply));
  return (
    <div className={classes.parts}>
      <OutsideNotice
        of={{ error: null, isNewer: Tenant.UpdatedAt !== version.UpdatedAt }}
        isSent={false}
        says={companyWords.changed}
        load={companyWords.reload}
        onLoad={() => setVersion(Tenant)}
      />
      <section aria-label={companyWords.info}>
        <CompanyForm version={version} onVersion={setVersion} />
      </section>
      <section className={classes.part} aria-label={companyWords.brand}>
        <h3 className={classes.title}>{companyWords.brand}</h3>
        <p className={classes.quiet}>{companyWords.logoHint}</p>
        <LogoField kind="logo" logo={Tenant.Logo} onChanged={onLogo} />
        <LogoField kind="squareLogo" logo={Tenant.SquareLogo} onChanged={onLogo} />
        <BrandingForm version={version} onVersion={setVersion} />
      </section>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { Page } from '#ui/layout/page.tsx';
import { BrandingForm } from '../components/branding-form.tsx';
import { CompanyForm } from '../components/company-form.tsx';
import classes from '../components/company-layer.module.css';
import { LogoField } from '../components/logo-field.tsx';
import { type CompanyVersion, versionAfterLogo } from '../model/company-version.ts';
import { companyWords } from '../words.company.ts';

interface Versions {
  readonly version: CompanyVersion;
  readonly setVersion: (version: CompanyVersion) => void;
  readonly onLogo: (reply: CompanyVersion) => void;
}

/** A page about the company, which says when somebody else changes it meanwhile (tenant.2). */
function CompanyPart({
  title,
  of,
}: {
  readonly title: string;
  readonly of: (versions: Versions) => ReactNode;
}) {
  const { Tenant } = useSession();
  // Each save sends this version, even if a newer session was loaded meanwhile.
  const [version, setVersion] = useState<CompanyVersion>(Tenant);
  const onLogo = (reply: CompanyVersion) => setVersion((former) => versionAfterLogo(former, reply));
  return (
    <Page title={title} narrow>
      <OutsideNotice
        of={{ error: null, isNewer: Tenant.UpdatedAt !== version.UpdatedAt }}
        isSent={false}
        says={companyWords.changed}
        load={companyWords.reload}
        onLoad={() => setVersion(Tenant)}
      />
      {of({ version, setVersion, onLogo })}
    </Page>
  );
}

/** Name, site and zone of the company. */
export function CompanyInfoPage() {
  return (
    <CompanyPart
      title={settingsTitles.info}
      of={({ version, setVersion }) => (
        <CompanyForm version={version} onVersion={setVersion} cancel={false} />
      )}
    />
  );
}

/** Logos and colour of the company. */
export function CompanyBrandPage() {
  const { Tenant } = useSession();
  return (
    <CompanyPart
      title={settingsTitles.brand}
      of={({ version, setVersion, onLogo }) => (
        <div className={classes.part}>
          <p className={classes.quiet}>{companyWords.logoHint}</p>
          <LogoField kind="logo" logo={Tenant.Logo} onChanged={onLogo} />
          <LogoField kind="squareLogo" logo={Tenant.SquareLogo} onChanged={onLogo} />
          <BrandingForm version={version} onVersion={setVersion} />
        </div>
      )}
    />
  );
}

import type { TenantBrand } from '@bellwether/contract/tenant';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark, POWERED_BY, ProductMark, versionLabel } from '#features/tenant/door.ts';
import { LanguageChooser } from '#platform/language-chooser.tsx';
import { sessionStorageState } from '#platform/session-store.ts';
import { storageRefused } from '#platform/words.storage.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PRODUCT_LINE, signedOutFrameWords } from '../words.ts';
import classes from './signed-out-frame.module.css';

interface SignedOutFrameProps {
  readonly brand: TenantBrand;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The frame of every signed-out screen: the company's name and colour with what the product does and, if the company
 * wants it, its theme; the form, links, and the version at the bottom.
 */
export function SignedOutFrame({ brand, title, children }: SignedOutFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.panel}>
        <div className={classes.brand}>
          <BrandMark name={brand.Name} logo={brand.Logo} height={28} />
        </div>
        <div className={classes.words}>
          {brand.Logo ? <p className={classes.name}>{brand.Name}</p> : null}
          <p className={classes.line}>{PRODUCT_LINE}</p>
          {brand.Theme ? <p className={classes.theme}>{brand.Theme}</p> : null}
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.content}>
          <h1 className={classes.title}>{title}</h1>
          {sessionStorageState() === 'refused' ? <Notice tone="warn">{storageRefused}</Notice> : null}
          {children}
        </div>
      </main>
      <footer className={classes.footer}>
        {brand.Logo ? (
          <span className={classes.powered}>
            <ProductMark size={16} />
            {POWERED_BY}
          </span>
        ) : null}
        <Link to="/v3/terms">{signedOutFrameWords.termsAndConditions}</Link>
        <Link to="/v3/privacy">{signedOutFrameWords.privacyPolicy}</Link>
        <LanguageChooser />
        <span>{versionLabel(brand.Version, brand.Environment)}</span>
      </footer>
    </div>
  );
}

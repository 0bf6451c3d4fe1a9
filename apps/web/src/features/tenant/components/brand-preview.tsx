import { DARK_SURFACE, LIGHT_SURFACE } from '#ui/theme/brand-shades.ts';
import { previewOf } from '../model/color-preview.ts';
import { companyWords, contrastNote, schemeLabels } from '../words.company.ts';
import classes from './brand-preview.module.css';

interface BrandPreviewProps {
  /** As typed. */
  readonly color: string;
  readonly usesLightText: boolean;
}

const surfaces = { light: LIGHT_SURFACE, dark: DARK_SURFACE } as const;

/** A button and a link in the colour on both themes, and how easy the button is to read. */
export function BrandPreview({ color, usesLightText }: BrandPreviewProps) {
  const preview = previewOf(color, usesLightText);
  return (
    <section className={classes.preview} aria-label={companyWords.preview}>
      <div className={classes.surfaces}>
        {(['light', 'dark'] as const).map((scheme) => {
          const { filled, onFilled, text } = preview[scheme];
          return (
            <div className={classes.surface} style={{ background: surfaces[scheme] }} key={scheme}>
              <span className={classes.scheme} style={{ color: text }}>
                {schemeLabels[scheme]}
              </span>
              <span className={classes.button} style={{ background: filled, color: onFilled }}>
                {companyWords.previewButton}
              </span>
              <span className={classes.link} style={{ color: text }}>
                {companyWords.previewLink}
              </span>
            </div>
          );
        })}
      </div>
      <p className={classes.note} role="status">
        {contrastNote(preview.ratio, preview.isMoved)}
      </p>
    </section>
  );
}

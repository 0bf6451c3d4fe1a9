import { type ComponentType, lazy, Suspense } from 'react';
import classes from './rich-links.module.css';

const LinkedText = lazy<ComponentType<{ readonly text: string }>>(() =>
  import('./linked-text.tsx').then(
    (module) => ({ default: module.LinkedText }),
    (error: unknown) => {
      console.warn('Links in texts cannot be found.', error);
      return { default: PlainText };
    },
  ),
);

function PlainText({ text }: { readonly text: string }) {
  return text;
}

/** Shows text with its line breaks; http, https and mailto links are clickable. */
export function RichLinks({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      <InlineLinks text={text} />
    </div>
  );
}

/**
 * Shows the same inside a line. The code that finds links is fetched with the first text that may contain a
 * link; until then plain text is shown.
 */
export function InlineLinks({ text }: { readonly text: string }) {
  if (!/https?:\/\/|@/i.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  );
}

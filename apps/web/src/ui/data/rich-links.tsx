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

/** Text as it was typed, line breaks kept; http, https and mailto links can be clicked. */
export function RichLinks({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      <InlineLinks text={text} />
    </div>
  );
}

/**
 * The same inside a line. What finds the links is fetched with the first text that may hold one, and the plain text stands
 * until it is here.
 */
export function InlineLinks({ text }: { readonly text: string }) {
  if (!/https?:\/\/|@/i.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  );
}

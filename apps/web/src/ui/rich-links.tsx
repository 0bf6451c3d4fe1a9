import { lazy, Suspense } from 'react';
import classes from './rich-links.module.css';

const LinkedText = lazy(() => import('./linked-text.tsx').then((module) => ({ default: module.LinkedText })));

/**
 * Text as it was typed, line breaks kept; http, https and mailto links can be clicked. What finds the links is fetched
 * with the first text that may hold one, and the plain text stands until it is here.
 */
export function RichLinks({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      {/https?:\/\/|@/i.test(text) ? (
        <Suspense fallback={text}>
          <LinkedText text={text} />
        </Suspense>
      ) : (
        text
      )}
    </div>
  );
}

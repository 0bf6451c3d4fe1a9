import { colon } from '@bellwether/domain/locale/sentence-locale';
import type { ReactNode } from 'react';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { deckWords } from '../words.ts';
import { type ShownDeck, SlideFrame } from './slide-frame.tsx';
import classes from './slide-list.module.css';

interface SlideListProps extends ShownDeck {
  /** The number of the chosen slide, from 1. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** Shows the slides as thumbnails: a column, or on a phone a strip. */
export function SlideList({ deck, texts, chosen, onChoose }: SlideListProps) {
  return (
    <SlideNav>
      {deck.slides.map((slide, index) => (
        <li key={slide.key} style={{ animationDelay: `${Math.min(index, 12) * 60}ms` }}>
          <div className={classes.choice}>
            <span className={classes.number} data-figures aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.paper} inert>
              <SlideFrame deck={deck} texts={texts} slide={slide} at={index + 1} />
            </span>
            {/* The button covers the thumbnail, so that the slide's small print is not part of the accessible
                name (WCAG 2.5.3). */}
            <button
              type="button"
              className={classes.press}
              aria-current={chosen === index + 1 ? 'true' : undefined}
              aria-label={`${index + 1}${colon} ${slide.title}`}
              ref={chosen === index + 1 ? intoView : undefined}
              onClick={() => onChoose(index + 1)}
            />
          </div>
        </li>
      ))}
    </SlideNav>
  );
}

/** Shows empty thumbnails while the texts are written. */
export function SlideListSkeleton({ count }: { readonly count: number }) {
  return (
    <SlideNav>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
        <li key={index}>
          <span className={classes.choice}>
            <span className={classes.number} data-figures aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.paper}>
              <span className={classes.waiting}>
                <SkeletonBar width="52%" height={8} />
                <SkeletonBar width="80%" height={5} />
                <SkeletonBar width="66%" height={5} />
              </span>
            </span>
          </span>
        </li>
      ))}
    </SlideNav>
  );
}

function SlideNav({ children }: { readonly children: ReactNode }) {
  return (
    <nav className={classes.nav} aria-label={deckWords.slides}>
      <ol className={classes.list}>{children}</ol>
    </nav>
  );
}

function intoView(choice: HTMLButtonElement | null): void {
  choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

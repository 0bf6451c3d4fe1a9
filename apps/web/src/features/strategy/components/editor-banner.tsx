import type { StrategyDocument } from '@bellwether/contract/strategy';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { shownPercent } from '#ui/data/shown.ts';
import { ShareRing } from '#ui/marks/share-ring.tsx';
import { editorWords } from '../words.ts';
import classes from './editor-banner.module.css';

const parts = ['Basic', 'Objectives', 'Video'] as const;

/** Welcomes the editors, and shows how much of each part is written (strategy.5). */
export function EditorBanner({ completion }: { readonly completion: StrategyDocument['Completion'] }) {
  return (
    <section className={classes.banner} aria-label={editorWords.welcome}>
      <div className={classes.words}>
        <h2 className={classes.title}>{editorWords.welcome}</h2>
        <p>{editorWords.welcomeText}</p>
      </div>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part} className={classes.part}>
            <ShareRing
              percent={completion[part]}
              label={`${editorWords.completion[part]}${colon} ${shownPercent(completion[part])}`}
              size={52}
            />
            <span className={classes.label} aria-hidden="true">
              {editorWords.completion[part]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

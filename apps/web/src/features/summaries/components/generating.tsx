import { Button } from '@mantine/core';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { summaryWords } from '../words.ts';
import frame from './deck-editor.module.css';
import classes from './generating.module.css';
import { SlideListSkeleton } from './slide-list.tsx';

interface GeneratingProps {
  /** "Q3 2026 summary". */
  readonly title: string;
  readonly onCancel: () => void;
}

/** Shows the editor's layout while the texts are written, with a button that cancels. */
export function Generating({ title, onCancel }: GeneratingProps) {
  return (
    <div className={frame.frame}>
      <div className={frame.columns}>
        <SlideListSkeleton count={4} />
        <div className={frame.middle}>
          <div className={classes.body}>
            <div className={classes.head}>
              <div role="status">
                <p className={classes.title}>{summaryWords.generating(title)}</p>
                <p className={classes.hint}>{summaryWords.generatingHint}</p>
              </div>
              <Button variant="default" onClick={onCancel}>
                {summaryWords.cancel}
              </Button>
            </div>
            <div className={classes.progress} aria-hidden="true" />
            {[0, 1, 2].map((row) => (
              <div key={row} className={classes.row}>
                <SkeletonBar width="46%" height={16} />
                <span className={classes.field}>
                  <SkeletonBar width="94%" />
                  <SkeletonBar width="88%" />
                  <SkeletonBar width="52%" />
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

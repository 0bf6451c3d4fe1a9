import { PlainButton } from '../form/plain-button.tsx';
import { IconAlertTriangle, IconRefresh } from '../marks/icons.ts';
import classes from './error-panel.module.css';
import { errorPanelWords } from './words.ts';

interface ErrorPanelProps {
  /** What happened: "The goals could not be loaded." */
  readonly title: string;
  /** What to do, or the server's sentence. */
  readonly detail?: string | undefined;
  readonly onRetry?: () => void;
  /** For a column without its own margin. */
  readonly inset?: boolean;
}

/** Shown instead of content that could not be loaded. */
export function ErrorPanel({ title, detail, onRetry, inset = false }: ErrorPanelProps) {
  return (
    <div className={classes.panel} data-inset={inset || undefined} role="alert">
      <IconAlertTriangle size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {detail ? <p className={classes.detail}>{detail}</p> : null}
      </div>
      {onRetry ? (
        <PlainButton variant="default" onClick={onRetry}>
          <IconRefresh size={14} aria-hidden="true" />
          {errorPanelWords.tryAgain}
        </PlainButton>
      ) : null}
    </div>
  );
}

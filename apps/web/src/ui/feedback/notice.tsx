import type { ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '../marks/icons.ts';
import classes from './notice.module.css';
import { noticeWords } from './words.ts';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const ICONS = { info: IconInfoCircle, good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle };

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  /** Given = the notice can be closed. */
  readonly onClose?: () => void;
  /** An act beside the text. */
  readonly action?: ReactNode;
}

/** A sentence above the content: "This goal is shelved". The tones bad and warn are announced at once. */
export function Notice({ tone, children, onClose, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
    >
      <Icon size={18} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>{children}</div>
      {action}
      {onClose ? (
        <button type="button" className={classes.close} aria-label={noticeWords.close} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

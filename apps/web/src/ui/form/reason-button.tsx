import { Button, type ButtonProps, Loader } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { shortcutProps, useWorkingKeys } from '../layers/key-caps.tsx';
import { shortcutWords } from '../layers/key-words.ts';
import { late } from '../layers/late-layer.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const ReasonTooltip = late(async () => (await import('./reason-tooltip.tsx')).ReasonTooltip);

interface ReasonButtonProps
  extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'leftSection' | 'fullWidth'> {
  readonly children: ReactNode;
  /**
   * Why the act is not possible now; absent = it is possible. If this person may never do the act, do not
   * render the button.
   */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
  readonly loading?: boolean;
  /** The shortcut that does the same, for the tooltip. */
  readonly keys?: string | undefined;
  /** The name for screen readers, where the shown label says too little. */
  readonly label?: string | undefined;
}

/** A button that stays focusable while its act is impossible, and shows the reason. */
export function ReasonButton({
  children,
  reason,
  onClick,
  loading,
  leftSection,
  keys,
  label,
  ...others
}: ReasonButtonProps) {
  const id = useId();
  const working = useWorkingKeys(reason ? undefined : keys);
  const button = (
    <Button
      {...others}
      {...shortcutProps(working)}
      aria-label={label}
      title={working === undefined ? undefined : shortcutWords(working)}
      leftSection={loading ? <Loader size={14} color="currentColor" aria-hidden="true" /> : leftSection}
      data-disabled={Boolean(reason)}
      aria-disabled={reason || loading ? true : undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason ? id : undefined}
      onClick={(event) => {
        if (reason || loading) event.preventDefault();
        else onClick();
      }}
    >
      {children}
    </Button>
  );
  if (!reason) return button;
  return (
    <>
      <PartBoundary fallback={button}>
        <Suspense fallback={button}>
          <ReasonTooltip reason={reason}>{button}</ReasonTooltip>
        </Suspense>
      </PartBoundary>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}

import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface ReasonTooltipProps {
  readonly reason: string;
  readonly children: ReactElement;
}

/** Shows a button's reason on hover, focus and touch. */
export function ReasonTooltip({ reason, children }: ReasonTooltipProps) {
  return (
    <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }} openDelay={0}>
      {children}
    </Tooltip>
  );
}

import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'leftSection'> {
  readonly variant?: ButtonProps['variant'] | undefined;
  readonly color?: ButtonProps['color'] | undefined;
  readonly children: ReactNode;
  /** While true the button spins, keeps focus, and a second press does nothing. */
  readonly loading?: boolean;
  /** Absent = an ordinary submit of the form around it. */
  readonly onClick?: () => void;
}

/** The main button of a form. Never disabled for bad input: a press shows what is missing. */
export function SubmitButton({
  children,
  loading = false,
  onClick,
  leftSection,
  variant = 'filled',
  color,
  ...others
}: SubmitButtonProps) {
  return (
    <Button
      {...others}
      {...(color === undefined ? {} : { color })}
      variant={variant}
      type={onClick ? 'button' : 'submit'}
      // Do not use the library's `loading`: it disables the button, which moves the keyboard's focus to the
      // page's start.
      leftSection={loading ? <Loader size={14} color="currentColor" aria-hidden="true" /> : leftSection}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </Button>
  );
}

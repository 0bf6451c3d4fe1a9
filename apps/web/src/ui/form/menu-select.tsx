import { InputBase } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { LateLayer, late } from '../layers/late-layer.tsx';
import { menuLook } from './menu-look.tsx';
import type { SearchSelectProps } from './search-select.tsx';

const OpenedMenuSelect = late(async () => (await import('./opened-menu-select.tsx')).OpenedMenuSelect);

interface MenuSelectProps extends Pick<SearchSelectProps, 'choices' | 'onChange' | 'disabled' | 'width'> {
  readonly label: string;
  readonly value: string;
}

/** The keys that open a list of choices. */
const openers = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/**
 * A choice among few in the head of a list. It looks like a select, and becomes one when it is pressed: the select's code
 * is large, and is fetched after the page.
 */
export function MenuSelect(props: MenuSelectProps) {
  const { label, choices, value, disabled = false, width } = props;
  const [isPressed, setPressed] = useState(false);
  const press = () => setPressed(true);
  const face = (
    <InputBase
      {...menuLook}
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      value={choices.find((choice) => choice.value === value)?.label ?? ''}
      readOnly
      pointer
      disabled={disabled}
      w={width}
      rightSectionPointerEvents="none"
      onClick={press}
      onKeyDown={(event: KeyboardEvent) => {
        if (!openers.has(event.key)) return;
        event.preventDefault();
        press();
      }}
    />
  );
  return (
    <LateLayer opened={isPressed} onClose={() => setPressed(false)} face={face}>
      <OpenedMenuSelect {...props} />
    </LateLayer>
  );
}

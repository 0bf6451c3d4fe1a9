import { type KeyboardEvent, useState } from 'react';
import { LateLayer, late } from '../layers/late-layer.tsx';
import { IconSelector } from '../marks/icons.ts';
import classes from './menu-look.module.css';
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
 * is large, and is fetched after the page. Until then it consists of plain elements, because the browser renders those sooner.
 */
export function MenuSelect(props: MenuSelectProps) {
  const { label, choices, value, disabled = false, width } = props;
  const [isPressed, setPressed] = useState(false);
  const press = () => setPressed(true);
  const face = (
    <div className={`${classes.root} ${classes.face}`} style={{ width }}>
      <input
        className={`${classes.input} ${classes.plain}`}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={false}
        value={choices.find((choice) => choice.value === value)?.label ?? ''}
        readOnly
        disabled={disabled}
        onClick={press}
        onKeyDown={(event: KeyboardEvent) => {
          if (!openers.has(event.key)) return;
          event.preventDefault();
          press();
        }}
      />
      <IconSelector className={classes.arrow} size={14} aria-hidden="true" />
    </div>
  );
  return (
    <LateLayer opened={isPressed} onClose={() => setPressed(false)} face={face}>
      <OpenedMenuSelect {...props} />
    </LateLayer>
  );
}

import { IconSelector } from '../marks/icons.ts';
import classes from './menu-look.module.css';

/** The look of a choice in a heading: the chosen word and an arrow. */
export const menuLook = {
  variant: 'unstyled',
  classNames: { root: classes.root ?? '', input: classes.input ?? '' },
  rightSection: <IconSelector size={14} aria-hidden="true" />,
} as const;

import { type Flag, flagLabels } from '../words.ts';

/** Whether the key names an on/off filter. */
export const isFlag = (key: string): key is Flag => key in flagLabels;

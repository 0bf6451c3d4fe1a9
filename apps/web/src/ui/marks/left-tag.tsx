import { Tag } from './tag.tsx';
import { leftTagWords } from './words.ts';

/** Stands beside the name of a person who is deactivated, wherever something still waits for or from them. */
export function LeftTag() {
  return <Tag>{leftTagWords.left}</Tag>;
}

import { TINTS } from '../theme/tints.ts';
import classes from './person-avatar.module.css';

interface PersonAvatarProps {
  readonly name: string;
  /** Address of the picture; null or absent shows the initials. */
  readonly src?: string | null | undefined;
  /** Pixels. */
  readonly size?: number;
}

/**
 * Hidden from screen readers, because it decorates a written name. The style sheet writes the initials: as text they
 * would be part of a button's visible label, which the button's name must contain (WCAG 2.5.3).
 */
export function PersonAvatar({ name, src, size = 24 }: PersonAvatarProps) {
  if (src) {
    return <img className={classes.avatar} src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  return (
    <span
      className={classes.avatar}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.42),
        background: `var(--bw-tint-${tintOf(name)}-soft)`,
        color: `var(--bw-tint-${tintOf(name)}-text)`,
      }}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}

/** Returns the number of the tint, 0–7; a name always has the same one. */
function tintOf(name: string): number {
  let seed = 0;
  for (const letter of name.trim()) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed % TINTS;
}

/** Returns the initials: "Ada Larkwood" → "AL", "Mono" → "M", "" → "?". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toUpperCase();
}

import classes from './person-avatar.module.css';

interface PersonAvatarProps {
  readonly name: string;
  /** Address of the picture; null or absent shows the initials. */
  readonly src?: string | null | undefined;
  /** Pixels. */
  readonly size?: number;
}

/** Decoration beside a written name, so it is hidden from screen readers. */
export function PersonAvatar({ name, src, size = 24 }: PersonAvatarProps) {
  if (src) {
    return <img className={classes.avatar} src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
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
    .toLocaleUpperCase();
}

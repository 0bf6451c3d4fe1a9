import { Link } from '@tanstack/react-router';
import { shortcutWords } from '#ui/layers/key-words.ts';
import { CountBadge } from '#ui/marks/tag.tsx';
import type { MenuEntry } from './menu-entry.ts';
import classes from './side-menu.module.css';

/**
 * Renders the menu: full at the left on wide screens, icons only at middle width, a bar at the bottom on
 * phones.
 */
export function SideMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <nav className={classes.menu} aria-label="Main">
      <ul className={classes.list}>
        {entries.map((entry) => (
          <Entry entry={entry} key={entry.path} />
        ))}
      </ul>
    </nav>
  );
}

const nothingWaits = () => ({ count: 0, label: '' });

function Entry({ entry }: { readonly entry: MenuEntry }) {
  // Each entry calls its own hook on every render, which is allowed because the menu's data is constant.
  const { useCount = nothingWaits, icon: Icon } = entry;
  const { count, label } = useCount();
  return (
    <li>
      <Link
        to={entry.path}
        className={classes.entry}
        activeProps={{ 'data-active': true }}
        activeOptions={{ includeSearch: false }}
        title={`${entry.label} (${shortcutWords(entry.keys)})`}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{entry.label}</span>
        <span className={classes.count}>
          <CountBadge count={count} label={label} />
        </span>
      </Link>
    </li>
  );
}

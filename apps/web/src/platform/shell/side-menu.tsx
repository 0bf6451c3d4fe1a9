import { useMediaQuery } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { shortcutWords } from '#ui/layers/key-words.ts';
import { Panel, PanelButton } from '#ui/layers/panel-button.tsx';
import { IconDots } from '#ui/marks/icons.ts';
import { CountBadge } from '#ui/marks/tag.tsx';
import type { MenuEntry } from './menu-entry.ts';
import classes from './side-menu.module.css';
import { menuWords, sideMenuWords } from './words.ts';

/** The places of the bar on a phone of 390 px; the last one is "More" where there are more entries. */
const PHONE_PLACES = 5;

/**
 * Renders the menu: full at the left on wide screens, icons only at middle width, a bar at the bottom on
 * phones, where "More" opens the entries that do not fit.
 */
export function SideMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const hasMore = isPhone && entries.length > PHONE_PLACES;
  const shown = hasMore ? entries.slice(0, PHONE_PLACES - 1) : entries;
  return (
    <nav className={classes.menu} aria-label={sideMenuWords.main}>
      <ul className={classes.list}>
        {shown.map((entry) => (
          <Entry entry={entry} pathname={pathname} key={entry.path} />
        ))}
        {hasMore ? <More entries={entries.slice(PHONE_PLACES - 1)} pathname={pathname} /> : null}
      </ul>
    </nav>
  );
}

const nothingWaits = () => ({ count: 0, label: '' });

interface EntryProps {
  readonly entry: MenuEntry;
  /** The path of the present address. */
  readonly pathname: string;
  readonly onPress?: () => void;
}

function Entry({ entry, pathname, onPress }: EntryProps) {
  // Each entry calls its own hook on every render, which is allowed because the menu's data is constant.
  const { useCount = nothingWaits, icon: Icon } = entry;
  const { count, label } = useCount();
  const isMarked = isWithin(pathname, entry.also);
  return (
    <li>
      <Link
        to={entry.path}
        className={classes.entry}
        data-active={isMarked || undefined}
        aria-current={isMarked || undefined}
        activeProps={{ 'data-active': true }}
        activeOptions={{ includeSearch: false }}
        title={`${entry.label} (${shortcutWords(entry.keys)})`}
        onClick={onPress}
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

/** Whether the address is one of these, or lies below one. */
function isWithin(pathname: string, paths: readonly string[] = []): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

interface MoreProps extends Pick<EntryProps, 'pathname'> {
  readonly entries: readonly MenuEntry[];
}

function More({ entries, pathname }: MoreProps) {
  return (
    <li>
      <PanelButton
        className={classes.entry}
        isActive={entries.some(({ path, also = [] }) => isWithin(pathname, [path, ...also]))}
        renderPanel={(panel, close) => (
          <Panel panel={panel} className={classes.panel} position="top-end">
            <ul className={classes.more} aria-label={menuWords.more}>
              {entries.map((entry) => (
                <Entry entry={entry} pathname={pathname} key={entry.path} onPress={close} />
              ))}
            </ul>
          </Panel>
        )}
      >
        <IconDots size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{menuWords.more}</span>
      </PanelButton>
    </li>
  );
}

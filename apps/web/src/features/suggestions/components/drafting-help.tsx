import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { IconChevronDown, IconSparkles } from '#ui/marks/icons.ts';
import { markSeen, useDraftWork } from '../model/draft-work.ts';
import { openWords, draftingHelpWords as words } from '../words.ts';
import type { DraftPanelProps } from './draft-panel.tsx';
import classes from './drafting-help.module.css';

/** The panel, whose code is fetched when the person first opens it. */
type Loaded = ComponentType<DraftPanelProps> | 'failed' | null;

/** Shows a button for drafting help, and its panel. If the panel cannot be fetched, the form still works. */
export function DraftingHelp(props: Omit<DraftPanelProps, 'isFirstFocus'>) {
  const { Tenant } = useSession();
  const work = useDraftWork(props.formKey);
  // Open the panel if drafting continued after the form was closed.
  const [isOpen, setOpen] = useState(work.running !== null || work.isUnseen);
  useEffect(() => {
    if (isOpen) markSeen(props.formKey);
  }, [isOpen, props.formKey]);
  const [wasAsked, setAsked] = useState(false);
  const { loaded: Panel, load } = usePanel(isOpen);
  const id = useId();

  return (
    <div>
      <div className={classes.offer}>
        <Button
          variant="default"
          size="xs"
          className={classes.toggle}
          leftSection={<IconSparkles size={16} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} className={classes.chevron} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setAsked(true);
            setOpen(!isOpen);
          }}
        >
          {openWords[Tenant.SuggestionEngine]}
        </Button>
        <span className={classes.state}>{stateOf(work, isOpen)}</span>
      </div>
      {/* Keep it mounted while closed, with its input. */}
      <div id={id} hidden={!isOpen}>
        {Panel === 'failed' ? (
          <Notice
            tone="bad"
            action={
              <Button variant="default" size="xs" onClick={load}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.panelFailed}
          </Notice>
        ) : null}
        {Panel === null && isOpen ? <SkeletonForm fields={2} /> : null}
        {typeof Panel === 'function' ? <Panel {...props} isFirstFocus={wasAsked} /> : null}
      </div>
    </div>
  );
}

/** Returns the state shown on a closed panel. */
function stateOf(
  { running, failure, suggestions }: ReturnType<typeof useDraftWork>,
  isOpen: boolean,
): string {
  if (isOpen) return '';
  if (running) return words.running;
  if (failure) return words.failed;
  const { length } = suggestions.goals;
  return length > 0 ? words.ready(length) : '';
}

function usePanel(isWanted: boolean): { loaded: Loaded; load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    import('./draft-panel.tsx').then(
      // Wrap it in a function, because the state setter would call the component as an updater.
      ({ DraftPanel }) => setLoaded(() => DraftPanel),
      (error: unknown) => {
        console.warn(`The drafting panel could not be fetched (try ${tries + 1}).`, error);
        setLoaded('failed');
      },
    );
  }, [isWanted, tries]);
  const load = () => {
    setLoaded(null);
    setTries(tries + 1);
  };
  return { loaded, load };
}

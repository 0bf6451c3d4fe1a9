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

/** What comes into a form when somebody asks for it: its program is fetched then. */
type Loaded = ComponentType<DraftPanelProps> | 'failed' | null;

/** The quiet offer to draft a goal's texts, and the panel behind it. A panel that cannot be fetched leaves the form be. */
export function DraftingHelp(props: Omit<DraftPanelProps, 'isFirstFocus'>) {
  const { Tenant } = useSession();
  const work = useDraftWork(props.formKey);
  // What went on after the form was left is in sight when it is opened again.
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
          {openWords[Tenant.DraftingEngine]}
        </Button>
        <span className={classes.state}>{stateOf(work, isOpen)}</span>
      </div>
      {/* Kept while it is closed, with everything typed into it. */}
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

/** What a closed panel says of itself. */
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
      // In a function: the state setter would take the component for one.
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

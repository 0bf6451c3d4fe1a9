import type { Calibration } from '@bellwether/contract/talent/calibration';
import { fold, searchWords } from '@bellwether/domain/shared/fold';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import type { TalentCell } from '../../model/matrix-cells.ts';
import { cycleLabel } from '../../model/period-label.ts';
import { calibrationQuery, useEndCalibration } from '../api.ts';
import { isMoved } from '../model/places.ts';
import { calibrationWords as words } from '../words.ts';
import classes from './calibration.module.css';
import { CalibrationGrid } from './calibration-grid.tsx';
import { CardDialog } from './card-dialog.tsx';
import { Distribution } from './distribution.tsx';
import { GuideForm } from './guide-form.tsx';

/** A calibration session: the group by its ratings, beside guide lines, with cards that participants move (talent.26). */
export function CalibrationLayer({ at }: LayerProps<'calibration'>) {
  const { data, error, refetch } = useQuery(calibrationQuery(at.search.about ?? 0));
  if (isAbsent(error)) return <Notice tone="warn">{words.absent}</Notice>;
  if (data) return <Session key={data.Id} session={data} />;
  if (!error) return <SkeletonDetail />;
  return (
    <ErrorPanel title={words.sessionFailed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}

function Session({ session }: { readonly session: Calibration }) {
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<{ readonly userId: number; readonly to: TalentCell | undefined }>();
  const [isOpen, setIsOpen] = useState(false);
  const { Name, State, Cards, Participants, Permissions } = session;
  const asked = searchWords(find);
  const cards = Cards.filter((card) => asked.every((word) => fold(card.Name).includes(word)));
  const card = Cards.find(({ UserId }) => UserId === chosen?.userId);
  return (
    <>
      <p className={classes.title}>
        {Name} <span className={classes.quiet}>{`${cycleLabel(session)} · ${words.states[State]}`}</span>
      </p>
      <p className={classes.quiet}>{words.takePart(Participants.map((one) => one.Name).join(', '))}</p>
      <p className={classes.quiet}>{State === 'open' ? words.hidden : words[afterEnd[State]]}</p>
      {Cards.length > 0 ? (
        <>
          <Distribution session={session} />
          {Permissions.End ? <GuideButton session={session} /> : null}
          <div className={classes.find}>
            <SearchBox
              label={words.find}
              placeholder={words.find}
              keyLabel={words.find}
              value={find}
              onSearch={setFind}
            />
          </div>
          {cards.length === 0 ? <p>{words.nobody}</p> : null}
          <CalibrationGrid
            session={session}
            cards={cards}
            onOpen={(userId, to) => {
              setChosen({ userId, to });
              setIsOpen(true);
            }}
          />
        </>
      ) : null}
      {Permissions.End ? <EndButtons session={session} /> : null}
      <AppDialog
        opened={isOpen && card !== undefined}
        onClose={() => setIsOpen(false)}
        title={card?.Name ?? ''}
        width={520}
      >
        {card ? <CardDialog key={card.UserId} session={session} card={card} to={chosen?.to} /> : null}
      </AppDialog>
    </>
  );
}

/** Opens the form of the guide lines, for who ends the session. */
function GuideButton({ session }: { readonly session: Calibration }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.guide}>
      <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
        {words.changeGuide}
      </Button>
      <AppDialog opened={isOpen} onClose={() => setIsOpen(false)} title={words.changeGuide} width={520}>
        <GuideForm session={session} onSaved={() => setIsOpen(false)} />
      </AppDialog>
    </div>
  );
}

const afterEnd = { closed: 'ended', cancelled: 'cancelled' } as const;

/** Closes or cancels the session, after a question. */
function EndButtons({ session }: { readonly session: Calibration }) {
  const [asked, setAsked] = useState<'close' | 'cancel'>('close');
  const [isOpen, setIsOpen] = useState(false);
  const end = useEndCalibration(session.Id, (how, written) => {
    setIsOpen(false);
    toast.success(how === 'close' ? words.closed(written) : words.cancelledNow);
  });
  const ask = (how: 'close' | 'cancel') => {
    setAsked(how);
    setIsOpen(true);
    end.reset();
  };
  const moved = session.Cards.filter((card) => isMoved(card) && !card.IsEdited).length;
  const isClosing = asked === 'close';
  return (
    <div className={classes.acts}>
      <Button onClick={() => ask('close')}>{words.close}</Button>
      <Button variant="default" onClick={() => ask('cancel')}>
        {words.cancel}
      </Button>
      <AppDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={isClosing ? words.closeTitle : words.cancel}
      >
        <p>{isClosing ? words.closeText(moved) : words.cancelText}</p>
        {end.error ? <Notice tone="bad">{problemText(end.error)}</Notice> : null}
        <div className={classes.acts}>
          <Button loading={end.isPending} onClick={() => end.mutate(asked)}>
            {isClosing ? words.close : words.cancel}
          </Button>
          <Button variant="default" onClick={() => setIsOpen(false)}>
            {words.back}
          </Button>
        </div>
      </AppDialog>
    </div>
  );
}

import type { Calibration, CalibrationCard } from '@bellwether/contract/talent/calibration';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { shownMoment } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import type { TalentLayerName } from '../../model/layer-names.ts';
import type { TalentCell } from '../../model/matrix-cells.ts';
import { calibrationMovesQuery, useUndoMove } from '../api.ts';
import { placeWords } from '../model/places.ts';
import { calibrationWords as words } from '../words.ts';
import classes from './calibration.module.css';
import { MoveForm } from './move-form.tsx';

interface CardDialogProps {
  readonly session: Calibration;
  readonly card: CalibrationCard;
  /** The cell to which the card was dragged. */
  readonly to: TalentCell | undefined;
}

/** One person of a session: their goals, where they stand and why, and the form that moves them. */
export function CardDialog({ session, card, to }: CardDialogProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const { Completed, NotCompleted, Open } = card.Goals;
  return (
    <div className={classes.dialog}>
      <div>
        <p className={classes.quiet}>{card.JobTitle}</p>
        <p>
          {words.goals(Completed, Completed + NotCompleted + Open)}
          {words.openGoals(Open)}
        </p>
        <p>{words.first(placeWords(session, card.First))}</p>
        <p>{words.now(placeWords(session, card))}</p>
      </div>
      {card.IsEdited ? <Notice tone="info">{words.editedHint}</Notice> : null}
      <div className={classes.acts}>
        {card.AppraisalId > 0 ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => openLayer('appraisal', { about: card.AppraisalId })}
          >
            {words.read}
          </Button>
        ) : null}
        {card.CanUndo ? <UndoButton session={session} card={card} /> : null}
      </div>
      {session.Permissions.Move ? <MoveForm session={session} card={card} to={to} /> : null}
      <Moves session={session} card={card} />
    </div>
  );
}

function UndoButton({ session, card }: Omit<CardDialogProps, 'to'>) {
  const undo = useUndoMove(session.Id, card, () => toast.success(words.undone));
  return (
    <>
      <Button variant="default" size="compact-sm" loading={undo.isPending} onClick={() => undo.mutate()}>
        {words.undo}
      </Button>
      {undo.error ? <Notice tone="bad">{problemText(undo.error)}</Notice> : null}
    </>
  );
}

/** Who moved the person, from where, to where and why. */
function Moves({ session, card }: Omit<CardDialogProps, 'to'>) {
  const { data } = useQuery(calibrationMovesQuery(session.Id, card));
  if (!data) return null;
  return (
    <section aria-labelledby="calibration-moves">
      <h3 className={classes.caption} id="calibration-moves">
        {words.history}
      </h3>
      {data.data.length === 0 ? <p className={classes.quiet}>{words.noMoves}</p> : null}
      <ul className={classes.moves}>
        {data.data.map((move) => (
          <li key={move.Id}>
            <p>{words.step(placeWords(session, move.From), placeWords(session, move.To))}</p>
            <p>{move.IsUndo ? words.taken : move.Reason}</p>
            <p className={classes.quiet}>
              {move.Author.Name} · {shownMoment(Date.parse(move.CreatedAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

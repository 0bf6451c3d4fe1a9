import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { SeveralOutcome } from '@bellwether/contract/people/several';
import { mayRemindOwner, mostSeveralGoals, type SeveralGoalAct } from '@bellwether/domain/goals/several';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { capabilitiesOfProfile, capablePersonOf } from '#platform/capabilities.ts';
import { goalLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { saveFile } from '#platform/save-file.ts';
import { useSession } from '#platform/session.ts';
import { focusFirstOf } from '#ui/data/focus-next-row.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { useActOnGoals } from '../api.several.ts';
import { goalSheetOf } from '../model/chosen-goals.ts';
import { severalWords } from '../words.several.ts';
import classes from './goals-bar.module.css';

interface GoalsBarProps {
  /** The ticked goals, in the order of the list. */
  readonly chosen: readonly ListedGoal[];
  /** The number of goals that the list shows. */
  readonly shown: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** What became of an act that could not be done for all goals. */
interface Partly {
  readonly act: SeveralGoalAct;
  readonly outcome: SeveralOutcome;
  readonly titles: ReadonlyMap<number, string>;
}

/** The bar under the list while goals are ticked: what can be done for all of them (goals.39). */
export function GoalsBar({ chosen, shown, onAll, onClear }: GoalsBarProps) {
  const { Profile } = useSession();
  const send = useActOnGoals();
  const router = useRouter();
  const addressOf = (id: number) => `${window.location.origin}${router.buildLocation(goalLink(id)).href}`;
  const [partial, setPartial] = useState<Partly | null>(null);
  // The bar disappears with the pressed button, so the page gets the focus.
  useEffect(() => () => focusFirstOf([]), []);
  const isTooMany = chosen.length > mostSeveralGoals;
  const carries =
    capabilitiesOfProfile(Profile).writesGoals && chosen.some(({ User }) => User.Id === Profile.Id);
  const reminds =
    mayRemindOwner(capablePersonOf(Profile), true) && chosen.some(({ User }) => User.Id !== Profile.Id);
  const acts: readonly SeveralGoalAct[] = [
    ...(reminds ? (['remind'] as const) : []),
    'follow',
    ...(carries ? (['carry_over'] as const) : []),
  ];

  const act = (which: SeveralGoalAct) => {
    const titles = new Map(chosen.map((goal) => [goal.Id, goal.GoalDetail.Title]));
    send.mutate(
      { ids: chosen.map(({ Id }) => Id), act: which },
      {
        onSuccess: (outcome) => {
          if (outcome.Refused.length > 0) return setPartial({ act: which, outcome, titles });
          onClear();
          tellDone(which, outcome.Done);
        },
        onError: (error) => toast.error(`${problemText(error)} ${severalWords.failed}`),
      },
    );
  };
  // Following is the one act here that leaves nothing behind when it is undone.
  const tellDone = (which: SeveralGoalAct, ids: readonly number[]) =>
    toast.success(
      severalWords.done[which](ids.length),
      which === 'follow'
        ? { label: severalWords.undo, act: () => send.mutate({ ids, act: 'unfollow' }) }
        : undefined,
    );

  return (
    <section className={classes.bar} aria-label={severalWords.bar}>
      <strong role="status">{severalWords.selected(chosen.length)}</strong>
      {acts.map((each) => (
        <Button
          key={each}
          variant="default"
          size="xs"
          disabled={isTooMany}
          loading={send.isPending && send.variables.act === each}
          onClick={() => act(each)}
        >
          {severalWords.acts[each]}
        </Button>
      ))}
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          saveFile({
            blob: new Blob([goalSheetOf(chosen, addressOf)], { type: 'text/csv' }),
            name: severalWords.fileName,
          })
        }
      >
        {severalWords.export}
      </Button>
      {chosen.length < shown ? (
        <Button variant="subtle" size="xs" onClick={onAll}>
          {severalWords.all(shown)}
        </Button>
      ) : null}
      <Button variant="subtle" size="xs" onClick={onClear}>
        {severalWords.none}
      </Button>
      {isTooMany ? <span className={classes.note}>{severalWords.tooMany(mostSeveralGoals)}</span> : null}
      <AppDialog
        opened={partial !== null}
        onClose={() => setPartial(null)}
        title={partial === null ? '' : severalWords.acts[partial.act]}
        width={480}
      >
        {partial === null ? null : (
          <Outcome
            {...partial}
            onClose={() => {
              setPartial(null);
              if (partial.outcome.Done.length === 0) return;
              onClear();
              tellDone(partial.act, partial.outcome.Done);
            }}
          />
        )}
      </AppDialog>
    </section>
  );
}

/** Says for how many goals an act was done, and for which not and why. */
function Outcome({ outcome: { Done, Refused }, titles, onClose }: Partly & { readonly onClose: () => void }) {
  return (
    <>
      <FormStack>
        <Notice tone="warn">{severalWords.doneFor(Done.length, Done.length + Refused.length)}</Notice>
        <p>{severalWords.notDone}</p>
        <ul className={classes.goals}>
          {Refused.map(({ Id, Reason }) => (
            <li key={Id}>
              {titles.get(Id)}
              <span className={classes.fact}>{Reason}</span>
            </li>
          ))}
        </ul>
      </FormStack>
      <FormActions>
        <Button onClick={onClose} data-autofocus>
          {severalWords.close}
        </Button>
      </FormActions>
    </>
  );
}

import type { GoalInfo, ListedGoal } from '@bellwether/contract/goals/goal';
import type { OneToOne } from '@bellwether/contract/one-to-one';
import { pointLimits } from '@bellwether/domain/one-to-one/points';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { IconX } from '#ui/marks/icons.ts';
import { useChangeTalk } from '../api.ts';
import { talkSignsOf } from '../model/talk-signs.ts';
import { signWords, talkWords } from '../words.ts';
import classes from './talk-list.module.css';

interface TalkListProps {
  readonly pair: OneToOne;
  readonly goals: readonly ListedGoal[];
  readonly infos: readonly GoalInfo[];
  readonly change: ReturnType<typeof useChangeTalk>;
}

/** What the two talk about: what their goals say, lines of both, and what they ticked last time (people.43). */
export function TalkList({ pair, goals, infos, change }: TalkListProps) {
  const { Profile } = useSession();
  const signs = talkSignsOf(pair, goals, infos);
  const lines = pair.Points.filter(({ Goal }) => Goal === null);
  // A tick shows at once; a refusal takes it back.
  const sent = change.isPending ? change.variables : undefined;
  return (
    <>
      <SettingsPart title={talkWords.part}>
        <p className={classes.quiet}>{talkWords.shared(pair.Person.Name)}</p>
        {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
        {signs.length === 0 && lines.length === 0 ? (
          <p className={classes.quiet}>{talkWords.none}</p>
        ) : (
          <ul className={classes.list} aria-label={talkWords.part}>
            {signs.map(({ goalId, title, signs, ticked }) => (
              <li key={goalId} className={classes.point}>
                <Checkbox
                  label={title}
                  description={signs.map((sign) => signWords[sign]).join(' · ')}
                  checked={sent?.act === 'goal' && sent.goalId === goalId ? sent.isTicked : ticked.length > 0}
                  onChange={(event) => {
                    const isTicked = event.currentTarget.checked;
                    // One reason is enough for the next one's last time.
                    const changed = isTicked ? signs.slice(0, 1) : ticked;
                    change.mutate({ act: 'goal', goalId, signs: changed, isTicked });
                  }}
                />
              </li>
            ))}
            {lines.map((point) => (
              <li key={point.Id} className={classes.point}>
                <Checkbox
                  label={point.Body}
                  description={point.Author.Id === Profile.Id ? undefined : talkWords.by(point.Author.Name)}
                  checked={sent?.act === 'tick' && sent.id === point.Id ? sent.isTicked : point.IsTicked}
                  onChange={(event) =>
                    change.mutate({ act: 'tick', id: point.Id, isTicked: event.currentTarget.checked })
                  }
                />
                {point.Author.Id === Profile.Id ? (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={talkWords.remove(point.Body)}
                    onClick={() => change.mutate({ act: 'remove', id: point.Id })}
                  >
                    <IconX size={16} aria-hidden="true" />
                  </ActionIcon>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        <AddLine personId={pair.Person.Id} />
      </SettingsPart>
      {pair.LastDay === null ? null : (
        <SettingsPart title={talkWords.lastTime(pair.LastDay)}>
          {pair.LastTime.length === 0 ? (
            <p className={classes.quiet}>{talkWords.nothingTicked}</p>
          ) : (
            <ul className={classes.list}>
              {pair.LastTime.map(({ Id, Body, Goal, Reason }) => (
                <li key={Id} className={classes.past}>
                  {Goal === null ? Body : `${Goal.Title} · ${Reason === null ? '' : signWords[Reason]}`}
                </li>
              ))}
            </ul>
          )}
        </SettingsPart>
      )}
    </>
  );
}

function AddLine({ personId }: { readonly personId: number }) {
  const [text, setText] = useState('');
  // Its own, so that a tick on its way keeps nobody from adding.
  const change = useChangeTalk(personId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === '' || change.isPending) return;
    // What was typed stays until it is saved.
    change.mutate({ act: 'add', body }, { onSuccess: () => setText('') });
  };
  return (
    <>
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <form className={classes.add} onSubmit={add}>
        <TextInput
          className={classes.field ?? ''}
          aria-label={talkWords.add}
          placeholder={talkWords.add}
          maxLength={pointLimits.body}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SubmitButton variant="default" loading={change.isPending}>
          {talkWords.addButton}
        </SubmitButton>
      </form>
    </>
  );
}

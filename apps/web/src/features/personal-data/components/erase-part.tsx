import type { Erasure } from '@bellwether/contract/personal-data';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { shownNumber } from '#ui/data/shown.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { useErase } from '../api.ts';
import { erasureWords } from '../words.ts';
import { DataPart } from './data-part.tsx';
import classes from './personal-data.module.css';

/** Shows what an erasure deletes and keeps, and asks for the name before it erases (personal-data.4). */
export function ErasePart({ erasure }: { readonly erasure: Erasure }) {
  const { AppraisalsUntil, FormerName, Goes, Obstacle, Person, Stays } = erasure;
  const [isAsking, setAsking] = useState(false);
  const goOnButton = useButtonFocus(isAsking);
  return (
    <DataPart title={erasureWords.erasePart} hint={erasureWords.eraseHint}>
      {Obstacle === null ? null : <Notice tone="info">{obstacleText(Obstacle)}</Notice>}
      {Obstacle === 'erased' ? null : (
        <>
          <h3 className={classes.subtitle}>{erasureWords.goes}</h3>
          <ul className={classes.points}>
            {Goes.map(({ Part, Count }) => (
              <li key={Part}>{withCount(erasureWords.gone[Part], Part === 'profile' ? 0 : Count)}</li>
            ))}
          </ul>
          <h3 className={classes.subtitle}>{erasureWords.stays(FormerName)}</h3>
          <ul className={classes.points}>
            {Stays.map(({ Part, Count }) => (
              <li key={Part}>
                {withCount(erasureWords.kept[Part], Count)}
                {Part === 'appraisals' && AppraisalsUntil !== null ? (
                  <>
                    , {erasureWords.until} <LocalTime at={AppraisalsUntil} dateOnly />
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {Obstacle !== null ? null : isAsking ? (
        <NameQuestion person={Person} former={FormerName} onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button ref={goOnButton} color="red" variant="outline" onClick={() => setAsking(true)}>
            {erasureWords.goOn}
          </Button>
        </div>
      )}
    </DataPart>
  );
}

interface NameQuestionProps {
  readonly person: Erasure['Person'];
  readonly former: string;
  readonly onCancel: () => void;
}

function NameQuestion({ person, former, onCancel }: NameQuestionProps) {
  const erase = useErase(person.Id);
  const [name, setName] = useState('');
  const [isPressed, setPressed] = useState(false);
  const isRight = name.trim() === person.Name.trim();
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (isRight) erase.mutate(name, { onSuccess: () => toast.success(erasureWords.erased(former)) });
      }}
    >
      {erase.error ? <Notice tone="bad">{problemText(erase.error)}</Notice> : null}
      <TextInput
        label={erasureWords.typeName(person.Name)}
        value={name}
        autoComplete="off"
        autoFocus
        error={isPressed && !isRight ? erasureWords.nameDiffers : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={onCancel}>
          {erasureWords.cancel}
        </Button>
        <SubmitButton color="red" loading={erase.isPending}>
          {erasureWords.erase}
        </SubmitButton>
      </div>
    </form>
  );
}

const withCount = (text: string, count: number) => (count === 0 ? text : `${text} (${shownNumber(count)})`);

function obstacleText(code: NonNullable<Erasure['Obstacle']>): string {
  const { obstacles } = erasureWords;
  return code in obstacles ? obstacles[code as keyof typeof obstacles] : obstacles.other;
}

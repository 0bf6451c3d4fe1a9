import type { GuideReply, GuideStepName } from '@bellwether/contract/dashboard.guide';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useId, useRef, useState } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { goalsLink, importPeopleLink, managerGoalsLink, profileLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconCircle, IconCircleCheck } from '#ui/marks/icons.ts';
import { guideQuery, useDismissGuide } from '../api.guide.ts';
import { guideWords, stepWords, themeStep } from '../words.guide.ts';
import { tourWords } from '../words.tour.ts';
import classes from './guide-card.module.css';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

/**
 * Shows the first steps of a new person, each with a link and a tick. Renders nothing once they are done or
 * dismissed.
 */
export function GuideCard() {
  const { data } = useQuery(guideQuery);
  // Show no error if the guide cannot be loaded: the dashboard below reports the same failure.
  return data?.Kind ? <Card kind={data.Kind} steps={data.Steps} /> : null;
}

interface CardProps {
  readonly kind: NonNullable<GuideReply['Kind']>;
  readonly steps: GuideReply['Steps'];
}

function Card({ kind, steps }: CardProps) {
  const id = useId();
  const dismiss = useDismissGuide();
  const { Profile, Tenant } = useSession();
  const wordsOf = (name: GuideStepName) =>
    name === 'strategy_line' && !Tenant.StrategyEnabled ? themeStep : stepWords[name];
  const onDismiss = () =>
    dismiss.mutate(undefined, {
      onError: (error) => toast.error(`${guideWords.failed} ${problemText(error)}`),
    });
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {guideWords[kind]}
        </h2>
        <div className={classes.acts}>
          {Profile.RoleName === 'contributor' ? <TourButton /> : null}
          <Button variant="subtle" size="compact-sm" loading={dismiss.isPending} onClick={onDismiss}>
            {guideWords.dismiss}
          </Button>
        </div>
      </div>
      <p className={classes.quiet}>{kind === 'company' ? guideWords.companyLead : guideWords.personLead}</p>
      <ol className={classes.steps}>
        {steps.map(({ Name, IsDone }) => (
          <li className={classes.step} key={Name} data-done={IsDone || undefined}>
            {IsDone ? (
              <IconCircleCheck size={20} className={classes.tick} aria-hidden="true" />
            ) : (
              <IconCircle size={20} className={classes.open} aria-hidden="true" />
            )}
            <div>
              <StepWay name={Name} title={wordsOf(Name).title} />
              {IsDone ? <VisuallyHidden> ({guideWords.done})</VisuallyHidden> : null}
              <p className={classes.quiet}>{wordsOf(Name).why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Starts the tour of four stops, and gets the focus back at its end. */
function TourButton() {
  const [isOn, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setOn(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} variant="default" size="compact-sm" onClick={() => setOn(true)}>
        {tourWords.start}
      </Button>
      {isOn ? (
        <LatePart>
          <Tour onEnd={end} />
        </LatePart>
      ) : null}
    </>
  );
}

interface StepWayProps {
  readonly name: GuideStepName;
  readonly title: string;
}

/** Links to the page or opens the form of a step. */
function StepWay({ name, title }: StepWayProps) {
  const { Profile, Tenant } = useSession();
  const { openLayer } = useAddressLayer<'company' | 'theme' | 'strategy-basics' | 'create'>();
  if (name === 'people') return <Link {...importPeopleLink()}>{title}</Link>;
  if (name === 'first_update') return <Link {...goalsLink()}>{title}</Link>;
  if (name === 'profile') return <Link {...profileLink()}>{title}</Link>;
  if (name === 'manager_goals') return <Link {...managerGoalsLink(Profile.ParentId)}>{title}</Link>;
  const strategy = Tenant.StrategyEnabled ? 'strategy-basics' : 'theme';
  const layer = name === 'company_info' ? 'company' : name === 'strategy_line' ? strategy : 'create';
  return (
    <UnstyledButton className={classes.way} onClick={() => openLayer(layer)}>
      {title}
    </UnstyledButton>
  );
}

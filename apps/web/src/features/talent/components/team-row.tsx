import type { ListedAppraisal, TalentPerson } from '@bellwether/contract/talent/appraisal';
import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { talentTeamLink } from '#platform/links.ts';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import type { TalentLayerName } from '../model/layer-names.ts';
import { reasonWords } from '../words.appraisal.ts';
import { remindWritersWords, teamWords } from '../words.ts';
import { RatingsMark, StatusMark } from './appraisal-marks.tsx';
import classes from './team-table.module.css';

interface TeamRowProps {
  readonly person: TalentPerson;
  readonly appraisal: ListedAppraisal;
  /** Whether the manager who owes the appraisal can be reminded; undefined if nobody is reminded of it. */
  readonly reminder?: TalentOverview['Reminders'][number]['Reminder'] | undefined;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

/** Shows one person of the team view. A manager's row links to their team (talent.8). */
export function TeamRow({ person, appraisal, reminder, isTicked, onTick }: TeamRowProps) {
  const hasTeam = person.RoleName === 'manager' || person.RoleName === 'ceo';
  return (
    <tr className={classes.row}>
      <td>
        <span className={classes.person}>
          {reminder === 'possible' ? (
            <Checkbox
              aria-label={remindWritersWords.tick(person.Name)}
              checked={isTicked}
              onChange={onTick}
            />
          ) : null}
          <PersonAvatar name={person.Name} src={person.Avatar} size={32} />
          <span>
            {hasTeam ? (
              <Link
                {...talentTeamLink(appraisal.EvaluationPeriodId, person.Id)}
                search={appraisal.Cycle ? { cycle: appraisal.Cycle.Id } : {}}
                className={classes.name}
                title={teamWords.teamOf(person.Name)}
              >
                {person.Name}
              </Link>
            ) : (
              <span className={classes.name}>{person.Name}</span>
            )}
            {person.IsDeactivated ? <LeftTag /> : null}
            <span className={classes.quiet}>{person.JobTitle}</span>
          </span>
        </span>
      </td>
      <td className={classes.facts}>
        <StatusMark of={appraisal} />
        {reminder === undefined || reminder === 'possible' ? null : (
          <span className={classes.quiet}>{remindWritersWords[reminder]}</span>
        )}
      </td>
      <td className={classes.facts}>
        <RatingsMark of={appraisal} />
      </td>
      <td className={classes.acts}>
        <AppraisalButton person={person} appraisal={appraisal} />
      </td>
    </tr>
  );
}

interface AppraisalButtonProps {
  readonly person: Pick<TalentPerson, 'Id' | 'Name'>;
  readonly appraisal: ListedAppraisal;
}

/** Opens or starts the appraisal; absent for people who may do neither. */
export function AppraisalButton({ person, appraisal }: AppraisalButtonProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const { Id, EvaluationPeriodId, Cycle, Permissions } = appraisal;
  if (Id > 0)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={teamWords.openOf(person.Name)}
        onClick={() => openLayer('appraisal', { about: Id })}
      >
        {teamWords.open}
      </Button>
    );
  const may = Permissions.Create;
  if (may === undefined) return null;
  return (
    <ReasonButton
      variant="default"
      size="compact-sm"
      reason={may === true ? undefined : reasonWords[may]}
      onClick={() =>
        openLayer('new-appraisal', {
          person: person.Id,
          ...(Cycle ? { about: Cycle.Id, on: 'cycle' } : { about: EvaluationPeriodId }),
        })
      }
    >
      {teamWords.start}
      <VisuallyHidden>{teamWords.ofPerson(person.Name)}</VisuallyHidden>
    </ReasonButton>
  );
}

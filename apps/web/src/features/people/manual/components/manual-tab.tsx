import type { Manual, ManualEntry } from '@bellwether/contract/people/manual';
import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { manualLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { IconExternalLink, IconStar } from '#ui/marks/icons.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { manualQuery, refreshManual, useDownloadManual } from '../api.ts';
import { discName } from '../model/disc-name.ts';
import { useAssessment } from '../model/use-assessment.ts';
import { useReturn } from '../model/use-return.ts';
import { manualTabWords as words } from '../words.ts';
import { ManualReport } from './manual-report.tsx';
import classes from './manual-tab.module.css';

/** Shows a person's user manual: the report, the manual entry, or the buttons to begin one (people.27). */
export function ManualTab({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(manualQuery(profile.Id));
  useReturn(() => void refreshManual(client, profile.Id));
  if (!data) {
    if (!error) return <SkeletonRows rows={4} />;
    return <ErrorPanel title={words.failed} detail={problemText(error)} onRetry={() => void refetch()} />;
  }
  const isSelf = profile.Id === own.Id;
  if (data.status === 4) return <Complete profile={profile} manual={data} isSelf={isSelf} />;
  return (
    <div className={classes.tab}>
      {data.status >= 2 ? (
        <Taking profile={profile} manual={data} isSelf={isSelf} />
      ) : (
        <NotConnected profile={profile} manual={data} isSelf={isSelf} />
      )}
    </div>
  );
}

interface PartProps {
  readonly profile: Profile;
  readonly manual: Manual;
  readonly isSelf: boolean;
}

function Complete({ profile, manual, isSelf }: PartProps) {
  const assessment = useAssessment(profile.Id);
  const { Progress, PublicKey } = manual;
  return (
    <div className={classes.tab}>
      {Progress ? (
        <Notice
          tone="info"
          action={
            <SubmitButton
              size="xs"
              loading={assessment.isPending}
              onClick={() => void assessment.start(manual)}
            >
              {words.goOn}
            </SubmitButton>
          }
        >
          {words.repeating} {words.answered(Progress.Answered, Progress.Total)}.
        </Notice>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...manualLink(profile.Id)} />}>
          {words.page}
        </Button>
        {isSelf && !Progress ? (
          <SubmitButton
            variant="default"
            loading={assessment.isPending}
            onClick={() => void assessment.start(manual)}
          >
            {words.repeat}
          </SubmitButton>
        ) : null}
        <OpenLink address={assessment.address} />
      </div>
      {PublicKey === null ? null : <ManualReport publicKey={PublicKey} role={profile.RoleName} />}
    </div>
  );
}

function Taking({ profile, manual, isSelf }: PartProps) {
  const assessment = useAssessment(profile.Id);
  const { Progress, status } = manual;
  const isPartly = status === 3;
  if (!isSelf) {
    const title = isPartly ? words.partlyOf(profile.Name) : words.takingOf(profile.Name);
    return <EmptyState icon={<IconStar size={24} />} title={title} />;
  }
  return (
    <EmptyState
      icon={<IconStar size={24} />}
      title={isPartly ? words.partly : words.taking}
      action={
        <div className={classes.buttons}>
          <SubmitButton loading={assessment.isPending} onClick={() => void assessment.start(manual)}>
            {words.goOn}
          </SubmitButton>
          <OpenLink address={assessment.address} />
        </div>
      }
    >
      {Progress ? (
        <span className={classes.progress}>
          <progress value={Progress.Answered} max={Progress.Total} aria-label={words.progress} />
          <span data-figures>{words.answered(Progress.Answered, Progress.Total)}</span>
        </span>
      ) : null}
    </EmptyState>
  );
}

function NotConnected({ profile, manual, isSelf }: PartProps) {
  const entry = manual.ManualUserManual;
  if (!entry && !isSelf)
    return <EmptyState icon={<IconStar size={24} />} title={words.noneOf(profile.Name)} />;
  const acts = isSelf ? <OwnActs profile={profile} manual={manual} /> : null;
  if (entry)
    return (
      <>
        <Entry entry={entry} personId={profile.Id} />
        {acts}
      </>
    );
  return (
    <EmptyState icon={<IconStar size={24} />} title={words.none} action={acts}>
      {words.why}
    </EmptyState>
  );
}

/** Connecting asks first if it would delete the person's manual entry. */
function OwnActs({ profile, manual }: Omit<PartProps, 'isSelf'>) {
  const assessment = useAssessment(profile.Id);
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const entry = manual.ManualUserManual;
  const at = { person: profile.Id };
  return (
    <div className={classes.buttons}>
      <SubmitButton
        loading={assessment.isPending}
        onClick={() => (entry ? openLayer('connect-manual', at) : void assessment.start(manual))}
      >
        {words.connect}
      </SubmitButton>
      <Button
        variant="default"
        onClick={() => openLayer('disc-manual', { ...at, ...(entry?.Disc ? { on: 'edit' } : {}) })}
      >
        {entry?.Disc ? words.edit : words.add}
      </Button>
      <Button variant="default" onClick={() => openLayer('disc-attachment', at)}>
        {words.attach}
      </Button>
      <OpenLink address={assessment.address} />
    </div>
  );
}

function Entry({ entry, personId }: { readonly entry: ManualEntry; readonly personId: number }) {
  const download = useDownloadManual(personId);
  return (
    <section className={classes.entry} aria-labelledby="manual-entry">
      <p className={classes.quiet}>{words.typed}</p>
      <h2 className={classes.title} id="manual-entry">
        {entry.Disc === null ? words.attachment : discName(entry.Disc)}
      </h2>
      {entry.Description ? <p className={classes.text}>{entry.Description}</p> : null}
      {entry.FilePath ? (
        <SubmitButton
          variant="default"
          loading={download.isPending}
          onClick={() => download.mutate(undefined, { onError: (error) => toast.error(problemText(error)) })}
        >
          {words.download}
        </SubmitButton>
      ) : null}
    </section>
  );
}

/** Links to the questionnaire, in case the browser has blocked the new tab. */
function OpenLink({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
      {words.open} <IconExternalLink size={14} aria-hidden="true" />
    </a>
  );
}

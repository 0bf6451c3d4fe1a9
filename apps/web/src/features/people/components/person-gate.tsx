import type { Profile } from '@bellwether/contract/people/profile';
import type { ProfilePermission } from '@bellwether/domain/people/permission-names';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import type { LayerAt } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { profileQuery } from '../api.ts';
import { useLayerPerson } from '../model/layer-person.ts';
import { pageWords, profileReasons } from '../profile/words.ts';
import classes from './person-gate.module.css';

interface PersonGateProps {
  readonly at: LayerAt;
  /** The viewer needs one of these permissions; absent if none is needed. */
  readonly needs?: readonly ProfilePermission[];
  readonly fields: number;
  /** Whether the first line names the person, for forms that do not name the person themselves. */
  readonly isNamed?: boolean;
  readonly children: (profile: Profile) => ReactNode;
}

/**
 * Shows a drawer's form for the person of the address to people who may act now. Everybody else gets the reason, so
 * that a copied link never leads to a form whose save is refused (wire.4).
 */
export function PersonGate({ at, needs, fields, isNamed = false, children }: PersonGateProps) {
  const personId = useLayerPerson(at);
  const { data, error, refetch } = useQuery(profileQuery(personId));
  const answers = data && needs?.map((name) => data.Permissions[name]);
  const isAllowed = data !== undefined && (answers === undefined || answers.includes(true));
  const isShown = useLetThrough(`${at.search.open}.${personId}`, isAllowed);
  if (!data) {
    if (!error) return <SkeletonForm fields={fields} />;
    if (isAbsent(error)) return <Notice tone="warn">{pageWords.absentDetail}</Notice>;
    return <ErrorPanel title={pageWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />;
  }
  const reason = answers?.find((answer) => answer !== undefined && answer !== true);
  const refusal = isAllowed ? null : (
    <Notice tone="warn">{reason ? profileReasons[reason] : pageWords.absent}</Notice>
  );
  if (!isShown) return refusal;
  return (
    <>
      {isNamed ? <PersonLine profile={data} /> : null}
      {refusal}
      <Fragment key="form">{children(data)}</Fragment>
    </>
  );
}

/** Names the person, because a copied link may open a drawer about another person than the page behind it. */
function PersonLine({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  return (
    <p className={classes.line}>
      <span className={classes.name}>
        {profile.Id === own.Id ? `${profile.Name} ${pageWords.you}` : profile.Name}
      </span>
      <span className={classes.job}>{profile.JobTitle}</span>
    </p>
  );
}

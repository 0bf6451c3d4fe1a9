import { useQuery } from '@tanstack/react-query';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { scimQuery } from '../api.ts';
import { tellScim } from '../model/tell-scim.ts';
import { scimWords } from '../words.ts';
import { CopiedValue } from './copied-value.tsx';
import classes from './scim-card.module.css';
import { ScimGroups } from './scim-groups.tsx';
import { ScimRules } from './scim-rules.tsx';
import { ScimToken } from './scim-token.tsx';

/** Connects the company with its directory by SCIM (people.40). */
export function ScimCard() {
  const { data, error, refetch } = useQuery(scimQuery);
  const isOn = data !== undefined && data.Tokens.length > 0;
  return (
    <ConnectionCard
      title={scimWords.title}
      about={scimWords.about}
      connection="scim"
      tell={tellScim}
      {...(data ? { isOn } : {})}
    >
      {data ? (
        <div className={classes.parts}>
          <CopiedValue
            label={scimWords.base}
            hint={scimWords.baseHint}
            value={data.Base}
            copy={scimWords.copyBase}
          />
          <ScimToken connection={data} />
          {isOn || data.People > 0 ? (
            <>
              <p className={classes.quiet}>{scimWords.people(data.People)}</p>
              <ScimRules connection={data} />
              <ScimGroups connection={data} />
            </>
          ) : null}
        </div>
      ) : error ? (
        <ErrorPanel
          inset
          title={scimWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </ConnectionCard>
  );
}

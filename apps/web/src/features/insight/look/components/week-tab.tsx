import type { Look } from '@bellwether/contract/insight/look';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { IconCircleCheck } from '#ui/marks/icons.ts';
import { lookQuery } from '../../api.ts';
import classes from '../../components/insight-page.module.css';
import { CardsSkeleton } from '../../components/insight-skeletons.tsx';
import { scopesFor } from '../../model/insight-rights.ts';
import { type scopeNames, useInsightChange, useInsightSearch } from '../../model/insight-search.ts';
import { nothingStandsOut, quietSentence, scopeLabels, weekWords } from '../../words.ts';
import { CalledGoals } from './called-goals.tsx';
import { Contradictions } from './contradictions.tsx';
import cards from './look-card.module.css';
import { LookCard } from './look-card.tsx';

/**
 * Lists the goals that are worth a talk this week, and below them the goals that their owners call unlikely
 * (insight.5).
 */
export function WeekTab() {
  const { Profile } = useSession();
  const { scope } = useInsightSearch();
  const scopes = scopesFor(Profile);
  const shown = scopes.find((each) => each === scope) ?? scopes[0] ?? 'company';
  const look = useQuery(lookQuery(shown));
  const { data } = look;
  return (
    <div className={cards.column}>
      <div className={classes.head}>
        <ScopeChoice shown={shown} />
        {data ? (
          <p className={classes.place} data-figures>
            {data.Week === 0 ? weekWords.notYet : weekWords.weekOf(data.Week, data.Weeks)}
          </p>
        ) : null}
      </div>
      {data ? (
        <div aria-busy={look.isPlaceholderData}>
          <List look={data} />
        </div>
      ) : look.error ? (
        <ErrorPanel
          inset
          title={weekWords.failed}
          detail={problemText(look.error)}
          onRetry={() => void look.refetch()}
        />
      ) : (
        <CardsSkeleton />
      )}
    </div>
  );
}

function ScopeChoice({ shown }: { readonly shown: (typeof scopeNames)[number] }) {
  const { Profile } = useSession();
  const change = useInsightChange();
  const scopes = scopesFor(Profile);
  if (scopes.length < 2) return <p className={classes.quiet}>{scopeLabels[shown]}</p>;
  return (
    <MenuSelect
      label={weekWords.scope}
      width={190}
      choices={scopes.map((each) => ({ value: each, label: scopeLabels[each] }))}
      value={shown}
      onChange={(value) => {
        const scope = scopes.find((each) => each === value);
        change({ scope: scope === scopes[0] ? undefined : scope });
      }}
    />
  );
}

function List({ look }: { readonly look: Look }) {
  return (
    <>
      {look.Items.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={24} />}
          title={look.Quiet ? quietSentence(look.Quiet) : nothingStandsOut(look)}
        />
      ) : (
        <>
          <p className={cards.hint}>{weekWords.listHint}</p>
          <ol className={cards.list} aria-label={weekWords.list}>
            {look.Items.map((item) => (
              <LookCard key={item.GoalId} item={item} />
            ))}
          </ol>
        </>
      )}
      <div className={cards.folds}>
        <CalledGoals goals={look.Called} count={look.CalledCount} />
        <Contradictions contradictions={look.Contradictions} />
      </div>
    </>
  );
}

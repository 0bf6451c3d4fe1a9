import type { Look } from '@bellwether/contract/insight/look';
import { useQuery } from '@tanstack/react-query';
import { sentencesQuery } from '#features/goals/door.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { AsOf } from '#ui/data/as-of.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { IconCircleCheck } from '#ui/marks/icons.ts';
import { lookQuery } from '../../api.ts';
import classes from '../../components/insight-page.module.css';
import { CardsSkeleton } from '../../components/insight-skeletons.tsx';
import { NoGoalsYet } from '../../components/no-goals-yet.tsx';
import { scopesFor } from '../../model/insight-rights.ts';
import {
  type scopeNames,
  useInsightChange,
  useInsightSearch,
  type WeekList,
  weekLists,
} from '../../model/insight-search.ts';
import {
  noGoalsWords,
  nothingStandsOut,
  quietSentence,
  scopeLabels,
  weekListWords,
  weekWords,
} from '../../words.ts';
import { Contradictions } from './contradictions.tsx';
import { LookRow } from './look-row.tsx';
import cards from './week-tab.module.css';

/**
 * Lists the goals that are worth a talk this week, the contradictions, or the goals that their owners call unlikely: chips
 * choose one list (insight.5).
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
            {data.Week === 0 ? weekWords.notYet : weekWords.weekOf(data.Week, data.Weeks)}{' '}
            <AsOf at={data.AsOf} />
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
  const change = useInsightChange();
  const { list: shown = 'talk' } = useInsightSearch();
  const counts: Readonly<Record<WeekList, number>> = {
    talk: look.Items.length,
    contradictions: look.Contradictions.length,
    called: look.CalledCount,
  };
  if (look.Quiet) return <NoGoalsYet title={quietSentence(look.Quiet)}>{noGoalsWords.willBeHere}</NoGoalsYet>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
      <div role="group" aria-label={weekWords.lists} className={cards.chips}>
        {weekLists.map((list) => (
          <ToggleChip
            key={list}
            pressed={list === shown}
            onChange={() => change({ list: list === 'talk' ? undefined : list })}
          >
            {weekListWords(list, counts[list])}
          </ToggleChip>
        ))}
      </div>
      <ShownList list={shown} look={look} />
    </>
  );
}

function ShownList({ list, look }: { readonly list: WeekList; readonly look: Look }) {
  const { Items, Called, CalledCount, Contradictions: all } = look;
  const goals =
    list === 'contradictions' ? all.flatMap(({ Children }) => Children) : list === 'called' ? Called : Items;
  const { data: sentences } = useQuery(sentencesQuery(goals.map(({ GoalId }) => GoalId)));
  if (list === 'contradictions')
    return all.length === 0 ? (
      <Nothing title={weekWords.noContradictions} />
    ) : (
      <>
        <p className={cards.hint}>{weekWords.contradictionsHint}</p>
        <Contradictions contradictions={all} sentences={sentences} />
      </>
    );
  if (list === 'called')
    return Called.length === 0 ? (
      <Nothing title={weekWords.noCalled} />
    ) : (
      <>
        <p className={cards.hint}>{weekWords.calledHint}</p>
        <ol className={cards.list} aria-label={weekWords.called}>
          {Called.map((item) => (
            <LookRow
              key={item.GoalId}
              item={item}
              isNew={item.IsNew}
              sentence={sentences?.get(item.GoalId)}
            />
          ))}
        </ol>
        {CalledCount > Called.length ? (
          <p className={cards.hint}>{weekWords.further(CalledCount - Called.length)}</p>
        ) : null}
      </>
    );
  return Items.length === 0 ? (
    <Nothing title={nothingStandsOut(look)} />
  ) : (
    <>
      <p className={cards.hint}>{weekWords.listHint}</p>
      <ol className={cards.list} aria-label={weekWords.list}>
        {Items.map((item) => (
          <LookRow key={item.GoalId} item={item} sentence={sentences?.get(item.GoalId)} />
        ))}
      </ol>
    </>
  );
}

function Nothing({ title }: { readonly title: string }) {
  return <EmptyState icon={<IconCircleCheck size={24} />} title={title} />;
}

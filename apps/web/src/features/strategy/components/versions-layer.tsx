import type { StrategyPublication } from '@bellwether/contract/strategy';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { strategyVersionQuery, strategyVersionsQuery } from '../api.ts';
import type { StrategyLayerName } from '../model/layer-names.ts';
import { versionWords } from '../words.ts';
import { EditorsGate } from './editors-gate.tsx';
import { VersionText } from './version-text.tsx';
import classes from './versions-layer.module.css';

/** The former versions; `about` in the address names the one that is open (strategy.4). */
export function VersionsLayer({ at }: LayerProps<'strategy-versions'>) {
  const id = at.search.about;
  return (
    <EditorsGate fields={2}>
      {(document) => (id === undefined ? <VersionList /> : <OneVersion id={id} document={document} />)}
    </EditorsGate>
  );
}

function VersionList() {
  const list = useInfiniteQuery(strategyVersionsQuery);
  const { data, error, refetch } = list;
  const rows = useRef<HTMLUListElement>(null);
  if (!data)
    return error ? (
      <ErrorPanel title={versionWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonForm fields={2} />
    );
  const versions = data.pages.flatMap((page) => page.data);
  return (
    <div className={classes.versions}>
      <p className={classes.quiet}>{versions.length === 0 ? versionWords.none : versionWords.intro}</p>
      <ul className={classes.list} ref={rows}>
        {versions.map((version) => (
          <VersionRow key={version.Id} version={version} />
        ))}
      </ul>
      <LoadMore of={list} rows={rows} count={versions.length} />
    </div>
  );
}

function VersionRow({ version }: { readonly version: StrategyPublication }) {
  const { openLayer } = useAddressLayer<StrategyLayerName>();
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => openLayer('strategy-versions', { about: version.Id })}
      >
        <span className={classes.when}>
          <LocalTime at={version.PublishedAt} />
        </span>
        <span className={classes.quiet}>{versionWords.by(version.PublishedBy.Name)}</span>
        {version.IsCurrent ? <span className={classes.current}>{versionWords.current}</span> : null}
      </button>
    </li>
  );
}

function OneVersion({
  id,
  document,
}: { readonly id: number } & Pick<Parameters<typeof VersionText>[0], 'document'>) {
  const { data, error, refetch } = useQuery(strategyVersionQuery(id));
  const { openLayer } = useAddressLayer<StrategyLayerName>();
  return (
    <div className={classes.versions}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.back}
        onClick={() => openLayer('strategy-versions')}
      >
        {versionWords.back}
      </Button>
      {data ? (
        <VersionText version={data} document={document} />
      ) : error ? (
        <ErrorPanel title={versionWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm fields={3} />
      )}
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { profileLink } from '#platform/links.ts';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { chartStep } from '../model/chart-keys.ts';
import { type ChartNode, type ChartRest, chartLayout, isInWindow, nodeSize } from '../model/chart-layout.ts';
import type { OrgMarks } from '../model/org-marks.ts';
import type { ColourBy } from '../model/org-search.ts';
import type { OrgPlace, OrgTree } from '../model/org-tree.ts';
import { useCanvas } from '../model/use-canvas.ts';
import { useChartFocus, useHeldPerson } from '../model/use-chart-focus.ts';
import type { OpenTeams } from '../model/use-open-teams.ts';
import { orgWords } from '../words.ts';
import { ChartTools } from './chart-tools.tsx';
import classes from './org-chart.module.css';
import { OrgNode } from './org-node.tsx';

interface OrgChartProps {
  readonly tree: OrgTree;
  readonly place: OrgPlace;
  readonly teams: OpenTeams;
  /** False while only the people around one person are loaded. Until then nobody's numbers are known. */
  readonly isWhole: boolean;
  readonly marks: OrgMarks | undefined;
  readonly by: ColourBy | undefined;
  readonly isNarrow: boolean;
  /** Called to start the drawing at another person. */
  readonly onRise: (id: number) => void;
}

const closer = 1.25;

/** Draws the organisation; only the visible part is rendered. */
export function OrgChart({ tree, place, teams, isWhole, marks, by, isNarrow, onRise }: OrgChartProps) {
  const { root, at } = place;
  const { open, toggle } = teams;
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState(at ?? root);
  const width = isNarrow ? nodeSize.narrow : nodeSize.width;
  const layout = useMemo(
    () => chartLayout(tree, { root, at, open, whole }, width),
    [tree, root, at, open, whole, width],
  );
  const canvas = useCanvas();
  const { flyTo, reveal, begin } = canvas;
  const navigate = useNavigate();
  const boxOf = useCallback(
    ({ x, y }: Pick<ChartNode, 'x' | 'y'>) => ({ x, y, width, height: nodeSize.height }),
    [width],
  );

  // Move the view to the sought person: at once when the drawing appears, later with an animation.
  const sought = layout.nodes.find(({ id }) => id === (at ?? root));
  const latest = useRef<{ readonly place: OrgPlace | undefined }>({ place: undefined });
  useLayoutEffect(() => {
    if (!sought || latest.current.place === place) return;
    // A person deep in the drawing moves to the middle; the root moves to the upper edge.
    if (latest.current.place || sought.level > 2) flyTo(boxOf(sought), { atOnce: !latest.current.place });
    else begin({ x: 0, y: 0, width: layout.width, height: layout.height }, boxOf(sought));
    latest.current = { place };
    setActive(sought.id);
  }, [sought, place, layout, flyTo, begin, boxOf]);

  const hold = useHeldPerson(layout, canvas.shiftBy);
  const focus = useChartFocus(canvas.sheet);

  const go = (id: number) => {
    const node = layout.nodes.find((each) => each.id === id);
    focus(id);
    setActive(id);
    if (node) reveal(boxOf(node));
  };
  const press = useRef<(id: number) => void>(() => undefined);
  press.current = (id) => {
    setActive(id);
    hold(id);
    toggle(id);
  };
  const keyed = useRef<(event: KeyboardEvent<HTMLElement>, id: number) => void>(() => undefined);
  keyed.current = (event, id) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void navigate(profileLink(id));
      return;
    }
    const isToggle = event.key === ' ';
    const step = isToggle ? undefined : chartStep(tree, layout, id, event.key);
    if (!isToggle && !step) return;
    event.preventDefault();
    if (!step || step.kind === 'open') {
      if (tree.reportsOf(id).length > 0 || !isWhole) press.current(id);
    } else if (step.kind === 'rise') onRise(step.id);
    else go(step.id);
  };
  const onPress = useCallback((id: number) => press.current(id), []);
  const onKey = useCallback((event: KeyboardEvent<HTMLElement>, id: number) => keyed.current(event, id), []);

  const openAll = (id: number) => setWhole(new Set([...whole, id]));
  const fit = () => canvas.fit({ x: 0, y: 0, width: layout.width, height: layout.height });
  useHotkey('+', orgWords.closer, () => canvas.scaleBy(closer));
  useHotkey('-', orgWords.farther, () => canvas.scaleBy(1 / closer));
  useHotkey('0', orgWords.fit, fit);

  // Always render the person with the keyboard focus, so that Tab finds them.
  const drawn = layout.nodes.filter((node) => node.id === active || isInWindow(node, canvas.window));
  const sizes = useMemo(() => {
    const count = new Map<number | undefined, number>();
    for (const { parent } of layout.nodes) count.set(parent, (count.get(parent) ?? 0) + 1);
    return count;
  }, [layout]);
  const hasActive = layout.nodes.some(({ id }) => id === active);
  return (
    <div className={classes.chart}>
      <VisuallyHidden id="org-chart-help">{orgWords.help}</VisuallyHidden>
      <div className={classes.frame} ref={canvas.frame}>
        <div
          className={classes.sheet}
          ref={canvas.sheet}
          role="tree"
          aria-orientation="horizontal"
          aria-label={orgWords.chartLabel}
          aria-describedby="org-chart-help"
        >
          <svg className={classes.lines} width="1" height="1" aria-hidden="true">
            <path d={layout.lines} />
          </svg>
          {layout.blocks.map((block) => (
            <div
              className={classes.block}
              key={block.of}
              role="presentation"
              style={{
                transform: `translate(${block.x}px, ${block.y}px)`,
                width: block.width,
                height: block.height,
              }}
            />
          ))}
          {drawn.map((node) => {
            const person = tree.people.get(node.id);
            return person ? (
              <OrgNode
                key={node.id}
                person={person}
                node={node}
                width={width}
                reports={tree.reportsOf(node.id).length}
                below={isWhole ? tree.sizeOf(node.id) : undefined}
                marks={marks?.of(node.id)}
                by={by}
                siblings={sizes.get(node.parent) ?? 1}
                isOpen={open.has(node.id)}
                isSought={node.id === at}
                isActive={hasActive ? node.id === active : node.id === root}
                onPress={onPress}
                onKey={onKey}
              />
            ) : null;
          })}
          {layout.rests
            .filter((rest) => isInWindow(rest, canvas.window))
            .map((rest) => (
              <RestTile key={rest.of} rest={rest} width={width} onOpen={() => openAll(rest.of)} />
            ))}
        </div>
      </div>
      <ChartTools
        onCloser={() => canvas.scaleBy(closer)}
        onFarther={() => canvas.scaleBy(1 / closer)}
        onFit={fit}
      />
    </div>
  );
}

interface RestTileProps {
  readonly rest: ChartRest;
  readonly width: number;
  readonly onOpen: () => void;
}

/** Stands for the people of a large team who are not drawn. A press draws them. */
function RestTile({ rest, width, onOpen }: RestTileProps) {
  return (
    <div
      className={classes.rest}
      role="treeitem"
      aria-selected={false}
      tabIndex={0}
      style={{ transform: `translate(${rest.x}px, ${rest.y}px)`, width }}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {orgWords.all(rest.count)}
    </div>
  );
}

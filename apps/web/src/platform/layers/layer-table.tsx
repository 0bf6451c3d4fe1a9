import type { ComponentType, ReactNode } from 'react';
import { late } from '#ui/layers/late-layer.tsx';
import { type LayerParameters, type LayerSearch, layerParameters } from './layer-search.ts';

/**
 * The address of an open layer. A closing layer keeps its last address, because its content stays until it is
 * out of sight.
 */
export interface LayerAt<Own extends object = object> {
  readonly pathname: string;
  readonly search: LayerSearch & Own & Readonly<Record<string, unknown>>;
}

export interface LayerProps<Name extends string, Own extends object = object> {
  readonly name: Name;
  readonly at: LayerAt<Own>;
}

/** One drawer or dialog. Several names share a row if they share one content and can follow each other. */
interface LayerRow<Name extends string, Subject, Own extends object> {
  readonly names: readonly Name[];
  readonly kind: 'drawer' | 'dialog';
  /** The parameters that only these layers have; absent = none. */
  readonly search?: LayerParameters<Own>;
  readonly title: string | ((name: Name, subject: Subject, at: LayerAt<Own>) => string);
  /** Pixels. */
  readonly width: number | ((name: Name, subject: Subject) => number);
  /** Pixels from a page width of 1,280 px on; absent = `width`. */
  readonly wide?: number;
  /** Absent = always. */
  readonly isOffered?: (at: LayerAt<Own>, subject: Subject) => boolean;
  /**
   * Absent = the content is fetched once the page is idle. False = when the layer is first opened, because it has the
   * editor of formatted text, which is larger than all other layers together. `vite.config.ts` names its file as well.
   */
  readonly fetchedAhead?: false;
  /** Fetches the content. */
  readonly load: () => Promise<ComponentType<LayerProps<Name, Own>>>;
}

interface FrameProps {
  /** No layer of this table is open. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

export interface ShownLayer {
  readonly kind: 'drawer' | 'dialog';
  readonly title: string;
  readonly width: number;
  readonly wide: number | undefined;
  readonly isOffered: boolean;
  readonly ownParameters: readonly string[];
  readonly content: ReactNode;
}

/** A row that hides the type of its names, so that a table can hold rows with different names. */
interface AnyRow<Subject> {
  readonly names: readonly string[];
  /** Returns the layer of this row that `at` names. */
  find(at: LayerAt): ((subject: Subject) => ShownLayer) | undefined;
}

const NONE = layerParameters({});

/** Returns a function that creates a table's rows, which all get the same `Subject`. */
export function layerRows<Subject>() {
  return <Name extends string, Own extends object = object>(
    row: LayerRow<Name, Subject, Own>,
  ): AnyRow<Subject> => {
    const Content = late(row.load, row.fetchedAhead);
    return {
      names: row.names,
      find(place) {
        const name = row.names.find((each) => each === place.search.open);
        if (name === undefined) return undefined;
        const at = atOwn(place, row.search);
        return (subject) => ({
          kind: row.kind,
          title: typeof row.title === 'string' ? row.title : row.title(name, subject, at),
          width: typeof row.width === 'number' ? row.width : row.width(name, subject),
          wide: row.wide,
          isOffered: row.isOffered?.(at, subject) ?? true,
          ownParameters: (row.search ?? NONE).names,
          content: <Content name={name} at={at} />,
        });
      },
    };
  };
}

/** Returns the address with the layer's own parameters as their schema reads them. */
function atOwn<Own extends object>(
  { pathname, search }: LayerAt,
  own: LayerParameters<Own> | undefined,
): LayerAt<Own> {
  if (!own) return { pathname, search } as LayerAt<Own>;
  const others = Object.fromEntries(Object.entries(search).filter(([name]) => !own.names.includes(name)));
  return { pathname, search: { ...others, ...own.read(search) } as LayerAt<Own>['search'] };
}

interface TableOptions<Subject> {
  readonly feature: string;
  readonly rows: readonly AnyRow<Subject>[];
  /**
   * A hook that returns the data for titles, widths and `isOffered`. `at` is undefined while no layer of the
   * table is open.
   */
  readonly useSubject: (at: LayerAt | undefined, isOpen: boolean) => Subject;
  /** Wraps every layer, and keeps state while the person goes from one layer to the next. */
  readonly Frame?: ComponentType<FrameProps>;
}

/** The layers of one feature, as the host uses them. */
export interface LayerTable {
  readonly feature: string;
  readonly Frame: ComponentType<FrameProps>;
  /** The allowed values of `open` in the address. */
  readonly names: readonly string[];
  /** A hook that returns the layer of this table that `at` names. */
  useShown(at: LayerAt | undefined, isOpen: boolean): ShownLayer | undefined;
}

/** Returns the table that a feature passes to the one `LayerHost`. */
export function layerTable<Subject>({ feature, rows, useSubject, Frame }: TableOptions<Subject>): LayerTable {
  return {
    feature,
    Frame: Frame ?? (({ children }) => children),
    names: rows.flatMap((row) => row.names),
    useShown(at, isOpen) {
      const show = at && rows.map((row) => row.find(at)).find((each) => each !== undefined);
      const subject = useSubject(show && at, show !== undefined && isOpen);
      return show?.(subject);
    },
  };
}

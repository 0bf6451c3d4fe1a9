import {
  cancelCalibration,
  closeCalibration,
  getCalibrationSession,
  listCalibrationMoves,
  listCalibrations,
  moveCalibrationCard,
  openCalibration,
  setCalibrationGuide,
  undoCalibrationMove,
} from '@bellwether/contract/calls/talent/calibration';
import { listSharing, shareAppraisals } from '@bellwether/contract/calls/talent/sharing';
import type {
  Calibration,
  CalibrationCard,
  CalibrationOpening,
} from '@bellwether/contract/talent/calibration';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { cycleParam, paramsOf, type TalentScope } from '../api.overview.ts';
import { talentKeys } from '../api.ts';

const sessionKey = (id: number) => ['talent', 'calibration', id] as const;

/** The sessions of the viewer, newest first. */
export const calibrationsQuery = queryOptions({
  queryKey: [...talentKeys.lists, 'calibrations'] as const,
  queryFn: ({ signal }) => api.call(listCalibrations, { signal }),
});

export const calibrationQuery = (id: number) =>
  queryOptions({
    queryKey: sessionKey(id),
    queryFn: ({ signal }) => api.call(getCalibrationSession, { params: { id: `${id}` }, signal }),
  });

/** The moves of one card; the version makes it another query after each move. */
export const calibrationMovesQuery = (id: number, { UserId, Version }: CalibrationCard) =>
  queryOptions({
    queryKey: [...sessionKey(id), 'moves', UserId, Version] as const,
    queryFn: ({ signal }) =>
      api.call(listCalibrationMoves, { params: { id: `${id}`, userId: `${UserId}` }, signal }),
  });

function accept(client: QueryClient, session: Calibration): Promise<unknown> {
  client.setQueryData(sessionKey(session.Id), session);
  return client.invalidateQueries({ queryKey: talentKeys.lists });
}

export function useOpenCalibration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CalibrationOpening) => api.call(openCalibration, { body }),
    onSuccess: (session) => accept(client, session),
  });
}

/** Sets the guide lines of an open session, or removes them. */
export function useSetGuide(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Guide: number[] | null) =>
      api.call(setCalibrationGuide, { params: { id: `${id}` }, body: { Guide } }),
    onSuccess: (session) => accept(client, session),
  });
}

/**
 * Ends a session. Closing has changed drafts, so every appraisal is read again. `done` is called even though the buttons
 * are gone by then.
 */
export function useEndCalibration(id: number, done: (how: 'close' | 'cancel', written: number) => void) {
  const client = useQueryClient();
  const params = { id: `${id}` };
  return useMutation({
    mutationFn: async (how: 'close' | 'cancel') => {
      if (how === 'close') return api.call(closeCalibration, { params });
      return { Session: await api.call(cancelCalibration, { params }), Written: 0 };
    },
    onSuccess: async ({ Session, Written }, how) => {
      done(how, Written);
      await accept(client, Session);
      return client.invalidateQueries({ queryKey: ['talent', 'appraisal'] });
    },
  });
}

/** Puts one card of the reply into the session that is shown. */
function acceptCard(client: QueryClient, id: number, card: CalibrationCard): void {
  client.setQueryData(calibrationQuery(id).queryKey, (session) =>
    session === undefined
      ? undefined
      : { ...session, Cards: session.Cards.map((one) => (one.UserId === card.UserId ? card : one)) },
  );
}

interface CardMove {
  readonly Primary: number;
  readonly Secondary: number;
  readonly Reason: string;
}

/** Moves a card from where the viewer has seen it. */
export function useMoveCard(id: number, seen: CalibrationCard) {
  const client = useQueryClient();
  const { UserId, Primary, Secondary, Version } = seen;
  return useMutation({
    mutationFn: (move: CardMove) =>
      api.call(moveCalibrationCard, {
        params: { id: `${id}`, userId: `${UserId}` },
        body: { ...move, From: { Primary, Secondary }, Version },
      }),
    onSuccess: (card) => acceptCard(client, id, card),
  });
}

/** `done` is called even though the button is gone by then. */
export function useUndoMove(id: number, { UserId, Version }: CalibrationCard, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(undoCalibrationMove, { params: { id: `${id}`, userId: `${UserId}` }, body: { Version } }),
    onSuccess(card) {
      acceptCard(client, id, card);
      done();
    },
    onError: () => client.invalidateQueries({ queryKey: sessionKey(id) }),
  });
}

/** The people of an overview whose appraisal is not shared yet, by pages. */
export const sharingQuery = (scope: TalentScope) =>
  infiniteQueryOptions({
    queryKey: [...talentKeys.lists, 'sharing', scope] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listSharing, {
        params: paramsOf(scope),
        query: { ...cycleParam(scope), Cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
  });

interface ManyShared {
  readonly appraisals: readonly { readonly Id: number; readonly UpdatedAt: string }[];
  /** Also where a self review, peer feedback or its summary is missing. */
  readonly withOpenParts: boolean;
}

export function useShareMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appraisals, withOpenParts }: ManyShared) =>
      api.call(shareAppraisals, {
        body: {
          Appraisals: [...appraisals],
          WithOpenSelfReviews: withOpenParts,
          WithOpenPeers: withOpenParts,
        },
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: talentKeys.lists }),
        client.invalidateQueries({ queryKey: ['talent', 'appraisal'] }),
      ]),
  });
}

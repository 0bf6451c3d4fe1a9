import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useDraftScope, useSession } from '#platform/session.ts';
import type { PaletteAct, PaletteFeature, PaletteOffer } from '#platform/shell/menu-entry.ts';
import {
  IconClipboardCheck,
  IconMessage,
  IconPencil,
  IconPlus,
  IconStar,
  IconTarget,
  IconTargetArrow,
} from '#ui/marks/icons.ts';
import { queueQuery } from '../../acting/model/next-goal.ts';
import { type LayerName, useGoalLayer } from '../../model/goal-search.ts';
import { goalInfoQuery, useFollowGoal } from '../api.ts';
import { paletteWords } from '../words.ts';
import { FOLLOW_KEY, goalKeyOf, possibleActsOf, useMayAddGoal } from './goal-keys.ts';
import { goalPalette } from './goal-palette.ts';
import { recentGoals } from './recent-goals.ts';

const RECENT = 5;

const iconOf: Readonly<Partial<Record<LayerName, PaletteAct['icon']>>> = {
  update: IconTargetArrow,
  edit: IconPencil,
  comment: IconMessage,
  contribute: IconPlus,
};

function keysOf(layer: LayerName): { readonly keys?: string } {
  const keys = goalKeyOf[layer];
  return keys === undefined ? {} : { keys };
}

/** Returns what waits for this person, the goals opened last, and the acts on the page's goal. */
function useOffer(isOpen: boolean): PaletteOffer {
  const scope = useDraftScope();
  const { goalId } = useParams({ strict: false });
  const others = recentGoals(scope).filter(({ id }) => id !== goalId);
  return {
    next: useNextActs(isOpen),
    recent: others.slice(0, RECENT).map(({ id, title, owner }) => ({
      id: `recent-${id}`,
      label: title,
      description: owner,
      icon: IconTarget,
      place: `/v3/goals/${id}`,
    })),
    here: useActsHere(),
  };
}

/** The acts that wait, each opening the first of its goals, and Add Goal. */
function useNextActs(isOpen: boolean): readonly PaletteAct[] {
  const router = useRouter();
  const { openLayer } = useGoalLayer();
  const { Profile } = useSession();
  const mayAdd = useMayAddGoal();
  const enabled = isOpen && capabilitiesOfProfile(Profile).writesGoals;
  const updates = useQuery({ ...queueQuery('predict'), enabled }).data ?? [];
  const reviews = useQuery({ ...queueQuery('review'), enabled }).data ?? [];
  const runOf = (
    id: string,
    label: (count: number) => string,
    icon: PaletteAct['icon'],
    steps: typeof updates,
  ): readonly PaletteAct[] => {
    const [first] = steps;
    if (!first) return [];
    const run = () => router.history.push(`/v3/goals/${first.goalId}?open=${first.layer}`);
    return [{ id, label: label(steps.length), icon, run }];
  };
  return [
    ...runOf('update-goals', paletteWords.update, IconTargetArrow, updates),
    ...runOf('review-goals', paletteWords.review, IconClipboardCheck, reviews),
    ...(mayAdd
      ? [
          {
            id: 'add-goal',
            label: paletteWords.add,
            icon: IconPlus,
            ...keysOf('create'),
            run: () => openLayer('create'),
          },
        ]
      : []),
  ];
}

/** The possible acts on the goal in the address. */
function useActsHere(): readonly PaletteAct[] {
  const { goalId } = useParams({ strict: false });
  const id = typeof goalId === 'number' ? goalId : undefined;
  const { data: info } = useQuery({ ...goalInfoQuery(id ?? 0), enabled: false });
  const { openLayer } = useGoalLayer();
  const follow = useFollowGoal(id ?? 0);
  if (id === undefined || !info) return [];
  const description = info.Goal.GoalDetail.Title;
  return [
    ...possibleActsOf(info).map(({ layer, label }) => ({
      id: `here-${layer}`,
      label,
      description,
      icon: iconOf[layer] ?? IconTarget,
      ...keysOf(layer),
      run: () => openLayer(layer, { goal: id }),
    })),
    ...(info.Permissions.Follow === true
      ? [
          {
            id: 'here-follow',
            label: info.IsFollowed ? paletteWords.unfollow : paletteWords.follow,
            description,
            icon: IconStar,
            keys: FOLLOW_KEY,
            run: () => follow.mutate(!info.IsFollowed),
          },
        ]
      : []),
  ];
}

/** The goals' part of the palette. */
export const goalOffer: PaletteFeature = { sources: [goalPalette], useOffer };

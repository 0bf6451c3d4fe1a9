import { useQuery } from '@tanstack/react-query';
import { periodsQuery, quarterChoicesOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { quarterWords } from '../words.ts';

interface QuarterChoiceProps {
  /** 0 = the current quarter. */
  readonly period: number;
  /** Undefined for the current quarter. */
  readonly onChange: (period: number | undefined) => void;
}

/** Chooses the quarter of the forecast: the current one, or an earlier one with what came of it. */
export function QuarterChoice({ period, onChange }: QuarterChoiceProps) {
  const { Period: current } = useSession();
  const { data } = useQuery(periodsQuery);
  const known = (data?.data ?? [current]).filter(({ Index }) => Index <= current.Index);
  return (
    <MenuSelect
      label={quarterWords.quarter}
      width={170}
      choices={quarterChoicesOf(known, current)}
      value={String(period === 0 ? current.Id : period)}
      onChange={(chosen) => onChange(Number(chosen) === current.Id ? undefined : Number(chosen))}
    />
  );
}

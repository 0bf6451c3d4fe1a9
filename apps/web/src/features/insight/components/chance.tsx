import { Tenths } from '#ui/marks/tenths.tsx';
import { percentWords, tenthsWords } from '../words.ts';
import classes from './chance.module.css';

interface ChanceProps {
  readonly chance: { readonly Tenths: number; readonly Percent: number; readonly IsAssumed: boolean };
  /** Leaves out the dots, for use in a line of text. */
  readonly isPlain?: boolean;
}

/** A chance in tenths; the tooltip has the percentage. */
export function Chance({ chance, isPlain = false }: ChanceProps) {
  return (
    <span className={classes.chance} title={percentWords(chance)}>
      {isPlain ? null : <Tenths tenths={chance.Tenths} />}
      <span className={classes.words}>{tenthsWords(chance.Tenths)}</span>
    </span>
  );
}

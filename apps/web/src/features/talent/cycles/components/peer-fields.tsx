import { peerNamings } from '@bellwether/domain/talent/peers/rules';
import { type Control, useWatch } from 'react-hook-form';
import { SelectField, SwitchField, TextField } from '#ui/form/form-fields.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';
import { PeerQuestionFields } from './peer-question-fields.tsx';

/** The part of a cycle in which peers are asked: its days, who learns who wrote what, and up to three questions. */
export function PeerFields({ control }: { readonly control: Control<CycleValues> }) {
  const hasPeers = useWatch({ control, name: 'HasPeers' });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.peers}</legend>
      <SwitchField
        control={control}
        name="HasPeers"
        label={cycleWords.withPeers}
        description={cycleWords.peersHint}
      />
      {hasPeers ? (
        <>
          <div className={classes.level}>
            <TextField
              control={control}
              name="PeersOpenOn"
              label={cycleWords.peersOpen}
              type="date"
              required
            />
            <TextField
              control={control}
              name="PeersDueOn"
              label={cycleWords.peersDue}
              description={cycleWords.peersDueHint}
              type="date"
              required
            />
          </div>
          <SelectField
            control={control}
            name="PeersNaming"
            label={cycleWords.naming}
            description={cycleWords.namingHint}
            choices={peerNamings.map((naming) => ({ value: naming, label: cycleWords.namings[naming] }))}
            required
          />
          <PeerQuestionFields control={control} />
        </>
      ) : null}
    </fieldset>
  );
}

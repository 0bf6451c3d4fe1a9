import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, useController, useWatch } from 'react-hook-form';
import { strategyWords, useObjectiveTexts } from '#features/strategy/door.ts';
import { SelectField } from '#ui/form/form-fields.tsx';
import { goalInfoQuery } from '../../reading/api.ts';
import type { GoalValues } from '../model/goal-fields.ts';
import classes from './objective-field.module.css';

/**
 * The strategic objective that the goal serves, with the parent's as a suggestion (goals.29). Shown where
 * the strategy is published, and where the goal already has an objective.
 */
export function ObjectiveField({ control }: { readonly control: Control<GoalValues> }) {
  const texts = useObjectiveTexts();
  const { field } = useController({ control, name: 'StrategicObjective' });
  const parent = useWatch({ control, name: 'Parent' });
  const { data: above } = useQuery({ ...goalInfoQuery(parent?.id ?? 0), enabled: parent !== null });
  const suggested = above?.Goal.StrategicObjective ?? null;
  if (texts === null && field.value === null) return null;
  return (
    <div>
      <SelectField
        control={control}
        name="StrategicObjective"
        label={strategyWords.objective}
        placeholder={strategyWords.noObjective}
        clearable
        choices={strategicObjectives.map((area) => ({ value: area, label: areaLabels[area] }))}
        description={(field.value !== null && texts?.[field.value]) || strategyWords.objectiveHint}
      />
      {field.value === null && suggested !== null ? (
        <p className={classes.suggestion}>
          {strategyWords.parentServes(areaLabels[suggested])}{' '}
          <Button variant="default" onClick={() => field.onChange(suggested)}>
            {strategyWords.takeObjective(areaLabels[suggested])}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

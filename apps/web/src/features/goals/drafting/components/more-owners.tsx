import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { ChipRow, FilterChip } from '#ui/marks/chip.tsx';
import { type Owner, OwnerSelect } from '../../ownership/components/owner-select.tsx';
import { draftingWords } from '../words.ts';
import classes from './more-owners.module.css';

interface MoreOwnersProps {
  readonly value: readonly Owner[];
  readonly onChange: (owners: readonly Owner[]) => void;
  /** The goal's first owner, who is not offered again. */
  readonly owner: Owner | null;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Others who get the same new goal (goals.35): each choice becomes a chip, and the field is free for the next. */
export function MoreOwners({ value, onChange, owner, error, ref }: MoreOwnersProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasAdded = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // The field of the next person takes the place, and the focus, of the one that was filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each added person.
  useEffect(() => {
    if (hasAdded.current) input.current?.focus();
    hasAdded.current = false;
  }, [value.length]);
  const add = (chosen: Owner | null) => {
    if (chosen === null || chosen.Id === owner?.Id || value.some(({ Id }) => Id === chosen.Id)) return;
    hasAdded.current = true;
    onChange([...value, chosen]);
  };
  return (
    <div className={classes.field}>
      <OwnerSelect
        // An empty field for the next person.
        key={value.length}
        ref={input}
        label={draftingWords.moreOwners}
        description={draftingWords.moreOwnersAbout}
        value={null}
        onChange={add}
        error={error}
        {...(owner && { without: owner.Id })}
      />
      {value.length > 0 ? (
        <ChipRow>
          {value.map(({ Id, Name }) => (
            <FilterChip
              key={Id}
              removeLabel={draftingWords.notFor(Name)}
              onRemove={() => onChange(value.filter((each) => each.Id !== Id))}
            >
              {Name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  );
}

import type { AuditGroup } from '@bellwether/domain/audit/groups';
import { filteredAuditObjects } from '@bellwether/domain/audit/objects';
import { Button, TextInput } from '@mantine/core';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import { PersonSelect } from '#ui/form/person-select.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import type { AuditFilters } from '../model/audit-search.ts';
import { auditPageWords } from '../words.ts';
import classes from './audit.module.css';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly onChange: (changes: AuditFilters) => void;
  /** The groups that the person reads. */
  readonly groups: readonly AuditGroup[];
}

/** The filters of the audit log: what, who, and from when to when. */
export function AuditFilterBar({ filters, onChange, groups }: AuditFilterBarProps) {
  const { kind, person, object, from, to } = filters;
  const { people, onSearchChange } = useListedPeople(person === undefined ? [] : [person]);
  const isFiltered = [kind, person, object, from, to].some((value) => value !== undefined);
  const days = [
    ['from', auditPageWords.from, from],
    ['to', auditPageWords.to, to],
  ] as const;
  return (
    <div className={classes.filters}>
      <div className={classes.wide}>
        <SearchSelect
          label={auditPageWords.kind}
          placeholder={auditPageWords.everything}
          choices={groups.map((group) => ({ value: group, label: auditPageWords.groups[group] }))}
          value={kind ?? null}
          onChange={(value) => onChange({ kind: groups.find((group) => group === value) })}
          searchable={false}
          clearable
        />
      </div>
      <div className={classes.wide}>
        <PersonSelect
          label={auditPageWords.person}
          placeholder={auditPageWords.anybody}
          people={people.map(({ Avatar, id, ...one }) => personChoice({ Id: id, ...one }))}
          value={person ?? null}
          onChange={(id) => onChange({ person: id ?? undefined })}
          onSearchChange={onSearchChange}
          nothingFound={auditPageWords.nobodyFound}
          clearable
        />
      </div>
      <div className={classes.wide}>
        <SearchSelect
          label={auditPageWords.object}
          placeholder={auditPageWords.anything}
          choices={filteredAuditObjects.map((one) => ({ value: one, label: auditPageWords.objects[one] }))}
          value={object ?? null}
          onChange={(value) => onChange({ object: filteredAuditObjects.find((one) => one === value) })}
          searchable={false}
          clearable
        />
      </div>
      {days.map(([name, label, value]) => (
        <TextInput
          key={name}
          type="date"
          label={label}
          value={value ?? ''}
          onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
        />
      ))}
      {isFiltered ? (
        <Button
          variant="subtle"
          onClick={() =>
            onChange({
              kind: undefined,
              person: undefined,
              object: undefined,
              from: undefined,
              to: undefined,
            })
          }
        >
          {auditPageWords.clear}
        </Button>
      ) : null}
    </div>
  );
}

import type { AuditRow } from '@bellwether/contract/audit';
import { auditObjectWords } from '@bellwether/domain/audit/words';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { deviceName } from '#features/people/door.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { useAuditFilters } from '../model/audit-search.ts';
import { auditPageWords } from '../words.ts';
import classes from './audit.module.css';

interface AuditListProps {
  readonly rows: readonly AuditRow[];
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Shows events: who did what to whom or what, when, and from where. */
export function AuditList({ rows, list }: AuditListProps) {
  return (
    <ul className={classes.list} ref={list} aria-label={auditPageWords.list}>
      {rows.map((row) => (
        <Row key={row.Id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { readonly row: AuditRow }) {
  const { Actor, For, Subject, Via, Address, Device, Detail, RequestId } = row;
  const isOneself = Subject?.Kind === 'person' && Subject.Id === Actor?.Id;
  const from = [
    For ? auditPageWords.forWhom(For.Name) : '',
    Via ? auditPageWords.via(Via) : '',
    Address ?? '',
    Device ? deviceName(Device) : '',
  ].filter((part) => part !== '');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p>
          {Actor ? (
            <PersonLink id={Actor.Id} name={Actor.Name} />
          ) : (
            <span className={classes.who}>
              {Address === null ? auditPageWords.application : auditPageWords.stranger}
            </span>
          )}{' '}
          {row.Words}
          {Subject && !isOneself ? (
            <>
              {': '}
              {Subject.Kind === 'person' && Subject.Id !== null && Subject.Name !== null ? (
                <PersonLink id={Subject.Id} name={Subject.Name} />
              ) : (
                <span className={Subject.Name === null ? classes.quiet : undefined}>
                  {Subject.Name ?? auditObjectWords[Subject.Kind]}
                </span>
              )}
            </>
          ) : null}
        </p>
        {Detail === '' ? null : <p className={classes.detail}>{Detail}</p>}
        {from.length === 0 ? null : (
          <p
            className={classes.quiet}
            title={RequestId === null ? undefined : auditPageWords.request(RequestId)}
          >
            {from.join(' · ')}
          </p>
        )}
      </div>
      <p className={classes.when}>
        <LocalTime at={row.At} />
      </p>
    </li>
  );
}

/** A person's name, which leads to what concerns this person alone. */
function PersonLink({ id, name }: { readonly id: number; readonly name: string }) {
  const [filters] = useAuditFilters();
  return (
    <Link
      to="."
      search={{ ...filters, person: id }}
      className={classes.person}
      title={auditPageWords.only(name)}
    >
      {name}
    </Link>
  );
}

import type { ScimConnection } from '@bellwether/contract/people/scim';
import { groupGiftLabels, groupGifts } from '@bellwether/domain/people/scim/groups';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { problemText } from '#platform/problem.ts';
import { shownNumber } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSaveScim } from '../api.ts';
import { scimWords } from '../words.ts';
import classes from './scim-card.module.css';

const nothing = '';

/** The groups of the directory, each with the role or permission that it gives its members (people.42). */
export function ScimGroups({ connection }: { readonly connection: ScimConnection }) {
  const id = useId();
  const save = useSaveScim();
  const { Groups } = connection;
  // Show the choice at once; a refusal takes it back.
  const asked = new Map(
    (save.isPending ? save.variables.Groups : undefined)?.map((one) => [one.Id, one.Gives]),
  );
  if (Groups.length === 0) return <p className={classes.quiet}>{scimWords.noGroups}</p>;
  return (
    <div>
      <h3 className={classes.heading} id={id}>
        {scimWords.groups}
      </h3>
      <p className={classes.quiet}>{scimWords.groupsHint}</p>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <table className={classes.groups} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{scimWords.group}</th>
            <th scope="col">{scimWords.members}</th>
            <th scope="col">{scimWords.gives}</th>
          </tr>
        </thead>
        <tbody>
          {Groups.map(({ Id, Name, Members, Gives }) => (
            <tr key={Id}>
              <td>{Name}</td>
              <td className={classes.number}>{shownNumber(Members)}</td>
              <td>
                <NativeSelect
                  aria-label={scimWords.givesOf(Name)}
                  value={(asked.has(Id) ? asked.get(Id) : Gives) ?? nothing}
                  data={[
                    { value: nothing, label: scimWords.nothing },
                    ...groupGifts.map((gift) => ({ value: gift, label: groupGiftLabels[gift] })),
                  ]}
                  onChange={({ currentTarget: { value } }) => {
                    const gift = groupGifts.find((each) => each === value) ?? null;
                    save.mutate({ Groups: [{ Id, Gives: gift }] });
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

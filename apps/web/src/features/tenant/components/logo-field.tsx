import type { Company, LogoKind } from '@bellwether/contract/tenant.company';
import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { IconUpload } from '#ui/marks/icons.ts';
import { useDeleteLogo, useUploadLogo } from '../api.company.ts';
import { logoFault, logoTypes } from '../model/logo-fault.ts';
import { companyWords, logoActWords, logoLabels, schemeLabels } from '../words.company.ts';
import { logoFieldWords } from '../words.ts';
import classes from './logo-field.module.css';

interface LogoFieldProps {
  readonly kind: LogoKind;
  /** Address of the present picture; null = none. */
  readonly logo: string | null;
  /** Receives the company after a change. */
  readonly onChanged: (company: Company) => void;
}

/** A logo as it looks on both themes, with buttons that change it at once: a picture needs no Save. */
export function LogoField({ kind, logo, onChanged }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const upload = useUploadLogo();
  const remove = useDeleteLogo();
  const isBusy = upload.isPending || remove.isPending;
  const label = logoLabels[kind];

  const change = async (work: Promise<Company>, done: string) => {
    setFault(undefined);
    try {
      onChanged(await work);
      toast.success(done);
    } catch (error) {
      setFault(problemText(error));
    }
  };
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // So that choosing the same file again counts as a change.
    currentTarget.value = '';
    if (!file || isBusy) return;
    const refused = logoFault(file);
    if (refused !== undefined) setFault(refused);
    else void change(upload.mutateAsync({ kind, file }), companyWords.uploaded);
  };

  return (
    <fieldset className={classes.field} aria-describedby={fault === undefined ? undefined : id}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.surfaces}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure className={classes.surface} data-scheme={scheme} data-kind={kind} key={scheme}>
            {logo === null ? (
              <span className={classes.none}>{companyWords.noLogo}</span>
            ) : (
              <img
                className={classes.picture}
                src={logo}
                alt={logoActWords.picture(label, schemeLabels[scheme])}
              />
            )}
          </figure>
        ))}
      </div>
      <div className={classes.buttons}>
        <input
          ref={input}
          className={classes.input}
          type="file"
          accept={logoTypes.join(',')}
          aria-label={logoFieldWords.chooseAPicture(label)}
          tabIndex={-1}
          onChange={onChosen}
        />
        <Button
          variant="default"
          loading={upload.isPending}
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          aria-label={logo === null ? logoActWords.upload(label) : logoActWords.replace(label)}
          onClick={() => input.current?.click()}
        >
          {logo === null ? companyWords.upload : companyWords.replace}
        </Button>
        {logo === null ? null : (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            aria-label={logoActWords.remove(label)}
            onClick={() => {
              if (!isBusy) void change(remove.mutateAsync(kind), companyWords.removed);
            }}
          >
            {companyWords.remove}
          </Button>
        )}
      </div>
      {fault === undefined ? null : (
        <p className={classes.fault} id={id} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

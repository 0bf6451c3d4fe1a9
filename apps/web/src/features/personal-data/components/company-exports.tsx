import type { CompanyExport } from '@bellwether/contract/personal-data.company';
import { Button } from '@mantine/core';
import { startExport } from '#platform/exports/export-queue.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { companyFile, useAskForCompanyData } from '../api.company.ts';
import { companyDataWords } from '../words.company.ts';
import { DataPart } from './data-part.tsx';
import classes from './personal-data.module.css';

/** The files with all data of the company; the server asks for the password first (personal-data.7). */
export function CompanyExports({ exports }: { readonly exports: readonly CompanyExport[] }) {
  const ask = useAskForCompanyData();
  const isWaiting = exports.some(({ State }) => State === 'waiting');
  return (
    <DataPart title={companyDataWords.exportPart} hint={companyDataWords.exportHint}>
      <div>
        <SubmitButton
          loading={ask.isPending || isWaiting}
          onClick={() =>
            ask.mutate(undefined, {
              onSuccess: () => toast.success(companyDataWords.asked),
              onError: (error) => toast.error(problemText(error)),
            })
          }
        >
          {companyDataWords.ask}
        </SubmitButton>
      </div>
      {exports.length === 0 ? (
        <EmptyState title={companyDataWords.none}>{companyDataWords.noneText}</EmptyState>
      ) : (
        <ul className={classes.list} aria-label={companyDataWords.list} aria-live="polite">
          {exports.map((one) => (
            <CompanyExportItem key={one.Id} one={one} />
          ))}
        </ul>
      )}
    </DataPart>
  );
}

function CompanyExportItem({ one }: { readonly one: CompanyExport }) {
  const { Id, State, AskedBy, CreatedAt, ExpiresAt } = one;
  const { Tenant } = useSession();
  return (
    <li className={classes.item}>
      <div>
        <p>
          {companyDataWords.by(AskedBy.Name)}, <LocalTime at={CreatedAt} />
        </p>
        <p className={classes.quiet}>
          {companyDataWords.states[State]}
          {State === 'ready' && ExpiresAt !== null ? (
            <>
              {' '}
              {companyDataWords.until} <LocalTime at={ExpiresAt} />
            </>
          ) : null}
        </p>
      </div>
      {State === 'ready' ? (
        <Button
          variant="default"
          onClick={() =>
            startExport({
              title: companyDataWords.file,
              detail: Tenant.Name,
              run: (signal) => companyFile(Id, signal),
            })
          }
        >
          {companyDataWords.download}
        </Button>
      ) : null}
    </li>
  );
}

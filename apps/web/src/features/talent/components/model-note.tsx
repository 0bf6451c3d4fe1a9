import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { talentSettingsQuery } from '../api.ts';
import classes from './appraisal.module.css';

/** Says that a model may read what is written here. Renders nothing where no model is connected, or drafts are off (talent.33). */
export function ModelNote({ children }: { readonly children: string }) {
  const { Tenant } = useSession();
  const { data } = useQuery({ ...talentSettingsQuery, enabled: Tenant.SuggestionEngine === 'model' });
  if (Tenant.SuggestionEngine !== 'model' || data?.EnableWritingHelp !== true) return null;
  return <p className={classes.quiet}>{children}</p>;
}

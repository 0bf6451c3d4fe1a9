import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { boardPackLink, presentQuarter } from '#platform/links.ts';
import { useSummaryRights } from '../../model/summary-rights.ts';
import { packWords } from '../words.ts';

/** The board pack above the list of reports, for those who may make one. */
export function PackButton() {
  const { allows } = useSummaryRights();
  if (!allows('2')) return null;
  return (
    <Button renderRoot={(props) => <Link {...props} {...boardPackLink(presentQuarter)} />}>
      {packWords.open}
    </Button>
  );
}

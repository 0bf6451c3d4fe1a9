import type { ComplianceScope } from '@bellwether/contract/dashboard';
import { lazy, useRef } from 'react';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import type { ComplianceNumber } from '../api.ts';
import { useDashboardLayer, useDashboardSearch } from '../model/dashboard-search.ts';
import { answerLabels, figureLabels } from '../words.ts';

const CompliancePeople = lazy(async () => ({
  default: (await import('./compliance-people.tsx')).CompliancePeople,
}));

const WIDTH = 600;

/** The people behind a compliance number. */
export function PeopleDrawer({ scope }: { readonly scope: ComplianceScope | undefined }) {
  const { figure, answer } = useDashboardSearch();
  const { open, closeLayer } = useDashboardLayer();
  const asked: ComplianceNumber | undefined =
    open === 'people' && scope !== undefined && figure && answer ? { scope, figure, answer } : undefined;
  // While the drawer slides away the address no longer names the number.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const shown = last.current;
  return (
    <AppDrawer
      opened={asked !== undefined}
      onClose={closeLayer}
      title={shown ? `${figureLabels[shown.figure]}: ${answerLabels[shown.figure][shown.answer]}` : ''}
      width={WIDTH}
    >
      <LayerContent>{shown ? <CompliancePeople number={shown} /> : null}</LayerContent>
    </AppDrawer>
  );
}

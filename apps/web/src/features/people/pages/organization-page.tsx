import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconBuilding, IconPlus } from '#ui/marks/icons.ts';
import { organisationQuery } from '../api.organisation.ts';
import { EmployeeDirectory } from '../components/employee-directory.tsx';
import { OrgStructure } from '../components/org-structure.tsx';
import type { PeopleLayerName } from '../model/layer-names.ts';
import { useOrgSearch } from '../model/org-search.ts';
import { addingWords } from '../words.adding.ts';
import { directoryWords } from '../words.directory.ts';
import { orgWords } from '../words.organisation.ts';

/** The company's people: the structure around a person, without one around the viewer (2-people §2). */
export function OrganizationPage() {
  const { Profile: own } = useSession();
  const { openLayer } = useAddressLayer<'company' | PeopleLayerName>();
  const [search, change] = useOrgSearch();
  const { addsEmployees, editsCompany } = capabilitiesOfProfile(own);
  const { data, error, refetch } = useQuery(organisationQuery);
  const actions = (
    <>
      {editsCompany ? (
        <Button
          variant="default"
          leftSection={<IconBuilding size={16} aria-hidden="true" />}
          onClick={() => openLayer('company')}
        >
          {orgWords.company}
        </Button>
      ) : null}
      {addsEmployees ? (
        <Button
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => openLayer('add-employee')}
        >
          {addingWords.title}
        </Button>
      ) : null}
    </>
  );
  return (
    <Page title={pages.organization.title} actions={actions}>
      {data ? (
        <Tabs
          value={search.show ?? 'structure'}
          keepMounted={false}
          onChange={(tab) => change({ show: tab === 'directory' ? 'directory' : undefined })}
        >
          <Tabs.List>
            <Tabs.Tab value="structure">{orgWords.structure}</Tabs.Tab>
            <Tabs.Tab value="directory">{directoryWords.title}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="structure">
            <OrgStructure people={data.data} />
          </Tabs.Panel>
          <Tabs.Panel value="directory">
            <EmployeeDirectory people={data.data} />
          </Tabs.Panel>
        </Tabs>
      ) : error ? (
        <ErrorPanel title={orgWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}

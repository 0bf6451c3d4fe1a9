import { Button, Tabs } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { importPeopleLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconBuilding, IconPlus, IconUpload } from '#ui/marks/icons.ts';
import { addingWords } from '../../adding/words.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { EmployeeDirectory } from '../components/employee-directory.tsx';
import { LargeDirectory } from '../components/large-directory.tsx';
import { OrgStructure } from '../components/org-structure.tsx';
import { needsWhole, personOf } from '../model/org-preload.ts';
import { useOrgSearch } from '../model/org-search.ts';
import { useOrganisation } from '../model/use-organisation.ts';
import { directoryWords } from '../words.directory.ts';
import { orgWords } from '../words.ts';

/** Shows the company's people: the structure around the person of the path, or around the viewer (people.20). */
export function OrganizationPage() {
  const { Profile: own } = useSession();
  const { openLayer } = useAddressLayer<'company' | PeopleLayerName>();
  const [search, change] = useOrgSearch();
  const { addsEmployees, administersPeople, editsCompany } = capabilitiesOfProfile(own);
  const { id } = useParams({ strict: false });
  const { people, isWhole, part, error, retry } = useOrganisation(personOf(id), needsWhole(search));
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
      {administersPeople ? (
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...importPeopleLink()} />}
        >
          {orgWords.importPeople}
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
      {people ? (
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
            <OrgStructure people={people} isWhole={isWhole} part={part} />
          </Tabs.Panel>
          <Tabs.Panel value="directory">
            {part ? (
              <LargeDirectory part={part} around={people} />
            ) : isWhole ? (
              <EmployeeDirectory people={people} />
            ) : (
              <SkeletonDetail />
            )}
          </Tabs.Panel>
        </Tabs>
      ) : error ? (
        <ErrorPanel title={orgWords.failed} detail={problemText(error)} onRetry={retry} />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}

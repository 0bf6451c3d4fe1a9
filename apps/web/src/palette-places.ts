import { useRouter } from '@tanstack/react-router';
import { useTalentRights } from '#features/talent/model/talent-rights.ts';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import type { PaletteAct, PaletteFeature, PaletteOffer } from '#platform/shell/menu-entry.ts';
import { IconAdjustmentsHorizontal, IconLayoutDashboard } from '#ui/marks/icons.ts';

interface Place {
  readonly name: string;
  /** Other words that people search for. */
  readonly words: string;
  readonly path: string;
  /** False = this person has no such place. */
  readonly isShown?: boolean;
  readonly isSetting?: boolean;
}

const settings = '/v3/profile?tab=settings';

/** Returns every page and setting beside those of the menu, for the palette (design: search of everything). */
function usePlaces(): readonly Place[] {
  const { Profile } = useSession();
  const { seesTeams, isAppraised } = useTalentRights();
  const rights = capabilitiesOfProfile(Profile);
  return [
    { name: 'Profile', words: 'my account me picture photo phone biography', path: '/v3/profile' },
    {
      name: 'Settings',
      words:
        'preferences options account notifications mails email digest reminders calendar feed sessions devices',
      path: settings,
      isSetting: true,
    },
    {
      name: 'Change password',
      words: 'sign-in login security',
      path: `${settings}&open=change-password`,
      isSetting: true,
    },
    {
      name: pages.accountSecurity.title,
      words: 'passkey second step two factor codes authenticator recovery sign-in login',
      path: pages.accountSecurity.path,
      isSetting: true,
    },
    {
      name: pages.accountTokens.title,
      words: 'api programs scripts access developer',
      path: pages.accountTokens.path,
      isSetting: true,
    },
    {
      name: pages.accountAgents.title,
      words: 'ai assistant claude mcp programs access',
      path: pages.accountAgents.path,
      isSetting: true,
    },
    {
      name: 'Company settings',
      words: 'preferences options weeks quarters goal type insight talent appraisal labels password rules',
      path: pages.companySettings.path,
      isShown: rights.changesSettings,
      isSetting: true,
    },
    {
      name: pages.connections.title,
      words: 'integrations sign-in single sign-on directory files tokens webhooks chat import',
      path: pages.connections.path,
      isShown: rights.administersPeople,
      isSetting: true,
    },
    {
      name: pages.audit.title,
      words: 'security events history who changed what log siem export',
      path: pages.audit.path,
      isShown: rights.readsAudit,
      isSetting: true,
    },
    {
      name: pages.ownData.title,
      words: 'export download privacy gdpr personal data zip',
      path: pages.ownData.path,
      isSetting: true,
    },
    {
      name: 'Company info',
      words: 'brand logo colour name website time zone appearance',
      path: '/v3/home?open=company',
      isShown: rights.editsCompany,
      isSetting: true,
    },
    {
      name: 'Goal theme',
      words: 'theme motto of the quarter',
      path: '/v3/home?open=theme',
      isShown: rights.editsTheme,
      isSetting: true,
    },
    {
      name: pages.importPeople.title,
      words: 'upload csv excel employees',
      path: pages.importPeople.path,
      isShown: rights.administersPeople,
      isSetting: true,
    },
    {
      name: pages.importGoals.title,
      words: 'upload csv excel okr viva lattice',
      path: pages.importGoals.path,
      isShown: rights.importsGoals,
      isSetting: true,
    },
    {
      name: 'Add Employee',
      words: 'invite new person colleague hire',
      path: '/v3/organization?open=add-employee',
      isShown: rights.addsEmployees,
    },
    { name: pages.notifications.title, words: 'bell inbox news', path: pages.notifications.path },
    { name: 'Company goals', words: 'objectives of the ceo', path: '/v3/goals/type/company' },
    { name: pages.companyMatrix.title, words: 'matrix', path: pages.companyMatrix.path },
    {
      name: pages.myAppraisals.title,
      words: 'appraisal performance review rating feedback',
      path: pages.myAppraisals.path,
      isShown: isAppraised,
    },
    {
      name: pages.talentMatrix.title,
      words: 'appraisal nine box potential ratings',
      path: pages.talentMatrixStart.path,
      isShown: seesTeams,
    },
    { name: 'User manual', words: 'how to work with me questions disc', path: pages.questions.path },
    { name: pages.privacy.title, words: 'data protection', path: pages.privacy.path },
    { name: pages.terms.title, words: 'legal', path: pages.terms.path },
  ].filter(({ isShown = true }) => isShown);
}

function useOffer(): PaletteOffer {
  const router = useRouter();
  const places = usePlaces().map(
    ({ name, words, path, isSetting }): PaletteAct => ({
      id: `place-${path}`,
      label: name,
      name,
      words,
      icon: isSetting ? IconAdjustmentsHorizontal : IconLayoutDashboard,
      run: () => router.history.push(path),
    }),
  );
  return { next: [], recent: [], here: [], places };
}

/** The pages and settings of the palette. */
export const placesOffer: PaletteFeature = { sources: [], useOffer };

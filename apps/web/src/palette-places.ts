import { useRouter } from '@tanstack/react-router';
import { useTalentRights } from '#features/talent/model/talent-rights.ts';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { companySettings, ownSettings } from '#platform/settings-parts.ts';
import type { PaletteAct, PaletteFeature, PaletteOffer } from '#platform/shell/menu-entry.ts';
import { settingsSearchWords } from '#platform/words.settings.ts';
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

/** Returns every page and setting beside those of the menu, for the palette (design: search of everything). */
function usePlaces(): readonly Place[] {
  const session = useSession();
  const { Profile } = session;
  const { seesTeams, isAppraised } = useTalentRights();
  const rights = capabilitiesOfProfile(Profile);
  return [
    { name: 'Profile', words: 'my account me picture photo phone biography', path: '/v3/profile' },
    {
      name: 'Change password',
      words: 'sign-in login security',
      path: '/v3/settings/account?open=change-password',
      isSetting: true,
    },
    { name: pages.settings.title, words: 'preferences options', path: '/v3/settings', isSetting: true },
    ...[...ownSettings(session), ...companySettings(session)].map(({ name, title, path }) => ({
      name: title,
      words: settingsSearchWords[name],
      path,
      isSetting: true,
    })),
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

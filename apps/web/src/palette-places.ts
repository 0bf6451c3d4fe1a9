import { useRouter } from '@tanstack/react-router';
import { useTalentRights } from '#features/talent/model/talent-rights.ts';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { companySettings, ownSettings } from '#platform/settings-parts.ts';
import type { PaletteAct, PaletteFeature, PaletteOffer } from '#platform/shell/menu-entry.ts';
import { settingsSearchWords } from '#platform/words.settings.ts';
import { IconAdjustmentsHorizontal, IconLayoutDashboard } from '#ui/marks/icons.ts';
import { placeWords } from './words.menu.ts';

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
  const places: readonly Place[] = [
    { name: placeWords.profile.name, words: placeWords.profile.search, path: '/v3/profile' },
    {
      name: placeWords.changePassword.name,
      words: placeWords.changePassword.search,
      path: '/v3/settings/account?open=change-password',
      isSetting: true,
    },
    { name: pages.settings.title, words: placeWords.settings.search, path: '/v3/settings', isSetting: true },
    ...[...ownSettings(session), ...companySettings(session)].map(({ name, title, path }) => ({
      name: title,
      words: settingsSearchWords[name],
      path,
      isSetting: true,
    })),
    {
      name: placeWords.goalTheme.name,
      words: placeWords.goalTheme.search,
      path: '/v3/home?open=theme',
      isShown: rights.editsTheme,
      isSetting: true,
    },
    {
      name: pages.importPeople.title,
      words: placeWords.importPeople.search,
      path: pages.importPeople.path,
      isShown: rights.administersPeople,
      isSetting: true,
    },
    {
      name: pages.importGoals.title,
      words: placeWords.importGoals.search,
      path: pages.importGoals.path,
      isShown: rights.importsGoals,
      isSetting: true,
    },
    {
      name: placeWords.addEmployee.name,
      words: placeWords.addEmployee.search,
      path: '/v3/organization?open=add-employee',
      isShown: rights.addsEmployees,
    },
    {
      name: pages.notifications.title,
      words: placeWords.notifications.search,
      path: pages.notifications.path,
    },
    {
      name: placeWords.companyGoals.name,
      words: placeWords.companyGoals.search,
      path: '/v3/goals/type/company',
    },
    {
      name: pages.companyMatrix.title,
      words: placeWords.companyMatrix.search,
      path: pages.companyMatrix.path,
    },
    {
      name: pages.myAppraisals.title,
      words: placeWords.myAppraisals.search,
      path: pages.myAppraisals.path,
      isShown: isAppraised,
    },
    {
      name: pages.talentMatrix.title,
      words: placeWords.talentMatrix.search,
      path: pages.talentMatrixStart.path,
      isShown: seesTeams,
    },
    { name: placeWords.manual.name, words: placeWords.manual.search, path: pages.questions.path },
    { name: pages.privacy.title, words: placeWords.privacy.search, path: pages.privacy.path },
    { name: pages.terms.title, words: placeWords.terms.search, path: pages.terms.path },
  ];
  return places.filter(({ isShown = true }) => isShown);
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

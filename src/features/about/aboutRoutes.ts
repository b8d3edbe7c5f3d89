import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Texts about the product, for anybody. */
export const documentRoutes = defineRoutes([
  {
    path: PATHS.about,
    title: t.aboutUs,
    guard: 'public',
    screen: () => import('./screens/AboutScreen.tsx'),
  },
  {
    path: PATHS.services,
    title: t.solutions,
    guard: 'public',
    screen: () => import('./screens/SolutionsScreen.tsx'),
  },
  {
    path: PATHS.contacts,
    title: t.contacts,
    guard: 'public',
    screen: () => import('./screens/ContactsScreen.tsx'),
  },
  {
    path: PATHS.privacy,
    title: t.privacyPolicy,
    guard: 'public',
    screen: () => import('./screens/PrivacyScreen.tsx'),
  },
  {
    path: PATHS.terms,
    title: t.termsAndConditions,
    guard: 'public',
    screen: () => import('./screens/TermsScreen.tsx'),
  },
  {
    path: PATHS.omniclass,
    title: t.omniclassDisclaimer,
    guard: 'public',
    screen: () => import('./screens/OmniclassScreen.tsx'),
  },
  {
    path: PATHS.academy,
    title: t.academy,
    guard: 'public',
    screen: () => import('./screens/AcademyScreen.tsx'),
  },
]);

/** What is new in the product, for people who use it. */
export const changelogRoutes = defineRoutes([
  {
    path: PATHS.changelog,
    title: t.changelog,
    guard: { signedIn: true },
    screen: () => import('./screens/ChangelogScreen.tsx'),
  },
]);

import { defineRoutes, PATHS } from '#platform/routing';

/** Texts about the product, for anybody. */
export const documentRoutes = defineRoutes([
  {
    path: PATHS.about,
    title: 'About us',
    guard: 'public',
    screen: () => import('./screens/AboutScreen.tsx'),
  },
  {
    path: PATHS.services,
    title: 'Solutions',
    guard: 'public',
    screen: () => import('./screens/SolutionsScreen.tsx'),
  },
  {
    path: PATHS.contacts,
    title: 'Contacts',
    guard: 'public',
    screen: () => import('./screens/ContactsScreen.tsx'),
  },
  {
    path: PATHS.privacy,
    title: 'Privacy Policy',
    guard: 'public',
    screen: () => import('./screens/PrivacyScreen.tsx'),
  },
  {
    path: PATHS.terms,
    title: 'Terms and conditions',
    guard: 'public',
    screen: () => import('./screens/TermsScreen.tsx'),
  },
  {
    path: PATHS.omniclass,
    title: 'Omniclass Disclaimer',
    guard: 'public',
    screen: () => import('./screens/OmniclassScreen.tsx'),
  },
  {
    path: PATHS.academy,
    title: 'Academy',
    guard: 'public',
    screen: () => import('./screens/AcademyScreen.tsx'),
  },
]);

/** What is new in the product, for people who use it. */
export const changelogRoutes = defineRoutes([
  {
    path: PATHS.changelog,
    title: 'Changelog',
    guard: { signedIn: true },
    screen: () => import('./screens/ChangelogScreen.tsx'),
  },
]);

import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Pages for anybody. */
export const accessRoutes = defineRoutes([
  {
    path: PATHS.signedOut,
    title: t.logIn,
    guard: 'public',
    query: ['from_logout'],
    screen: () => import('./screens/SignedOutScreen.tsx'),
  },
  {
    path: PATHS.completeSignUp,
    title: t.completeSignUp,
    guard: 'public',
    screen: () => import('./screens/CompleteSignUpScreen.tsx'),
  },
  {
    path: PATHS.setPassword,
    title: t.setPassword,
    guard: 'public',
    screen: () => import('./screens/PasswordScreen.tsx'),
  },
  {
    path: PATHS.logout,
    title: t.logout,
    guard: 'public',
    screen: () => import('./screens/LogoutScreen.tsx'),
  },
  {
    path: PATHS.signInFailed,
    title: t.loginError,
    guard: 'public',
    screen: () => import('./screens/SignInFailedScreen.tsx'),
  },
]);

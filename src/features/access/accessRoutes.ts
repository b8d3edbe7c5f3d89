import { defineRoutes, PATHS } from '#platform/routing';

/** Pages for anybody. */
export const accessRoutes = defineRoutes([
  {
    path: PATHS.signedOut,
    title: 'Log in',
    guard: 'public',
    query: ['from_logout'],
    screen: () => import('./screens/SignedOutScreen.tsx'),
  },
  {
    path: PATHS.completeSignUp,
    title: 'Complete sign-up',
    guard: 'public',
    screen: () => import('./screens/CompleteSignUpScreen.tsx'),
  },
  {
    path: PATHS.setPassword,
    title: 'Set password',
    guard: 'public',
    screen: () => import('./screens/PasswordScreen.tsx'),
  },
  {
    path: PATHS.logout,
    title: 'Logout',
    guard: 'public',
    screen: () => import('./screens/LogoutScreen.tsx'),
  },
  {
    path: PATHS.signInFailed,
    title: 'Login error',
    guard: 'public',
    screen: () => import('./screens/SignInFailedScreen.tsx'),
  },
]);

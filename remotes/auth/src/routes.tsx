import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { accountLoader } from './account/account-loader.ts';
import { AccountSkeleton } from './account/account-skeleton.tsx';
import { loginLoader, loginTitle } from './login/login-loader.ts';

const routes: RouteObject[] = [
  {
    id: 'auth.login',
    path: '/login',
    handle: { title: loginTitle, frame: 'screen' },
    loader: loginLoader,
    lazy: screen(() => import('./login/login-screen.tsx').then((m) => m.LoginScreen), 'Sign-in'),
  },
  {
    id: 'auth.register',
    path: '/register',
    handle: { title: 'Create an account', frame: 'screen' },
    loader: loginLoader,
    lazy: screen(
      () => import('./register/register-screen.tsx').then((m) => m.RegisterScreen),
      'Create an account',
    ),
  },
  {
    id: 'auth.change-password',
    path: '/change-password',
    handle: { title: 'Change password' },
    lazy: screen(
      () => import('./password/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
      'Change password',
    ),
  },
  {
    id: 'auth.account',
    path: '/account',
    handle: { title: 'Account' },
    loader: accountLoader,
    lazy: screen(
      () => import('./account/account-screen.tsx').then((m) => m.AccountScreen),
      'Account',
    ),
    HydrateFallback: AccountSkeleton,
  },
  {
    id: 'auth.reset',
    path: '/reset',
    handle: { title: 'Set your password' },
    lazy: screen(
      () => import('./reset/reset-screen.tsx').then((m) => m.ResetScreen),
      'Set your password',
    ),
  },
];

export default routes;

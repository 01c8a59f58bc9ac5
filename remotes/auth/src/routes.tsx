import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { loginLoader, loginTitle } from './login/login-loader.ts';

const routes: RouteObject[] = [
  {
    id: 'auth.login',
    path: '/login',
    handle: { title: loginTitle, frame: 'screen' },
    loader: loginLoader,
    lazy: screen(() => import('./login/login-screen.tsx').then((m) => m.LoginScreen), 'Sign-in'),
  },
];

export default routes;

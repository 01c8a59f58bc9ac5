import { matchRoutes } from 'react-router-dom';
import { AccountScreen } from './account/account-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { ChangePasswordScreen } from './password/change-password-screen.tsx';
import { RegisterScreen } from './register/register-screen.tsx';
import { ResetScreen } from './reset/reset-screen.tsx';
import routes from './routes.tsx';

// ROUTE-10
test.each([
  ['/login', LoginScreen],
  ['/register', RegisterScreen],
  ['/account', AccountScreen],
  ['/change-password', ChangePasswordScreen],
  ['/reset', ResetScreen],
])('%s has its own screen', async (path, Screen) => {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  expect(typeof lazy === 'function' && (await lazy()).Component).toBe(Screen);
});

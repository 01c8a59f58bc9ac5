import { configure, hydrateStores } from '@evmandi/runtime';
import { startAlone } from '@evmandi/ui/alone';
import routes from './routes.tsx';

const apiUrl = process.env.PUBLIC_API_URL ?? '';

configure({
  apiUrl,
  picturesUrl: apiUrl,
  phone: '+91 40 0000 0000',
  email: 'support@example.in',
  country: 'India',
  copyrightYear: 2025,
  rupeesPerDollar: 83.5,
});
hydrateStores();
startAlone(routes, { apiUrl });

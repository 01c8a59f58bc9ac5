import { hydrateStores } from '@evmandi/runtime';
import { startAlone } from '@evmandi/ui/alone';
import routes from './routes.tsx';

hydrateStores();
startAlone(routes);

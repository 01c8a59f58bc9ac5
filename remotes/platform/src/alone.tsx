import { checkSession } from '@evmandi/runtime';
import { startAlone } from '@evmandi/ui/alone';
import routes from './routes.tsx';

checkSession();
startAlone(routes);

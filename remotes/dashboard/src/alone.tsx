import { pageMenu } from '@evmandi/contract/platform/page-menu';
import { remoteDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import { checkSession, setNavigation } from '@evmandi/runtime';
import { startAlone } from '@evmandi/ui/alone';
import descriptor from '../remote.json';
import { inFrame } from './alone-frame.tsx';
import routes from './routes.tsx';

const declared = remoteDescriptorSchema.parse(descriptor);
const menu = pageMenu([declared]);
setNavigation({ menu: (area) => menu[area] ?? [], landing: () => undefined });
checkSession();
const framed = declared.routes.filter(({ layout }) => layout === 'dashboard');
startAlone(
  inFrame(
    routes,
    framed.map(({ path }) => path),
  ),
);

import { remoteConfig } from '@evmandi/platform/build';

export default remoteConfig(import.meta.dirname);

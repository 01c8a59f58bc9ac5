import { hostConfig } from '@evmandi/platform/build';

export default hostConfig(import.meta.dirname);

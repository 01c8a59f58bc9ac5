import { pageMenu } from '@evmandi/contract/platform/page-menu';
import { remoteDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import descriptor from '../remote.json';

/** The side menu as this remote alone declares it. */
export const menu = pageMenu([remoteDescriptorSchema.parse(descriptor)]).dashboard ?? [];

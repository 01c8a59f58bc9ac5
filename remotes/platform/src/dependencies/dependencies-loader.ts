import type { DependenciesAnswer } from '@evmandi/contract/platform/staff-reads';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const dependenciesLoader = ({
  request: { signal },
}: LoaderFunctionArgs): Promise<DependenciesAnswer> =>
  read<DependenciesAnswer>('/admin/platform/dependencies', { signal });

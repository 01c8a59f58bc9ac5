import type { Categories } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const categoriesLoader = ({ request }: LoaderFunctionArgs) =>
  read<Categories>('/categories', { signal: request.signal });

import type { Vehicles } from '@evmandi/api/contract/fitment';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Makes and models to choose from: what a garage holds, only the browser knows. */
export const garageLoader = ({ request }: LoaderFunctionArgs): Promise<Vehicles> =>
  read<Vehicles>('/vehicles', { signal: request.signal });

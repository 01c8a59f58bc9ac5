import { EmptyState } from '@evmandi/ui/empty-state';
import { IconGarage } from '@evmandi/ui/icons';

/** In place of the vehicles of an empty garage. */
export const NoVehicles = () => (
  <EmptyState
    icon={<IconGarage />}
    title="No vehicles yet"
    text="Add the vehicles you look after, and how many of each. Listings then show what fits, and quantities propose themselves."
  />
);

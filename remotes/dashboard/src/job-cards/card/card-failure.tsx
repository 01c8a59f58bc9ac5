import { isNotFound } from '@evmandi/contract/platform/refusal';
import { ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconSearchOff } from '@evmandi/ui/icons';
import { useRouteError } from 'react-router-dom';
import { links } from '../../links.ts';
import { CardRouteFailure } from '../../route-failure.tsx';

/** In place of a card that is not there, or not for this person, or could not be read. */
export function CardFailure() {
  if (!isNotFound(useRouteError())) return <CardRouteFailure />;
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title="No such job card"
      text="There is no job card with this number among those that you may see. Check the number, or look for the registration."
      action={<ButtonLink to={links.jobCards}>All job cards</ButtonLink>}
    />
  );
}

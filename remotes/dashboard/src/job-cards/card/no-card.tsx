import { ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconSearchOff } from '@evmandi/ui/icons';
import { links } from '../../links.ts';

/** In place of a card that is not there, or not for this person. */
export function NoCard() {
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title="No such job card"
      text="There is no job card with this number among those that you may see. Check the number, or look for the registration."
      action={<ButtonLink to={links.jobCards}>All job cards</ButtonLink>}
    />
  );
}

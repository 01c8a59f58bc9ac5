import type { Factors } from '@evmandi/api/contract/factors';
import { ButtonLink } from '@evmandi/ui/button';
import { IconLock } from '@evmandi/ui/icons';
import { AddPasskey } from '../factors/add-passkey.tsx';
import { AppRow } from '../factors/app-row.tsx';
import { PasskeyRow } from '../factors/passkey-row.tsx';
import { links } from '../links.ts';
import { Section } from './section.tsx';
import { SettingRow } from './setting-row.tsx';

/** By what one proves who one is. */
export function SignInSection({ factors }: { factors: Factors | null }) {
  return (
    <Section id="sign-in" title="Sign-in">
      <ul>
        <SettingRow
          icon={<IconLock size={20} aria-hidden />}
          name="Password"
          text="Changing it ends all other sessions"
        >
          <ButtonLink variant="secondary" size="sm" to={links.changePassword}>
            Change
          </ButtonLink>
        </SettingRow>
        {factors?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {factors && <AppRow factors={factors} />}
      </ul>
      {factors?.passkeysAvailable && <AddPasskey />}
    </Section>
  );
}

import type { ComponentType } from 'react';
import { about, contact, terms } from './company.tsx';
import type { TextName } from './contents.ts';
import { DocPage } from './doc-page.tsx';
import { help } from './help.tsx';
import { finance, insurance, investments } from './services.tsx';

export const contentScreens: Record<TextName, ComponentType> = {
  about: () => <DocPage {...about} />,
  contact: () => <DocPage {...contact} />,
  help: () => <DocPage {...help} />,
  terms: () => <DocPage {...terms} />,
  finance: () => <DocPage {...finance} />,
  insurance: () => <DocPage {...insurance} />,
  investments: () => <DocPage {...investments} />,
};

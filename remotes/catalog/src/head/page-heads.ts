import type { Home } from '@evmandi/api/contract/catalog';
import { SITE_DESCRIPTION } from '@evmandi/contract/domain/site';
import type { PageHead } from '@evmandi/contract/platform/render';
import { pictureAddress } from '@evmandi/runtime';
import { links } from '../links.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { summary } from './summary.ts';

type Head = Omit<PageHead, 'title'>;

/** Of the home page, under both of its addresses. */
export function homeHead({ slides }: Pick<Home, 'slides'>): Head {
  const [first] = slides;
  return {
    description: SITE_DESCRIPTION,
    canonical: links.home,
    ...(first && { image: pictureAddress(first.picture.path) }),
  };
}

/** Of a page below the home page that has an address of its own. */
export function pageHead(title: string, lead: string, path: string): Head {
  return {
    description: summary(lead),
    canonical: path,
    jsonLd: [breadcrumbList([{ label: 'Home', to: links.home }, { label: title }], path)],
  };
}

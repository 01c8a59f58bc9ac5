import { type EncodedText, encodedText } from '../encoded-text.ts';
import type { Site } from '../site.ts';
import { createApiPaths } from './api-paths.ts';
import { robotsText } from './robots.ts';
import { fixedPaths, type SitemapPath, sitemapFiles } from './sitemap-files.ts';

interface Options {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  apiInternalUrl: string;
  report: (line: string) => void;
  now?: () => number;
}

export interface MachineFile {
  type: string;
  text: EncodedText;
}

const SITEMAP = /^\/sitemap(?:-[1-9]\d{0,4})?\.xml$/;
const ROBOTS = '/robots.txt';

/** What search engines ask for beside the pages; `undefined` for any other path. */
export function createMachineFiles({ siteUrl, ...api }: Options) {
  const apiPaths = createApiPaths(api);
  let made:
    | { site: Site; paths: readonly SitemapPath[]; files: Map<string, EncodedText> }
    | undefined;

  async function sitemaps(site: Site): Promise<Map<string, EncodedText>> {
    const paths = await apiPaths();
    if (made?.site === site && made.paths === paths) return made.files;
    const files = sitemapFiles([...fixedPaths(site.page), ...paths], siteUrl);
    const encoded = new Map([...files].map(([name, xml]) => [name, encodedText(xml)] as const));
    made = { site, paths, files: encoded };
    return encoded;
  }

  return async (site: Site, pathname: string): Promise<MachineFile | undefined> => {
    if (pathname === ROBOTS) {
      const text = encodedText(robotsText(site.page, siteUrl));
      return { type: 'text/plain; charset=utf-8', text };
    }
    if (!SITEMAP.test(pathname)) return undefined;
    const text = (await sitemaps(site)).get(pathname);
    return text && { type: 'application/xml; charset=utf-8', text };
  };
}
export type MachineFiles = ReturnType<typeof createMachineFiles>;

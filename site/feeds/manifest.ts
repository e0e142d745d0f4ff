import { defaultBrandColor, schemeOf } from '#ui/theme/colours.ts';
import type { SiteServices } from '../context.ts';
import type { ShellCompany } from '../shell/shell-data.ts';

/** The web app manifest: the site's name and colours on a home screen. */
export const manifestOf = ({
  companyName,
  brandColor,
  lang,
  basename,
}: Pick<ShellCompany, 'companyName' | 'brandColor'> & Pick<SiteServices, 'lang' | 'basename'>) => ({
  id: '/',
  name: companyName,
  short_name: companyName,
  start_url: basename || '/',
  scope: '/',
  display: 'browser',
  lang,
  background_color: '#ffffff',
  theme_color: schemeOf(brandColor, defaultBrandColor).solid,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

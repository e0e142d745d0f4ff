import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getInformation } from '#content/company/calls.ts';
import { getGallery } from '#content/gallery/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { getTradeFair } from '#content/trade-fair/calls.ts';
import { createClient } from '#contract/protocol/client.ts';
import { loadConfig } from '#server/config/config.ts';
import { imageHostsOf, pictureAddresses, withPictureHosts } from './pictures-of-hosts.ts';

const hosts = { backendUrl: 'https://backend.test', hosts: ['cdn.test', 'pictures.test:8080'] };
const addressOf = pictureAddresses(hosts);
const clientOf = (answer: unknown) =>
  withPictureHosts(createClient({ baseUrl: hosts.backendUrl, fetch: async () => Response.json(answer) }), hosts);

test.each([
  ['/Uploads/a.jpg', '/Uploads/a.jpg'],
  ['https://backend.test/a.jpg', 'https://backend.test/a.jpg'],
  ['http://backend.test/a.jpg?v=1', 'https://backend.test/a.jpg?v=1'],
  [
    'https://cdn.test/w_300,h_200/a b.jpg?v=1&w=2#top',
    '/pictures/hosts/original/https/cdn.test/w_300%2Ch_200/a%20b.jpg?v=1&w=2',
  ],
  ['http://pictures.test:8080/a.jpg', '/pictures/hosts/original/http/pictures.test:8080/a.jpg'],
  ['//cdn.test/a.jpg', '/pictures/hosts/original/https/cdn.test/a.jpg'],
  ['https://CDN.test/a.jpg', '/pictures/hosts/original/https/cdn.test/a.jpg'],
  ['https://pictures.test/a.jpg', undefined],
  ['https://cdn.test.evil.test/a.jpg', undefined],
  ['https://cdn.test@evil.test/a.jpg', undefined],
  ['https://user:word@cdn.test/a.jpg', undefined],
  ['https://evil.test/a.jpg', undefined],
])('a picture at %s is shown at %s', (src, shown) => {
  expect(addressOf(src)).toBe(shown);
});

test('an address is always of this site, of the backend or a path', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webUrl().map((url) => url.replace(/^https?:/, '')),
      ),
      (src) => {
        const address = addressOf(src);
        if (address !== undefined && /^https?:|^\/\//i.test(address))
          expect(address).toMatch(/^https:\/\/backend\.test\//);
      },
    ),
  );
});

test('replaces a picture of another host by the placeholder, and drops it from a list', async () => {
  const [cdn, evil] = ['https://cdn.test/a.jpg', 'https://evil.test/a.jpg'];
  const [first, second] = await clientOf([
    { id: 1, heading: 'One', imgLink: cdn },
    { id: 2, heading: 'Two', imgLink: evil },
  ]).call(getNews, {});
  expect([first?.image?.src, second?.image]).toEqual(['/pictures/hosts/original/https/cdn.test/a.jpg', null]);
  const media = [cdn, evil, '/own.jpg'].map((imgLink) => ({ imgLink }));
  const [gallery] = await clientOf([{ id: 1, galleryDetailsVM: [...media, { imgLink: evil, isVideo: true }] }]).call(
    getGallery,
    {},
  );
  expect(gallery?.media.map((item) => (item.kind === 'picture' ? item.picture.src : item.video))).toEqual([
    '/pictures/hosts/original/https/cdn.test/a.jpg',
    '/own.jpg',
    evil,
  ]);
  const { items } = await clientOf([{ id: 1, tradeFairImagesVM: media }]).list(getTradeFair, { take: 5 });
  expect(items[0]?.images).toHaveLength(2);
});

test('keeps pictures of named hosts in texts, and removes those of others', async () => {
  const aboutUs =
    '<p>One<img src="https://cdn.test/a.jpg?v=1&amp;w=2" alt="A &gt; B"><img alt="" src="https://evil.test/x.png">' +
    '<img src="/own.jpg" alt=""><a href="https://evil.test/">Two</a></p>';
  const company = await clientOf({ aboutUs }).call(getInformation, {});
  expect(company.aboutUs).toBe(
    '<p>One<img src="/pictures/hosts/original/https/cdn.test/a.jpg?v=1&amp;w=2" alt="A &gt; B">' +
      '<img src="/own.jpg" alt=""><a href="https://evil.test/">Two</a></p>',
  );
});

test('includes the hosts of the logos', () => {
  const env = { IMAGE_HOSTS: 'cdn.test', SITE_LOGO: 'https://logo.test/l.svg', SITE_LOGO_ALTERNATE: '/l.png' };
  expect(imageHostsOf(loadConfig(env))).toEqual(['cdn.test', 'logo.test']);
});

test('links to files in texts lead to the backend, those to pages stay', async () => {
  const links = ['/Uploads/a%20b.pdf?v=1', '/news/5', 'https://files.test/c.pdf', '#top'];
  const aboutUs = links.map((href) => `<a href="${href}">x</a>`).join('');
  const { aboutUs: shown } = await clientOf({ aboutUs }).call(getInformation, {});
  expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://backend.test/Uploads/a%20b.pdf?v=1',
    ...links.slice(1),
  ]);
});

test('a picture without a scheme is shown over the protocol of the backend', () => {
  const local = pictureAddresses({ backendUrl: 'http://127.0.0.1:4000', hosts: [] });
  expect(local('https://127.0.0.1:4000/a.png')).toBe('http://127.0.0.1:4000/a.png');
  expect(local('https://127.0.0.1:4001/a.png')).toBeUndefined();
});

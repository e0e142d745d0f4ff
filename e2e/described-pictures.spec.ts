import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { axeViolations } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';

interface Shown {
  name: string;
  imgLink: string;
  imgLinkInfo?: { alt?: string };
}
interface Media extends Shown {
  isVideo: boolean;
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
/** The viewer's live region. */
const announced = (page: Page) => viewer(page).locator('[aria-live]');

test('a certificate has its alt text, in the list and in the viewer', async ({ page, request }) => {
  const certificates = await ask<Shown[]>(request, 'GetCertificate');
  const described = certificates.filter(({ imgLink, imgLinkInfo }) => imgLink && imgLinkInfo?.alt);
  expect(described.length).toBeGreaterThan(1);
  await page.goto('/certificates');
  await hydrate(page);
  for (const { imgLinkInfo } of described) {
    await expect(page.getByRole('main').getByRole('img', { name: imgLinkInfo?.alt, exact: true })).toHaveCount(1);
  }
  const [first] = described;
  const alt = first?.imgLinkInfo?.alt ?? '';
  const link = page.getByRole('main').getByRole('link', { name: alt });
  await link.click();
  await expect(viewer(page).getByRole('img', { name: alt, exact: true })).toBeVisible();
  await expect(viewer(page).locator('figcaption')).toHaveText(alt);
  await expect(viewer(page).getByRole('link', { name: 'Open in full size' })).toHaveAttribute(
    'href',
    first?.imgLink ?? '',
  );
  expect(await axeViolations(page, { include: ['dialog[open]'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the viewer announces the position and alt text of each picture of a gallery', async ({ page, request }) => {
  const galleries = await ask<{ id: number; name: string; galleryDetailsVM: Media[] }[]>(request, 'GetGallery');
  const withPictures = (media: Media[]) => media.filter(({ isVideo }) => !isVideo);
  const gallery = galleries.find(({ galleryDetailsVM }) => withPictures(galleryDetailsVM).length > 2);
  const pictures = withPictures(gallery?.galleryDetailsVM ?? []);
  await page.goto(`/gallery/${gallery?.id}`);
  await hydrate(page);
  await page.getByRole('list', { name: 'Images' }).getByRole('link').first().click();
  for (const [index, { imgLinkInfo }] of pictures.entries()) {
    await expect(announced(page)).toHaveText(`${index + 1} of ${pictures.length}: ${imgLinkInfo?.alt}`);
    await page.keyboard.press('ArrowRight');
  }
});

test('the thumbnails of a product have alt texts', async ({ page, request }) => {
  const menu = await ask<{ id: number }[]>(request, 'GetProductMenu');
  const { products } = await ask<{ products: { id: number }[] }>(request, `GetCategoryByCategoryId?id=${menu[0]?.id}`);
  const product = await ask<{ productImagesVM: Media[] }>(request, `GetProductById?Id=${products[0]?.id}`);
  const pictures = product.productImagesVM.filter(({ isVideo }) => !isVideo);
  expect(pictures.length).toBeGreaterThan(1);
  await page.goto(`/product-details/${products[0]?.id}`);
  const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
  for (const [index, { imgLinkInfo }] of pictures.entries()) {
    const name = `Picture ${index + 1} of ${pictures.length}: ${imgLinkInfo?.alt}`;
    await expect(thumbnails.nth(index)).toHaveAccessibleName(name);
  }
});

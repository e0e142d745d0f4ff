import { expect, test } from '@playwright/test';
import { startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';

const widths = [390, 1440] as const;

test('shows the owner’s banner with white text, and without one a light block with the default picture', async ({
  browser,
}) => {
  const office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  const { page, call } = office;
  const banner = page.locator('.banner');
  const picture = banner.locator('img');
  const loadedWidth = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);

  await page.goto('/news');
  await expect(picture).toHaveAttribute('src', '/images/page_header_1.jpeg');
  await expect.poll(loadedWidth).toBeGreaterThan(0);
  const heading = banner.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(22, 32, 43)');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const crumbs = await banner.getByRole('navigation').boundingBox();
    expect(crumbs?.y, `breadcrumbs above the heading at ${width}`).toBeLessThan((await heading.boundingBox())?.y ?? 0);
    expect((await banner.boundingBox())?.height, `height at ${width}`).toBeLessThan(260);
  }

  const document = { companyName: 'Nord', pageBanner: { src: '/images/page_header_1.jpeg?own', alt: '' } };
  await call('SaveEntry', { type: 'company', document, status: 'published' });
  await page.goto('/news');
  await expect(picture).toHaveAttribute('src', document.pageBanner.src);
  await expect.poll(loadedWidth).toBeGreaterThan(0);
  await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
  await office.close();
});

import { expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';

interface Company {
  companyMission: string;
  companyVision: string;
  yearsOfExperience: number;
  experienceText: string;
  satisfactionPercent: number;
  percentText: string;
}

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await ask<Company>(request, 'GetInformation');
});

test.describe('Mission', () => {
  test('shows mission, vision, the two numbers and the link to a quote', async ({ page }) => {
    await expectPage(page, '/mission', { heading: 'Mission & Vision', trail: ['Home', 'Mission & Vision'] });
    await expect(
      page.getByRole('region', { name: 'Mission' }).getByText(openingOf(company.companyMission)),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Vision' }).getByText(openingOf(company.companyVision)),
    ).toBeVisible();
    expect([company.yearsOfExperience, company.satisfactionPercent]).toEqual([40, 90]);
    const figures = page.getByRole('region', { name: 'Experience you can build on' }).getByRole('listitem');
    await expect(figures).toHaveCount(2);
    await expect(figures.first()).toHaveText(/^40\s+work experience\b/);
    await expect(figures.last()).toHaveText(/^90\s+percent\b/);
    // What they count is the group's own text.
    for (const [at, text] of [company.experienceText, company.percentText].entries()) {
      await expect(figures.nth(at)).toContainText(text);
    }
    for (const figure of await figures.all()) await expect(figure.getByText(/^(40|90)$/)).toBeVisible();
    await page.getByRole('link', { name: 'Get A Quote' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('links its video, and loads the player only after a click', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto('/mission');
    const video = main(page).getByRole('link', { name: /video/i });
    await expect(video).toBeVisible();
    expect(elsewhere).toEqual([]);
    await video.click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => elsewhere).not.toEqual([]);
  });
});

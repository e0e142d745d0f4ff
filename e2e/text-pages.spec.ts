import { expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';

interface Entry {
  id: number;
  name: string;
  description: string;
}

interface Report extends Entry {
  reportDetailsVM: { name: string; imgLink: string; imgLinkInfo: { bytes: number } }[];
}

interface ExportSection extends Entry {
  exportDetailsVM: { name: string; description: string; imgLink: string }[];
}

interface Certificate extends Entry {
  imgLink: string;
  validUntil: string;
}

test('The privacy policy has its page', async ({ page, request }) => {
  const { privacyPolicy } = await ask<{ privacyPolicy: string }>(request, 'GetInformation');
  await expectPage(page, '/privacy-policy', { heading: 'Privacy Policy', trail: ['Home', 'Privacy Policy'] });
  await expect(main(page).getByText(openingOf(privacyPolicy))).toBeVisible();
});

test('The accessibility statement is linked in the footer and has its review date', async ({ page, request }) => {
  const { accessibilityStatement } = await ask<{ accessibilityStatement: string }>(request, 'GetInformation');
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  await expect(link).toHaveAttribute('href', '/accessibility');
  await expectPage(page, '/accessibility', { heading: 'Accessibility', trail: ['Home', 'Accessibility'] });
  await expect(main(page).getByText(openingOf(accessibilityStatement))).toBeVisible();
  await expect(main(page).getByText('This statement was last reviewed on 21 Nov, 2026.')).toBeVisible();
});

test('The imprint is linked in the footer and says who the company is, also to programs', async ({ page, request }) => {
  const company = await ask<Record<string, string>>(request, 'GetInformation');
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' });
  await expect(link).toHaveAttribute('href', '/imprint');
  await expectPage(page, '/imprint', { heading: 'Imprint', trail: ['Home', 'Imprint'] });
  for (const [term, field] of [
    ['Company', 'legalName'],
    ['Represented by', 'representatives'],
    ['Register', 'register'],
    ['Register number', 'registerNumber'],
    ['VAT number', 'vatId'],
  ] as const) {
    const line = main(page)
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) });
    await expect(line.getByRole('definition')).toHaveText(company[field] ?? 'no such field');
  }
  await expect(main(page).getByRole('link', { name: company.companyEmail })).toBeVisible();
  await expect(main(page).getByText(openingOf(company.imprint ?? ''))).toBeVisible();
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.join()).toContain(`"vatID":"${company.vatId}"`);
});

test('Corporate values list their reports, with files that open in a new tab', async ({ page, request }) => {
  const reports = await ask<Report[]>(request, 'GetReport');
  await expectPage(page, '/corporate-values', { heading: 'Corporate Values', trail: ['Home', 'Corporate Values'] });
  for (const { id, name, description, reportDetailsVM: files } of reports) {
    const section = page.locator(`#report-${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(section.getByText(openingOf(description))).toBeVisible();
    const links = section.getByRole('list', { name: `Files: ${name}` }).getByRole('link');
    await expect(links).toHaveCount(files.length);
    for (const [index, file] of files.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', file.imgLink);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleName(new RegExp(`^${file.name} PDF, [\\d.]+ KB \\(opens in a new tab\\)$`));
      const answer = await request.get(file.imgLink);
      expect(answer.status()).toBe(200);
      expect((await answer.body()).length).toBe(file.imgLinkInfo.bytes);
    }
  }
  const last = reports.at(-1);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: last?.name }).click();
  await expect(page).toHaveURL(`/corporate-values#report-${last?.id}`);
  await expect(page.getByRole('heading', { name: last?.name })).toBeInViewport();
});

test('Export shows its sections with their items', async ({ page, request }) => {
  const sections = await ask<ExportSection[]>(request, 'GetExport');
  await expectPage(page, '/export', { heading: 'Export', trail: ['Home', 'Export'] });
  for (const { id, name, description, exportDetailsVM: items } of sections) {
    const section = page.locator(`#export-${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(section.getByText(openingOf(description))).toBeVisible();
    const cards = section.getByRole('list').last().getByRole('listitem');
    await expect(cards).toHaveCount(items.length);
    for (const [index, item] of items.entries()) {
      await expect(cards.nth(index).getByRole('heading')).toHaveText(item.name);
      await expect(cards.nth(index).getByText(item.description)).toBeVisible();
      await expect(cards.nth(index).locator('img')).toHaveAttribute('src', item.imgLink);
    }
  }
});

test('Certificates show picture, name, description and expiry date', async ({ page, request }) => {
  const certificates = await ask<Certificate[]>(request, 'GetCertificate');
  await expectPage(page, '/certificates', { heading: 'Certificates', trail: ['Home', 'Certificates'] });
  for (const { id, name, description, imgLink, validUntil } of certificates) {
    const card = page.locator(`#certificate-${id}`);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByText(description)).toBeVisible();
    const picture = card.getByRole('link').filter({ has: page.locator('img') });
    await expect(picture).toHaveAttribute('href', imgLink);
    await expect(card.locator('img')).toHaveAttribute('src', imgLink);
    await expect(card.locator('time')).toHaveAttribute('datetime', validUntil);
    await expect(card.getByText(/alid until \d\d [A-Z][a-z]{2}, \d{4}$/)).toBeVisible();
  }
});

test('Crests show picture, name and description', async ({ page, request }) => {
  const crests = await ask<(Entry & { imgLink: string })[]>(request, 'GetCrest');
  await expectPage(page, '/crest', { heading: 'Crest', trail: ['Home', 'Crest'] });
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(crests.length);
  for (const [index, { name, description, imgLink }] of crests.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(name);
    await expect(cards.nth(index).getByText(description)).toBeVisible();
    await expect(cards.nth(index).locator('img')).toHaveAttribute('src', imgLink);
  }
});

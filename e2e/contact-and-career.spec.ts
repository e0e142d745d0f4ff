import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';
import { shownDay } from './testing/page/shown-date.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

interface Company {
  companyPhone: string;
  companyEmail: string;
  companyAddress: string;
  mapUrl: string;
  timeZone: string;
}

interface Job {
  id: number;
  title: string;
  vacancy: number;
  jobDescription: string;
  educationalQualification: string;
  jobFacility: string;
  salaryRange: string;
  jobLocation: string;
  createdAt: string;
  applicationDeadline: string;
}

let content: SiteContent;
let company: Company;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
  company = await ask<Company>(request, 'GetInformation');
});

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

test.describe('Contact', () => {
  test('shows the form, the contact details, the contact people and the map', async ({ page, request }) => {
    const people = await ask<Record<'title' | 'name' | 'designation' | 'phone' | 'email', string>[]>(
      request,
      'GetContactInformation',
    );
    await expectPage(page, '/contact', { heading: 'Contact Us', trail: ['Home', 'Contact Us'] });
    await expect(page.getByRole('heading', { name: 'Write a Message' })).toBeVisible();
    for (const label of ['Name', 'Email', 'Mobile', 'Subject', 'Message']) {
      await expect(main(page).getByLabel(label, { exact: true })).not.toHaveAttribute('required');
    }

    const ways = page.getByRole('region', { name: 'Reach us' });
    await expect(ways.getByRole('link', { name: company.companyPhone })).toHaveAttribute(
      'href',
      telephone(company.companyPhone),
    );
    await expect(ways.getByRole('link', { name: company.companyEmail })).toHaveAttribute(
      'href',
      `mailto:${company.companyEmail}`,
    );
    await expect(ways.getByText(company.companyAddress)).toBeVisible();

    const cards = page.getByRole('region', { name: 'Who to contact' }).locator('.page-grid > li');
    await expect(cards).toHaveCount(people.length);
    for (const [index, { title, name, designation, phone, email }] of people.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByText(title, { exact: true })).toBeVisible();
      await expect(card.getByText(designation, { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', telephone(phone));
      await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    expect(people.length).toBeGreaterThan(1);

    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await ways.getByRole('link', { name: 'Show the map' }).click();
    await expect(ways.locator('iframe')).toHaveAttribute('src', company.mapUrl);
  });
});

const cards = (page: Page) => page.getByRole('region', { name: 'Open positions' }).getByRole('article');
const fact = (page: Page, name: string) =>
  main(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

test.describe('Career', () => {
  test('lists the positions and shows the CV form', async ({ page, request }) => {
    const jobs = await ask<Job[]>(request, 'GetCareer');
    await expectPage(page, '/career', { heading: 'Career', trail: ['Home', 'Career'] });
    await expect(cards(page)).toHaveCount(jobs.length);
    for (const [index, { id, title }] of jobs.entries()) {
      await expect(cards(page).nth(index).getByRole('link', { name: title })).toHaveAttribute('href', `/career/${id}`);
    }
    await expect(page.getByRole('heading', { name: 'Drop your CV' })).toBeVisible();
    for (const label of ['Name', 'Address', 'Email', 'Mobile', 'Mobile Alternative', 'Department']) {
      await expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute('required');
    }
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
    const file = page.getByLabel(/size under 1MB/);
    await expect(file).toHaveAttribute('required');
    await expect(file).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(page.getByLabel('Department')).toHaveValue('');
    const departments = await ask<{ name: string }[]>(request, 'GetDepartment');
    await expect(page.getByLabel('Department').locator('option')).toHaveText([
      'Select',
      ...departments.map(({ name }) => name),
    ]);
  });

  test('shows every field of an open job, with its form', async ({ page, request }) => {
    const job = await ask<Job>(request, `GetCareerById?Id=${content.openJob.id}`);
    await expectPage(page, `/career/${job.id}`, { heading: job.title, trail: ['Home', 'Career', job.title] });
    await expect(fact(page, 'Vacancy')).toHaveText(String(job.vacancy));
    await expect(fact(page, 'Location')).toHaveText(job.jobLocation);
    await expect(fact(page, 'Salary')).toHaveText(job.salaryRange);
    await expect(fact(page, 'Posted')).toHaveText(shownDay(job.createdAt, company.timeZone));
    await expect(fact(page, 'Apply until')).toHaveText(shownDay(job.applicationDeadline, company.timeZone));
    for (const [heading, html] of [
      ['Job description', job.jobDescription],
      ['Qualifications', job.educationalQualification],
      ['What we offer', job.jobFacility],
    ] as const) {
      const part = main(page).locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });
      const opening = openingOf(html.replace(/^<ul><li>(.*?)<\/li>.*$/s, '<p>$1</p>'));
      expect(opening).not.toBe('');
      await expect(part.getByText(opening)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toBeVisible();
  });

  test('shows a job past its deadline as closed, without the form', async ({ page }) => {
    const job = content.closedJob;
    if (!job) throw new Error('This test needs a closed job');
    await expectPage(page, `/career/${job.id}`, { heading: job.title, trail: ['Home', 'Career', job.title] });
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toHaveCount(0);
  });
});

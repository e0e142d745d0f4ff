import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/ask.ts';
import { crumbsOf, openSoundPage } from './testing/sound-page.ts';

interface Company {
  companyName: string;
  aboutUs: string;
  companyHistory: string;
  companyMission: string;
  companyVision: string;
  companyVideoLink: string;
  privacyPolicy: string;
  yearsOfExperience: number;
  satisfactionPercent: number;
}
interface Person {
  type: string;
  name: string;
  designation: string;
  description: string;
  imgLink: string;
}
interface Concern {
  url: string;
  name: string;
  title: string;
  logo: string;
  bgImg: string;
  mission: string;
  vission: string;
  redirectlink: string;
  contentColumn: number;
  concernContent: { title: string; description: string }[];
}
interface Entry {
  id: number;
  name: string;
  description: string;
}
interface Report extends Entry {
  reportDetailsVM: { name: string; imgLink: string; imgLinkInfo: { bytes: number } }[];
}
interface ExportSection extends Entry {
  exportDetailsVM: { name: string; description: string }[];
}
interface Certificate extends Entry {
  imgLink: string;
  validUntil: string;
}

let company: Company;
let people: Person[];
let concerns: Concern[];

test.beforeAll(async ({ request }) => {
  company = await ask<Company>(request, 'GetInformation');
  people = await ask<Person[]>(request, 'GetSpeech');
  concerns = await ask<Concern[]>(request, 'GetConcern');
});

/** The first concern of each number of columns, and those with a site of their own. */
const onePerLayout = (): Concern[] =>
  concerns.filter(
    ({ contentColumn, redirectlink }, index) =>
      redirectlink !== '' || concerns.findIndex((other) => other.contentColumn === contentColumn) === index,
  );

const main = (page: Page) => page.getByRole('main');

async function expectPage(page: Page, path: string, heading: string, trail: string[]): Promise<void> {
  const response = await openSoundPage(page, path);
  expect(response.status()).toBe(200);
  await expect(page).toHaveTitle(`${heading} | ${company.companyName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(crumbsOf(page)).toHaveText(trail);
  await expect(main(page).locator('.banner img')).toBeVisible();
}

/** The words of the first paragraph of HTML, as the page shows them. */
const openingOf = (html: string): string =>
  (/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

async function expectPeople(page: Page, shown: Person[], hidden: Person[]): Promise<void> {
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(shown.length);
  for (const [index, person] of shown.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(person.name);
    await expect(card.getByText(person.designation, { exact: true })).toBeVisible();
    await expect(card.getByText(person.description)).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('src', person.imgLink);
  }
  for (const { name } of hidden) await expect(main(page).getByRole('heading', { name })).toHaveCount(0);
}

test.describe('About', () => {
  test('tells of the group, its directors alone, and its history', async ({ page }) => {
    await expectPage(page, '/about', 'About Us', ['Home', 'About Us']);
    await expect(main(page).getByText(openingOf(company.aboutUs))).toBeVisible();
    const history = page.getByRole('region', { name: 'Company history' });
    await expect(history.getByText(openingOf(company.companyHistory))).toBeVisible();
    const isDirector = ({ type }: Person) => type === 'Director';
    await expectPeople(
      page,
      people.filter(isDirector),
      people.filter((person) => !isDirector(person)),
    );
  });

  test('leaves everybody else to Key Admin/Executives', async ({ page }) => {
    await expectPage(page, '/keyadmin', 'Key Admin/Executives', ['Home', 'Key Admin/Executives']);
    const isDirector = ({ type }: Person) => type === 'Director';
    await expectPeople(
      page,
      people.filter((person) => !isDirector(person)),
      people.filter(isDirector),
    );
  });
});

test.describe('Mission', () => {
  test('shows mission, vision, the two figures and the way to a quote', async ({ page }) => {
    await expectPage(page, '/mission', 'Mission & Vision', ['Home', 'Mission & Vision']);
    await expect(
      page.getByRole('region', { name: 'Mission' }).getByText(openingOf(company.companyMission)),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Vision' }).getByText(openingOf(company.companyVision)),
    ).toBeVisible();
    const figures = main(page).getByRole('listitem');
    await expect(figures.filter({ hasText: `${company.yearsOfExperience} work experience` })).toBeVisible();
    await expect(figures.filter({ hasText: `${company.satisfactionPercent} percent` })).toBeVisible();
    await page.getByRole('link', { name: 'Get A Quote' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('links its film, and frames it only after a click', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto('/mission');
    const film = main(page).getByRole('link', { name: /video/i });
    await expect(film).toBeVisible();
    expect(elsewhere).toEqual([]);
    await film.click();
    await expect(page.locator('iframe')).toBeVisible();
    expect(elsewhere).not.toEqual([]);
  });
});

test.describe('Concerns', () => {
  test('stand in a grid, each with its logo and a link to know more', async ({ page }) => {
    await expectPage(page, '/concern', 'Concern', ['Home', 'Concern']);
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(concerns.length);
    for (const [index, { name, url, logo, redirectlink }] of concerns.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.locator(`img[src="${logo}"]`)).toBeAttached();
      const link = card.getByRole('link', { name: new RegExp(`^Know More about ${name}`) });
      await expect(link).toHaveAttribute('href', redirectlink || `/concern/${url}`);
      expect(await link.getAttribute('target')).toBe(redirectlink ? '_blank' : null);
      expect(await link.getAttribute('rel')).toBe(redirectlink ? 'noopener' : null);
    }
    expect(
      concerns.some(({ redirectlink }) => redirectlink),
      'a concern with a site of its own',
    ).toBe(true);
  });

  for (const columns of [1, 2, 3]) {
    test(`show name, picture, title, mission, vision and contents across ${columns}`, async ({ page }) => {
      const concern = concerns.find(({ contentColumn }) => contentColumn === columns);
      if (!concern) throw new Error(`This test needs a concern in ${columns} columns`);
      await expectPage(page, `/concern/${concern.url}`, concern.name, ['Home', 'Concern', concern.name]);
      await expect(main(page).locator('.banner img')).toHaveAttribute('src', concern.bgImg);
      for (const text of [concern.title, concern.mission, concern.vission]) {
        await expect(main(page).getByText(text, { exact: true })).toBeVisible();
      }
      const items = page.getByRole('region', { name: `More about ${concern.name}` }).getByRole('listitem');
      await expect(items).toHaveCount(concern.concernContent.length);
      for (const [index, { title, description }] of concern.concernContent.entries()) {
        await expect(items.nth(index).getByRole('heading')).toHaveText(title);
        await expect(items.nth(index).getByText(description)).toBeVisible();
      }
      const lefts = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect(lefts.length).toBeGreaterThanOrEqual(columns);
      expect(new Set(lefts).size).toBe(columns);
    });
  }

  test('with a site of their own still have their page, which leads there', async ({ page }) => {
    for (const { url, name, redirectlink } of onePerLayout()) {
      const response = await page.goto(`/concern/${url}`);
      expect(response?.status()).toBe(200);
      const own = main(page).getByRole('link', { name: `Visit the site of ${name}` });
      await expect(own).toHaveCount(redirectlink ? 1 : 0);
      if (!redirectlink) continue;
      await expect(own).toHaveAttribute('href', redirectlink);
      await expect(own).toHaveAttribute('target', '_blank');
    }
  });

  test('put pictures left and right in turn where they stand in one column', async ({ page }) => {
    const concern = concerns.find((one) => one.contentColumn === 1 && one.concernContent.length > 1);
    await page.goto(`/concern/${concern?.url}`);
    const rows = page.getByRole('region', { name: `More about ${concern?.name}` }).getByRole('listitem');
    const sides = await rows.evaluateAll((all) =>
      all.map((row) => {
        const left = (name: string) => row.querySelector(name)?.getBoundingClientRect().left ?? 0;
        return left('img') < left('h3') ? 'left' : 'right';
      }),
    );
    expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
  });

  test('are sent on for good from an address with capitals, and missing ones are not found', async ({
    page,
    request,
  }) => {
    const [concern] = concerns;
    const answer = await request.get(`/concern/${concern?.url.toUpperCase()}?from=letter`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/concern/${concern?.url}?from=letter`);
    for (const path of ['/concern/there-is-none', `/concern/${'x'.repeat(300)}`, '/concern/%00']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    await openSoundPage(page, '/concern/there-is-none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('Faq', () => {
  let questions: Entry[];
  test.beforeAll(async ({ request }) => {
    questions = await ask<Entry[]>(request, 'GetFaq');
  });
  const open = (page: Page) => main(page).locator('details[open]');

  test('opens the first question, one at a time, and closes what is clicked again', async ({ page }) => {
    await expectPage(page, '/faq', 'Faq', ['Home', 'Faq']);
    const [first, second] = questions;
    if (!first || !second) throw new Error('This test needs two questions');
    await expect(main(page).locator('details')).toHaveCount(questions.length);
    await expect(open(page).getByRole('heading', { name: first.name })).toBeVisible();
    await expect(main(page).getByText(openingOf(first.description))).toBeVisible();
    await page.getByRole('heading', { name: second.name }).click();
    await expect(open(page)).toHaveCount(1);
    await expect(main(page).getByText(openingOf(second.description))).toBeVisible();
    await expect(main(page).getByText(openingOf(first.description))).toBeHidden();
    await page.getByRole('heading', { name: second.name }).click();
    await expect(open(page)).toHaveCount(0);
  });

  test('gives every answer on paper', async ({ page }) => {
    await page.goto('/faq');
    await expect(main(page).getByText(openingOf(questions.at(-1)?.description ?? ''))).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const { description } of questions) await expect(main(page).getByText(openingOf(description))).toBeVisible();
  });

  test('answers to the keyboard', async ({ page }) => {
    await page.goto('/faq');
    await main(page).locator('summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(open(page).getByRole('heading', { name: questions[1]?.name })).toBeVisible();
    await expect(open(page)).toHaveCount(1);
  });

  test('opens the question that an address names, from outside and from within', async ({ page }) => {
    const last = questions.at(-1);
    if (!last) throw new Error('This test needs a question');
    await page.goto(`/faq#faq-${last.id}`);
    await expect(open(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: last.name })).toBeInViewport();
    await expect(main(page).getByText(openingOf(last.description))).toBeInViewport();
    await expect(page.locator('header[data-ready]')).toBeAttached();
    await page.evaluate((id) => {
      window.location.hash = `#faq-${id}`;
    }, questions[1]?.id);
    await expect(open(page).getByRole('heading', { name: questions[1]?.name })).toBeInViewport();
    await expect(open(page)).toHaveCount(1);
  });
});

test('The privacy policy is there to be read', async ({ page }) => {
  await expectPage(page, '/privacy-policy', 'Privacy Policy', ['Home', 'Privacy Policy']);
  await expect(main(page).getByText(openingOf(company.privacyPolicy))).toBeVisible();
});

test('Corporate values list their reports, with files that open in a new tab', async ({ page, request }) => {
  const reports = await ask<Report[]>(request, 'GetReport');
  await expectPage(page, '/corporate-values', 'Corporate Values', ['Home', 'Corporate Values']);
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
  await expectPage(page, '/export', 'Export', ['Home', 'Export']);
  for (const { id, name, description, exportDetailsVM: items } of sections) {
    const section = page.locator(`#export-${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(section.getByText(openingOf(description))).toBeVisible();
    const cards = section.getByRole('list').last().getByRole('listitem');
    await expect(cards).toHaveCount(items.length);
    for (const [index, item] of items.entries()) {
      await expect(cards.nth(index).getByRole('heading')).toHaveText(item.name);
      await expect(cards.nth(index).getByText(item.description)).toBeVisible();
      await expect(cards.nth(index).getByRole('img')).toBeAttached();
    }
  }
});

test('Certificates show picture, name, description and how long they hold', async ({ page, request }) => {
  const certificates = await ask<Certificate[]>(request, 'GetCertificate');
  await expectPage(page, '/certificates', 'Certificates', ['Home', 'Certificates']);
  for (const { id, name, description, imgLink, validUntil } of certificates) {
    const card = page.locator(`#certificate-${id}`);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', imgLink);
    await expect(card.locator('time')).toHaveAttribute('datetime', validUntil);
    await expect(card.getByText(/alid until \d\d [A-Z][a-z]{2}, \d{4}$/)).toBeVisible();
  }
});

test('Crests show picture, name and description', async ({ page, request }) => {
  const crests = await ask<Entry[]>(request, 'GetCrest');
  await expectPage(page, '/crest', 'Crest', ['Home', 'Crest']);
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(crests.length);
  for (const [index, { name, description }] of crests.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(name);
    await expect(cards.nth(index).getByText(description)).toBeVisible();
    await expect(cards.nth(index).getByRole('img')).toBeAttached();
  }
});

const paths = [
  '/about',
  '/keyadmin',
  '/mission',
  '/concern',
  '/faq',
  '/privacy-policy',
  '/corporate-values',
  '/export',
  '/certificates',
  '/crest',
];

test.describe('Every page of the group', () => {
  for (const path of paths) {
    test(`reads in a narrow window and in the dark: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openSoundPage(page, path);
      await page.emulateMedia({ colorScheme: 'dark' });
      await openSoundPage(page, path);
    });
  }

  test('and on those of the concerns', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const { url } of onePerLayout()) await openSoundPage(page, `/concern/${url}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSoundPage(page, `/concern/${concerns[0]?.url}`);
  });

  test('there is no page 2 of a short list, and none called two', async ({ request }) => {
    for (const path of paths.filter((one) => !['/mission', '/privacy-policy'].includes(one))) {
      for (const wrong of ['2', '0', 'two']) {
        expect((await request.get(`${path}?page=${wrong}`)).status(), `${path} ${wrong}`).toBe(404);
      }
    }
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the group reads', async ({ page }) => {
    for (const path of [...paths, `/concern/${concerns[0]?.url}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await main(page).innerText()).length, path).toBeGreaterThan(300);
    }
  });

  test('questions open one at a time, and by their address', async ({ page, request }) => {
    const questions = await ask<Entry[]>(request, 'GetFaq');
    const last = questions.at(-1);
    await page.goto('/faq');
    await page.getByRole('heading', { name: questions[1]?.name }).click();
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(main(page).getByText(openingOf(questions[1]?.description ?? ''))).toBeVisible();
    await page.goto('/privacy-policy');
    await page.goto(`/faq#faq-${last?.id}`);
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(main(page).getByText(openingOf(last?.description ?? ''))).toBeInViewport();
    await expect(page.getByRole('heading', { name: last?.name })).toBeInViewport();
  });
});

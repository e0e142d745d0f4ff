import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';

interface Company {
  aboutUs: string;
  companyHistory: string;
}

interface Person {
  type: string;
  name: string;
  designation: string;
  description: string;
  imgLink: string;
}

let company: Company;
let people: Person[];
test.beforeAll(async ({ request }) => {
  company = await ask<Company>(request, 'GetInformation');
  people = await ask<Person[]>(request, 'GetSpeech');
});

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
  test('shows the group, its directors only, and its history', async ({ page }) => {
    await expectPage(page, '/about', { heading: 'About Us', trail: ['Home', 'About Us'] });
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

  test('leaves all others to Key Admin/Executives', async ({ page }) => {
    await expectPage(page, '/keyadmin', { heading: 'Key Admin/Executives', trail: ['Home', 'Key Admin/Executives'] });
    const isDirector = ({ type }: Person) => type === 'Director';
    await expectPeople(
      page,
      people.filter((person) => !isDirector(person)),
      people.filter(isDirector),
    );
  });
});

import { type APIRequestContext, expect as strict, test } from '@playwright/test';
import { expectScreenChecks } from './testing/office/office.ts';
import { startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { startInstance } from './testing/program/instance.ts';

test.describe.configure({ timeout: 300_000 });

const expect = strict.configure({ timeout: 40_000 });

const lists = [
  'GetInformation',
  'GetConcern',
  'GetProductMenu',
  'GetNews',
  'GetNewsYears',
  'GetGallery',
  'GetVideos',
  'GetBrand',
  'GetSlider',
  'GetReport',
  'GetExport',
  'GetCrest',
  'GetCertificate',
  'GetTradeFair',
  'GetCareer',
  'GetDepartment',
  'GetSpeech',
  'GetContactInformation',
  'GetFaq',
] as const;

const singles = {
  GetNews: 'GetNewsById',
  GetGallery: 'GetGalleryById',
  GetTradeFair: 'GetTradeFairById',
  GetCareer: 'GetCareerById',
} as const;

/** The responses of all public calls, including the items of lists and the products of categories. */
async function allAnswers(request: APIRequestContext, base: string): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  const ask = async (call: string): Promise<unknown> => {
    const response = await request.get(`${base}/api/WebApi/${call}`);
    strict(response.status(), call).toBe(200);
    const answer: unknown = await response.json();
    answers.set(call, answer);
    return answer;
  };
  const idsOf = (answer: unknown) => (answer as { id: number }[]).map(({ id }) => id);
  for (const call of lists) await ask(call);
  for (const [list, single] of Object.entries(singles)) {
    for (const id of idsOf(answers.get(list))) await ask(`${single}?id=${id}`);
  }
  for (const { url } of answers.get('GetConcern') as { url: string }[]) await ask(`GetConcernByUrl?url=${url}`);
  const menu = answers.get('GetProductMenu') as { id: number; ourProductSubCategoryVM: { id: number }[] }[];
  for (const { id, ourProductSubCategoryVM: below } of menu) {
    for (const category of [id, ...idsOf(below)]) {
      const { products = [] } = (await ask(`GetCategoryByCategoryId?id=${category}`)) as {
        products?: { id: number }[];
      };
      for (const product of idsOf(products)) await ask(`GetProductById?id=${product}`);
    }
  }
  return answers;
}

test('an owner imports a running site with equal responses to all calls, and a second import changes nothing', async ({
  browser,
  request,
}) => {
  const source = await startInstance();
  const target = await startAtWork(browser, olga, { START_EMPTY: '1', IMPORT_HOSTS: '127.0.0.1:*' });
  const { page: there } = target;
  try {
    await openScreen(there, '/transfer', 'Import and export');
    await there.getByLabel('Address of the site').fill('ftp://nowhere');
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(there.getByText('Enter an address that starts with https:// or http://')).toBeVisible();
    await there.getByLabel('Address of the site').fill(source.url);
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(there.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
    await expectScreenChecks(there, 'a running import');
    await expect(there.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
    await expectScreenChecks(there, 'a finished import');

    const [before, after] = [await allAnswers(request, source.url), await allAnswers(request, target.instance.url)];
    strict(before.size).toBeGreaterThan(60);
    strict([...after.keys()]).toEqual([...before.keys()]);
    for (const [call, answer] of before) strict(after.get(call), call).toEqual(answer);

    await there.getByLabel('Address of the site').fill(source.url);
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    const fact = (name: string) =>
      there.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
    await expect.poll(() => fact('Created'), { timeout: 120_000 }).toBe('0');
    await expect(there.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
    strict([await fact('Created'), await fact('Changed')]).toEqual(['0', '0']);
  } finally {
    await target.close();
    await source.remove();
  }
});

import { expect, type Page, test } from '@playwright/test';
import { maxAttachmentBytes } from '#contract/submissions/enquiry-terms.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const file = (page: Page) => field(page, 'Attachment (.pdf, .doc or .docx, at most 5 MB)');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send enquiry' });
const fault = 'Choose a .pdf, .doc or .docx file of at most 5 MB';

const pdfOf = (bytes: number) => ({
  name: 'drawing.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'.padEnd(bytes)),
});

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill('As in the drawing.');
}

const expectKept = async (page: Page) => {
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
  await expect(field(page, 'Message')).toHaveValue('As in the drawing.');
};

for (const hasScript of [true, false]) {
  test.describe(`${hasScript ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a file of one byte more than 5 MB is refused beside its field, and one of 5 MB is sent', async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
      });
      await page.goto('/enquiry');
      if (hasScript) await hydrate(page);
      await fill(page);
      await file(page).setInputFiles(pdfOf(maxAttachmentBytes + 1));
      await send(page).click();
      await expect(file(page)).toHaveAccessibleDescription(fault);
      await expectKept(page);
      expect(posts).toEqual(hasScript ? [] : ['/enquiry']);
      if (hasScript) await expect(file(page)).toBeFocused();
      await file(page).setInputFiles(pdfOf(maxAttachmentBytes));
      await send(page).click();
      await expect(main(page).getByRole('status')).toContainText('reference number');
    });
  });
}

test('a file of another type says so in the language of the page', async ({ page }) => {
  await page.goto('/de/enquiry');
  await hydrate(page);
  const input = main(page).getByLabel('Anhang (.pdf, .doc oder .docx, höchstens 5 MB)');
  await input.setInputFiles({ ...pdfOf(100), name: 'plan.exe' });
  await expect(input).toHaveAccessibleDescription('Wählen Sie eine .pdf-, .doc- oder .docx-Datei mit höchstens 5 MB');
});

test.describe('many attachments at once', () => {
  let node: Instance;
  test.beforeAll(async () => {
    node = await startInstance({ START_EMPTY: '1', TRUSTED_PROXIES: '127.0.0.1' });
  });
  test.afterAll(() => node?.remove());

  /** Sends an enquiry with 5 MB, as a page or as a call. */
  async function post(path: string, visitor: string): Promise<{ status: number; isSent: boolean }> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', message: visitor }))
      body.append(name, value);
    body.append('file', new File([pdfOf(maxAttachmentBytes).buffer], 'drawing.pdf'));
    const headers = { 'x-forwarded-for': visitor };
    const response = await fetch(node.url + path, { method: 'POST', body, headers });
    if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
    return { status: response.status, isSent: (await response.text()).includes('"reference":"EN-') };
  }

  test('are stored or get 503, and the program goes on', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        post(n % 2 === 0 ? '/api/WebApi/SendEnquiry' : '/enquiry/send', `192.0.2.${n}`),
      ),
    );
    expect(new Set(all.map(({ status }) => status)).difference(new Set([200, 503]))).toEqual(new Set());
    for (const { status, isSent } of all) expect(isSent).toBe(status === 200);
    expect(all.filter(({ isSent }) => isSent).length).toBeGreaterThanOrEqual(9);
    expect(await post('/enquiry/send', '198.51.100.1')).toEqual({ status: 200, isSent: true });
    expect(node.complaints()).toBe('');
  });
});

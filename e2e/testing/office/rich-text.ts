import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { editorFollowsCaret, expect } from './office.ts';
import { startAtWork } from './office-at-work.ts';
import { openScreen } from './office-screens.ts';
import { edda } from './people.ts';

export type RichText = Awaited<ReturnType<typeof startRichText>>;

/** The form of a question in an office without entries, and its rich text. */
export async function startRichText(browser: Browser) {
  const office = await startAtWork(browser, edda, { START_EMPTY: '1' });
  const { page } = office;
  // Leaving a form with unsaved changes opens a dialog.
  page.on('dialog', (dialog) => void dialog.accept());
  const text = () => page.getByRole('textbox', { name: 'Answer' });
  return {
    office,
    page,
    text,
    tool: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    async newQuestion(question: string): Promise<void> {
      await openScreen(page, '/faq', 'Questions');
      await page.evaluate(() => localStorage.clear());
      await openScreen(page, '/faq/create', /Question/);
      await page.getByRole('textbox', { name: /^Question/ }).fill(question);
    },
    /** Selects the words before the cursor. */
    async selectBack(words: string): Promise<void> {
      for (let letter = 0; letter < words.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
      await editorFollowsCaret(page);
    },
    /** Publishes the question and returns the text as it is stored. */
    async published(): Promise<string> {
      await page.getByRole('button', { name: /^Publish/ }).click();
      await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
      await expect(page).toHaveURL(/\/faq\/\d+$/);
      const { document } = await office.call<EditedEntry>(`GetEntry?id=${/\d+$/.exec(page.url())?.[0]}`);
      return String(document.description);
    },
    /** Pastes at the cursor. `file`: a picture on the clipboard. */
    paste: (html: string, file?: { name: string; buffer: Buffer }) =>
      text().evaluate(
        (element, [pasted, name, content]) => {
          const clipboardData = new DataTransfer();
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          if (name !== '') clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
          if (pasted !== '') clipboardData.setData('text/html', pasted);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        [html, file?.name ?? '', file?.buffer.toString('base64') ?? ''] as const,
      ),
  };
}

/** A picture of one colour as a file. */
export const pictureOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

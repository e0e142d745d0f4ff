import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { axeViolations } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';

const words = 'The bales arrive from Egypt.';
const vtt = `WEBVTT\n\n00:00.000 --> 01:00:00.000\n${words}\n`;

test('the demo’s own videos have descriptions on the video and gallery pages', async ({ page, request }) => {
  interface Video {
    name: string;
    imgLink: string;
    videoDescription?: string;
  }
  const videos = await ask<Video[]>(request, 'GetVideos');
  const own = videos.filter(({ imgLink }) => imgLink.startsWith('/files/'));
  expect(own.length).toBeGreaterThan(2);
  await page.goto('/videos');
  for (const { name, videoDescription = '' } of own) {
    const figure = page.getByRole('figure').filter({ hasText: name });
    await expect(figure.getByText(videoDescription)).toBeHidden();
    await figure.getByText('Description').click();
    await expect(figure.getByText(videoDescription)).toBeVisible();
  }
  expect(await axeViolations(page, { include: ['main'] })).toEqual([]);

  interface Gallery {
    id: number;
    galleryDetailsVM: { imgLink: string }[];
  }
  const galleries = await ask<Gallery[]>(request, 'GetGallery');
  const ownVideos = new Set(own.map(({ imgLink }) => imgLink));
  const gallery = galleries.find(({ galleryDetailsVM }) =>
    galleryDetailsVM.some(({ imgLink }) => ownVideos.has(imgLink)),
  );
  await page.goto(`/gallery/${gallery?.id}`);
  await expect(page.getByRole('main').locator('details.video-text')).not.toHaveCount(0);
});

const video = 'https://player.vimeo.com/video/76979871';

/** A warning is shown as long as the form has a video without any text alternative. */
async function expectWarning(page: Page, address: Locator): Promise<void> {
  const warning = page.getByRole('note').filter({ hasText: 'This video has no captions, no transcript' });
  const transcript = page.getByLabel('Transcript').first();
  await address.fill(video);
  for (const text of [transcript, page.getByLabel('Description of the video').first()]) await text.fill('');
  await expect(warning).toBeVisible();
  await transcript.fill(words);
  await expect(warning).toBeHidden();
  await transcript.fill('');
  await expect(warning).toBeVisible();
  await address.fill('');
  await expect(warning).toBeHidden();
  await address.fill(video);
}

test.describe('The office', () => {
  test.describe.configure({ timeout: 180_000 });
  let office: OfficeAtWork;
  test.beforeAll(async ({ browser }) => {
    office = await startAtWork(browser, olga);
  });
  test.afterAll(() => office?.close());

  test('adds captions and a transcript, which appear in the player and on the page', async () => {
    const { page, instance } = office;
    const videos = await ask<{ imgLink: string }[]>(page.request, 'GetVideos');
    const address = videos.find(({ imgLink }) => imgLink.endsWith('.mp4'))?.imgLink ?? '';
    const upload = await page.request.post('/api/Office/UploadFile', {
      multipart: { file: { name: 'bales.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) } },
      headers: { origin: instance.url },
    });
    expect(upload.status(), await upload.text()).toBe(200);
    const { src, mediaType } = await upload.json();
    const captions = { src, mediaType, lang: 'pt' };
    const part = {
      kind: 'video',
      video: address,
      title: 'The bales',
      captions,
      transcript: `${words}\nThey are opened.`,
    };
    const id = await office.add('gallery', { name: 'The hall', media: [part] }, { status: 'published' });
    expect(id).toBeGreaterThan(0);

    await page.goto(`/gallery/${id}`);
    await hydrate(page);
    const figure = page.getByRole('figure');
    await figure.getByText('Transcript').click();
    await expect(figure.getByText('They are opened.')).toBeVisible();
    await figure.getByRole('link', { name: 'Play video: The bales' }).click();
    const track = page.locator('video track');
    await expect(track).toHaveAttribute('kind', 'captions');
    await expect(track).toHaveAttribute('srclang', 'pt');
    await expect(track).toHaveAttribute('label', 'Português');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [shown] = document.querySelector('video')?.textTracks ?? [];
          return [...(shown?.cues ?? [])].map((cue) => (cue as VTTCue).text);
        }),
      )
      .toEqual([words]);
    expect((await page.request.get(src)).headers()['content-type']).toBe('text/vtt');
  });

  test('adds captions, a transcript and a description to the company’s video on the mission page', async () => {
    const { page } = office;
    const videos = await ask<{ imgLink: string }[]>(page.request, 'GetVideos');
    const address = videos.find(({ imgLink }) => imgLink.endsWith('.mp4'))?.imgLink ?? '';
    await openScreen(page, '/company', 'Company information');
    await expectWarning(page, page.getByLabel('Video about the group'));
    await page.getByLabel('Video about the group').fill(address);
    await page.getByLabel('Transcript').fill(words);
    await page.getByLabel('Description of the video').fill('Bales on a quay.');
    await page.getByRole('group', { name: 'Captions' }).getByRole('button', { name: 'Choose file' }).click();
    await page
      .locator('[role=dialog] input[type=file]')
      .setInputFiles({ name: 'group.vtt', mimeType: 'text/vtt', buffer: Buffer.from(`${vtt}\n`) });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();

    await page.goto('/mission');
    await hydrate(page);
    const figure = page.getByRole('figure');
    await figure.getByText('Transcript').click();
    await expect(figure.getByText(words)).toBeVisible();
    await figure.getByText('Description').click();
    await expect(figure.getByText('Bales on a quay.')).toBeVisible();
    await figure.getByRole('link', { name: /^Play video/ }).click();
    await expect(page.locator('video track')).toHaveAttribute('src', /\/files\/.*\.vtt$/);
  });

  test('is warned of a video without any text alternative before it is published', async () => {
    const { page } = office;
    const media = [{ kind: 'video', video, title: 'The loom' }];
    const screens = [
      { path: `/video/${await office.add('video', { name: 'Bare', video }, { status: 'draft' })}`, heading: 'Bare' },
      {
        path: `/gallery/${await office.add('gallery', { name: 'Works', media }, { status: 'draft' })}`,
        heading: 'Works',
      },
    ];
    for (const { path, heading } of screens) {
      await openScreen(page, path, heading);
      await expectWarning(page, page.getByLabel('Video address').first());
      // It prevents nothing.
      await expect(page.getByRole('button', { name: /^Publish/ }).first()).toBeEnabled();
    }
  });
});

import { expect, test } from 'vitest';
import { fakeServices } from '#site/testing/fake-services.ts';
import { withPosters } from './posters.server.ts';

const noTexts = { captions: null, transcript: '', description: '' };
const video = (name: string, texts = noTexts) => ({
  name,
  address: `https://www.youtube-nocookie.com/embed/${name}`,
  texts,
});
const poster = '/files/aa/still.webp';

test('takes the poster of the same video in the list', async () => {
  const services = fakeServices({
    GetVideos: () =>
      Response.json([
        { id: 1, name: 'Baling', imgLink: video('aaaaaaaaaaa').address, poster },
        { id: 2, name: 'Bare', imgLink: video('ccccccccccc').address },
      ]),
  });
  const videos = await withPosters(services, [video('aaaaaaaaaaa'), video('bbbbbbbbbbb'), video('ccccccccccc')]);
  expect(videos.map((one) => one.poster?.src)).toEqual([poster, undefined, undefined]);
  expect(videos[0]).toMatchObject(video('aaaaaaaaaaa'));
});

test('takes missing texts from the same video in the list, and does not replace existing ones', async () => {
  const services = fakeServices({
    GetVideos: () =>
      Response.json(
        ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((name) => ({ imgLink: video(name).address, transcript: `Of ${name}` })),
      ),
  });
  const own = { ...noTexts, description: 'Bales are opened.' };
  const videos = await withPosters(services, [video('aaaaaaaaaaa'), video('bbbbbbbbbbb', own)]);
  expect(videos.map(({ texts }) => texts)).toEqual([{ ...noTexts, transcript: 'Of aaaaaaaaaaa' }, own]);
});

test('shows videos without posters if the list fails to load', async () => {
  const services = fakeServices({ GetVideos: () => new Response(null, { status: 500 }) });
  expect(await withPosters(services, [video('aaaaaaaaaaa')])).toEqual([{ ...video('aaaaaaaaaaa'), poster: null }]);
});

test('makes no call without videos', async () => {
  const services = fakeServices({});
  expect(await withPosters(services, [])).toEqual([]);
  expect(services.made).toEqual([]);
});

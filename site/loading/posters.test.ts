import { expect, test } from 'vitest';
import { fakeServices } from '../testing/fake-services.ts';
import { withPosters } from './posters.ts';

const noTexts = { captions: null, transcript: '', description: '' };
const film = (name: string, texts = noTexts) => ({
  name,
  address: `https://www.youtube-nocookie.com/embed/${name}`,
  texts,
});
const poster = '/files/aa/still.webp';

test('takes the poster of the same video in the list', async () => {
  const services = fakeServices({
    GetVideos: () =>
      Response.json([
        { id: 1, name: 'Baling', imgLink: film('aaaaaaaaaaa').address, poster },
        { id: 2, name: 'Bare', imgLink: film('ccccccccccc').address },
      ]),
  });
  const films = await withPosters(services, [film('aaaaaaaaaaa'), film('bbbbbbbbbbb'), film('ccccccccccc')]);
  expect(films.map((one) => one.poster?.src)).toEqual([poster, undefined, undefined]);
  expect(films[0]).toMatchObject(film('aaaaaaaaaaa'));
});

test('takes missing texts from the same video in the list, and does not replace existing ones', async () => {
  const services = fakeServices({
    GetVideos: () =>
      Response.json(
        ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((name) => ({ imgLink: film(name).address, transcript: `Of ${name}` })),
      ),
  });
  const own = { ...noTexts, description: 'Bales are opened.' };
  const films = await withPosters(services, [film('aaaaaaaaaaa'), film('bbbbbbbbbbb', own)]);
  expect(films.map(({ texts }) => texts)).toEqual([{ ...noTexts, transcript: 'Of aaaaaaaaaaa' }, own]);
});

test('shows videos without posters if the list fails to load', async () => {
  const services = fakeServices({ GetVideos: () => new Response(null, { status: 500 }) });
  expect(await withPosters(services, [film('aaaaaaaaaaa')])).toEqual([{ ...film('aaaaaaaaaaa'), poster: null }]);
});

test('makes no call without videos', async () => {
  const services = fakeServices({});
  expect(await withPosters(services, [])).toEqual([]);
  expect(services.made).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedOf, frameHosts } from './embeds.ts';
import { mapEmbedOf } from './map-embed.ts';

const frameSrc = (address: string) => {
  const embed = embedOf(address);
  return embed.kind === 'frame' ? embed.src : undefined;
};

describe('embedOf', () => {
  test('recognises all forms of YouTube addresses, and frames them without cookies', () => {
    const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    for (const address of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
      'https://youtu.be/dQw4w9WgXcQ?si=x',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ]) {
      expect(embedOf(address)).toEqual({
        kind: 'frame',
        src,
        watch: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        host: 'youtube-nocookie.com',
      });
    }
    expect(embedOf('https://youtu.be/dQw4w9WgXcQ', { playAtOnce: true })).toMatchObject({ src: `${src}?autoplay=1` });
  });

  test.each([
    ['https://www.youtube.com/embed/videoseries?list=PLabcdefghij', 'videoseries?list=PLabcdefghij'],
    ['https://www.youtube.com/playlist?list=PLabcdefghij', 'videoseries?list=PLabcdefghij'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabc&index=2', 'dQw4w9WgXcQ?list=PLabc'],
    ['https://youtu.be/dQw4w9WgXcQ?list=PLabc', 'dQw4w9WgXcQ?list=PLabc'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=evil&list=<x>', 'dQw4w9WgXcQ'],
  ])('keeps the list of the YouTube address %s', (address, path) => {
    expect(frameSrc(address)).toBe(`https://www.youtube-nocookie.com/embed/${path}`);
  });

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', '90'],
    ['https://youtu.be/dQw4w9WgXcQ?t=5', '5'],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', '3723'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30', '30'],
  ])('begins where the YouTube address %s does', (address, start) => {
    expect(embedOf(address)).toMatchObject({
      src: `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=${start}`,
      watch: `https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=${start}`,
    });
  });

  test.each([
    'https://vimeo.com/showcase/7654321',
    'https://vimeo.com/album/7654321/',
    'https://vimeo.com/event/7654321',
    'https://vimeo.com/event/7654321/abcdef0123',
    'https://www.youtube.com/embed/live_stream?channel=UCabcdefgh',
  ])('links %s, whose number is not that of a video', (href) => {
    expect(embedOf(href)).toEqual({ kind: 'link', href });
  });

  test('links a YouTube list to its page', () => {
    expect(embedOf('https://www.youtube.com/embed/videoseries?list=PLabcdefghij')).toMatchObject({
      watch: 'https://www.youtube.com/playlist?list=PLabcdefghij',
    });
  });

  test.each([
    ['https://player.vimeo.com/video/123456789?h=abcdef1234', '123456789?h=abcdef1234&dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234', '123456789?h=abcdef1234&dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234?share=copy', '123456789?h=abcdef1234&dnt=1'],
    ['https://vimeo.com/channels/staffpicks/123456789', '123456789?dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234#t=1m5s', '123456789?h=abcdef1234&dnt=1#t=1m5s'],
    ['https://vimeo.com/showcase/55/video/123456789', '123456789?dnt=1'],
    ['https://vimeo.com/groups/motion/videos/123456789', '123456789?dnt=1'],
    ['https://vimeo.com/user55/review/123456789/abcdef1234', '123456789?h=abcdef1234&dnt=1'],
    ['https://player.vimeo.com/video/123456789?h="><script>', '123456789?dnt=1'],
  ])('keeps the hash of the unlisted Vimeo video %s', (address, path) => {
    expect(frameSrc(address)).toBe(`https://player.vimeo.com/video/${path}`);
  });

  test('frames Vimeo, maps where a map is wanted, and plays our own videos', () => {
    expect(frameSrc('https://vimeo.com/123')).toBe('https://player.vimeo.com/video/123?dnt=1');
    expect(frameSrc('https://player.vimeo.com/video/123')).toBe('https://player.vimeo.com/video/123?dnt=1');
    const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4';
    for (const address of [map, 'https://www.google.com/maps/embed?pb=x']) {
      expect(mapEmbedOf(address)).toMatchObject({ kind: 'frame', src: address });
      expect(embedOf(address).kind).toBe('link');
    }
    expect(embedOf('/files/video.mp4')).toEqual({ kind: 'video', src: '/files/video.mp4' });
  });

  test('frames the hosts that the operator allows, over https only', () => {
    const moreHosts = ['videos.example.com'];
    const video = 'https://videos.example.com/embed/7';
    expect(embedOf(video, { moreHosts })).toMatchObject({ kind: 'frame', src: video, host: 'videos.example.com' });
    expect(embedOf(video).kind).toBe('link');
    for (const address of [
      'http://videos.example.com/embed/7',
      'https://a@videos.example.com/',
      'https://videos.example.com.evil.example/',
    ]) {
      expect(embedOf(address, { moreHosts }).kind, address).toBe('link');
    }
  });

  test('returns a link for all other web addresses, and an empty one for anything else', () => {
    for (const address of [
      'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
      'https://www.google.com/search?q=maps',
      'https://someone@www.google.com/maps/embed',
      'https://example.com/video.mp4',
      'https://www.youtube.com/',
    ]) {
      expect(embedOf(address)).toEqual({ kind: 'link', href: new URL(address).href });
      expect(mapEmbedOf(address)).toEqual(embedOf(address));
    }
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'no address',
      '//evil.example/x.mp4',
      '/\\evil',
    ]) {
      expect(embedOf(address)).toEqual({ kind: 'link', href: '' });
    }
  });

  test('never frames a host outside the list, and never links a script', () => {
    const hosts = fc.constantFrom(...frameHosts, 'www.youtube.com', 'vimeo.com', 'evil.example');
    const addresses = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.tuple(hosts, fc.webPath()).map(([host, path]) => `https://${host}${path}`),
      fc.string(),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const embed = mapEmbedOf(address);
        if (embed.kind === 'link') {
          expect(embed.href).toMatch(/^(https?:\/\/|\/(?![/\\])|$)/);
          return;
        }
        if (embed.kind === 'video') {
          expect(embed.src).toMatch(/^\/(?![/\\])/);
          return;
        }
        const { protocol, host } = new URL(embed.src);
        expect(protocol).toBe('https:');
        expect(frameHosts).toContain(host);
      }),
    );
  });
});

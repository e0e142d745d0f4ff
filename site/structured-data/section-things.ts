import { faqPage } from './faq-page.ts';
import type { Place, Thing } from './thing.ts';
import { type VideoFacts, videoObjects } from './video-object.ts';

interface Video {
  video: string;
  poster: { src: string } | null;
}

/** What search engines can know of a section, by its kind. */
export interface SectionFacts {
  kind: string;
  heading?: string;
  questions?: readonly { name: string; description: string }[];
  videos?: readonly (Video & { name: string })[] | null;
  video?: string;
  caption?: string;
  poster?: Video['poster'];
}

/** What the sections of a page describe: its questions and its videos. */
export const sectionThings = (sections: readonly SectionFacts[], place: Place): Thing[] => [
  ...faqPage(sections.flatMap(({ questions = [] }) => questions)),
  ...videoObjects(sections.flatMap(videosIn), place),
];

function videosIn({ videos, video = '', caption, heading = '', poster = null }: SectionFacts): VideoFacts[] {
  const listed = videos?.map((each) => ({ name: each.name, address: each.video, poster: each.poster })) ?? [];
  return video === '' ? listed : [{ name: caption || heading, address: video, poster }];
}

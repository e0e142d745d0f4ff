import { useState } from 'react';
import { Button } from '../button.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { BlurPlaceholder } from '../pictures/blur-placeholder.tsx';
import { Lightbox } from '../pictures/lightbox.tsx';
import { Picture, type PictureValue } from '../pictures/picture.tsx';
import { PictureWall } from '../pictures/picture-wall.tsx';
import { Placeholder } from '../pictures/placeholder.tsx';
import type { Examples } from './example.ts';

/** A drawing as a data URL, so that the examples need no files. */
const drawn = (hue: number, width = 600, height = 400): PictureValue => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="hsl(${hue} 45% 40%)"/>` +
      `<circle cx="70%" cy="35%" r="18%" fill="hsl(${hue} 60% 70%)"/></svg>`,
  )}`,
  alt: `A circle on a ground of hue ${hue}`,
  width,
  height,
});

const gone = (more: Partial<PictureValue>): PictureValue => ({ src: 'data:image/png;base64,none', alt: '', ...more });

const hues = [200, 20, 90, 140, 260, 320] as const;
const boxed = 'h-auto w-full max-w-sm rounded-2xl';
const lightboxTexts = {
  label: 'Pictures',
  position: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
};

function LightboxOnDemand() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button look="outline" onClick={() => setIndex(0)}>
        Open the lightbox
      </Button>
      {index === undefined ? null : (
        <Lightbox
          pictures={hues.map((hue) => drawn(hue))}
          index={index}
          onIndex={setIndex}
          onClose={() => setIndex(undefined)}
          texts={lightboxTexts}
        />
      )}
    </>
  );
}

const carousel = (label: string, items: readonly number[]) => (
  <Carousel
    label={label}
    items={items}
    keyOf={(hue) => hue}
    speedMs={800}
    texts={{ previous: `${label}: previous`, next: `${label}: next` }}
    itemClass="brand-item"
  >
    {(hue) => <Picture picture={drawn(hue)} className="h-auto w-full rounded-2xl" />}
  </Carousel>
);

export const pictureExamples: readonly Examples[] = [
  {
    component: 'Picture',
    states: [
      { name: 'As it is', shown: <Picture picture={drawn(200)} className={boxed} /> },
      { name: 'For the eye only', shown: <Picture picture={drawn(20)} decorative className={boxed} /> },
      {
        name: 'None: a drawing stands in',
        shown: <Picture picture={null} fallbackAlt="No picture yet" className={boxed} />,
      },
      {
        name: 'One that cannot be loaded keeps its shape',
        shown: <Picture picture={gone({ alt: 'The new mill in Aveiro', width: 600, height: 400 })} className={boxed} />,
      },
      {
        name: 'One that cannot be loaded, of unknown size',
        shown: <Picture picture={gone({})} fallbackAlt="Combed yarn" className={boxed} />,
      },
    ],
  },
  {
    component: 'Placeholder',
    states: [0, 1, 2, 3].map((variant) => ({
      name: `Variant ${variant}`,
      shown: <Placeholder variant={variant} label={`No picture yet, ${variant}`} className={boxed} />,
    })),
  },
  {
    component: 'BlurPlaceholder',
    note: 'Under a picture that fills its box, until it has loaded.',
    states: [
      {
        name: 'A picture in a few bytes',
        shown: <BlurPlaceholder src={drawn(200, 16, 9).src} className="block h-48 w-full max-w-sm rounded-2xl" />,
      },
    ],
  },
  {
    component: 'Carousel',
    note: 'Without script it scrolls horizontally; its buttons need script.',
    states: [
      { name: 'More than fit', shown: carousel('Many pictures', hues) },
      { name: 'All fit: no buttons', shown: carousel('Two pictures', hues.slice(0, 2)) },
      { name: 'Empty', shown: carousel('No pictures', []) },
    ],
  },
  {
    component: 'PictureWall',
    states: [
      {
        name: 'As it is',
        shown: (
          <PictureWall
            label="A wall of pictures"
            pictures={hues.slice(0, 3).map((hue) => drawn(hue))}
            altOf={(position) => `Picture ${position}`}
            texts={lightboxTexts}
          />
        ),
      },
    ],
  },
  { component: 'Lightbox', states: [{ name: 'Closed, until asked for', shown: <LightboxOnDemand /> }] },
];

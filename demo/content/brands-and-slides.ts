import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

const brand = (name: string, mark: string, seen: string): DemoEntry<'brand'> => ({
  document: { name, image: pic(`brand-${mark}`, `${name}: ${seen}`), projectUrl: `https://example.com/brands/${mark}` },
});

export const brands = [
  brand('Fioclar', 'fioclar', 'a needle with thread'),
  brand('Tardea', 'tardea', 'a setting sun over folds'),
  brand('Saline', 'saline', 'four quarter circles'),
  brand('Limba', 'limba', 'a tied sack'),
  brand('Pinova', 'pinova', 'a pine in a bottle'),
  brand('Lataria', 'lataria', 'a tin with a fish'),
  brand('Vougaline', 'vougaline', 'a drop within a ring'),
  brand('Quayline', 'quayline', 'a crane hook over a wave'),
];

export const slides: DemoEntry<'slider'>[] = [
  {
    document: {
      name: 'First light in the mill, since 1986',
      image: pic('mill-morning', 'A brick mill with a saw-tooth roof beside a river in the morning'),
    },
  },
  {
    document: {
      name: 'Woven within sight of the dye house',
      image: pic('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps'),
      projectUrl: 'https://example.com/weaving',
    },
  },
  {
    document: {
      name: 'Fired at 1,190 degrees, in 47 minutes',
      image: pic('kiln', 'A roller kiln glows through its open end while tiles roll out'),
    },
  },
  {
    document: {
      name: 'From our own quay to 43 countries',
      image: pic('port-dusk', 'Cranes and a container ship at a quay after sunset'),
      projectUrl: 'https://example.com/quayline',
    },
  },
];

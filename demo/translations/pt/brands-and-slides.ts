import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

export const brands: Translations['brand'] = {
  Fioclar: { image: pic('brand-fioclar') },
  Tardea: { image: pic('brand-tardea') },
  Saline: { image: pic('brand-saline') },
  Limba: { image: pic('brand-limba') },
  Pinova: { image: pic('brand-pinova') },
  Lataria: { image: pic('brand-lataria') },
  Vougaline: { image: pic('brand-vougaline') },
  Quayline: { image: pic('brand-quayline') },
};

export const slides: Translations['slider'] = {
  'First light in the mill, since 1986': {
    name: 'A primeira luz na fiação, desde 1986',
    image: pic('mill-morning'),
  },
  'Woven within sight of the dye house': {
    name: 'Tecido à vista da tinturaria',
    image: pic('loom-hall'),
  },
  'Fired at 1,190 degrees, in 47 minutes': {
    name: 'Cozido a 1190 graus, em 47 minutos',
    image: pic('kiln'),
  },
  'From our own quay to 43 countries': {
    name: 'Do nosso cais para 43 países',
    image: pic('port-dusk'),
  },
};

import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const slides: Translations['slider'] = {
  'First light in the mill, since 1986': {
    name: 'Erstes Licht in der Spinnerei, seit 1986',
    image: pic('mill-morning'),
  },
  'Woven within sight of the dye house': { name: 'Gewebt in Sichtweite der Färberei', image: pic('loom-hall') },
  'Fired at 1,190 degrees, in 47 minutes': { name: 'Gebrannt bei 1.190 Grad, in 47 Minuten', image: pic('kiln') },
  'From our own quay to 43 countries': { name: 'Vom eigenen Kai in 43 Länder', image: pic('port-dusk') },
};

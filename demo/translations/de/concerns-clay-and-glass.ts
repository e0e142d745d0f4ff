import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const clayAndGlass: Translations['concern'] = {
  'Salgado Tile Works': {
    address: 'salgado-fliesen',
    logo: pic('logo-tiles'),
    backgroundImage: pic('kiln'),
    title: 'Fliesen und Geschirr von den Salzgärten in Aveiro',
    mission:
      'Ton aus höchstens 40 Kilometern Entfernung zu Fliesen brennen, die ein Jahrhundert an der Wand bleiben. Wir ' +
      'bessern auch aus: Für alte Fassaden treffen wir die Glasur nach einer einzigen Scherbe.',
    missionImage: pic('facade'),
    vision:
      'Bis 2028 beide Öfen mit einem Gemisch aus Wasserstoff und Gas, und jede zerbrochene Fliese gemahlen in der ' +
      'nächsten.',
    visionImage: pic('salt-pans'),
    content: [
      {
        title: 'Boden',
        description:
          'Durchgefärbtes Feinsteinzeug, Terrazzo und Terrakotta, auf die Rutschhemmungen R9, R10 und R11 geprüft.',
        image: pic('porcelain-floor'),
      },
      {
        title: 'Wand',
        description:
          'Glasierte Grundfliesen, Metro-, Relief- und von Hand bedruckte Musterfliesen in 36 Standardfarben.',
        image: pic('azul-tile'),
      },
      {
        title: 'Tisch',
        description:
          'Steinzeug für Restaurants: auf Kantenschlag geprüft, fünf Glasuren, zehn Jahre lang Einzelteile zum ' +
          'Nachkaufen.',
        image: pic('plates'),
      },
      {
        title: 'Zwei Rollenöfen',
        description: 'Jeder 112 Meter lang, 1.190 °C an der heißesten Stelle, 47 Minuten von einem Ende zum anderen.',
        image: pic('kiln'),
      },
      {
        title: 'Glasurküche',
        description: 'Rund 1.800 Rezepte, das älteste von 1923, auf Papier und im Laborsystem verwahrt.',
        image: pic('glaze-line'),
      },
      {
        title: '431 Menschen',
        description: 'Davon 28 Auszubildende. Der dienstälteste Ofenwärter kam 1984, also noch vor uns.',
        image: pic('apprentice-bench'),
      },
    ],
  },
  'Pinhal Glass': {
    logo: pic('logo-glass'),
    backgroundImage: pic('furnace'),
    title: 'Flaschen und Gläser aus Marinha Grande',
    mission:
      'Behälter aus Glas machen, so leicht wie möglich und so fest wie nötig. Eine Weinflasche mit 75 Zentilitern ' +
      'wog bei uns 2008 noch 540 Gramm; heute sind es 395.',
    missionImage: pic('bottle-line'),
    vision:
      'Bis 2030 vier von zehn Tonnen aus Altglas schmelzen, das nicht weiter weg als Coimbra und Lissabon gesammelt ' +
      'wird.',
    visionImage: pic('glass-close'),
    content: [
      {
        title: 'Eine Schmelzwanne, 210 Tonnen am Tag',
        description:
          'Sie wurde am 3. März 2009 angeheizt und 2021 neu ausgemauert; kalt war sie dazwischen nie. Drei Farben ' +
          'werden im Wechsel geschmolzen: Weiß, Laubgrün und Braun.',
        image: pic('furnace'),
      },
      {
        title: 'Sechsmal angesehen',
        description:
          'Jeder Behälter kommt an sechs Kameras vorbei und durch eine Quetschprüfung. Was durchfällt, liegt binnen ' +
          'einer Stunde wieder in der Schmelze: etwa 4 von 100.',
        image: pic('bottle-line'),
      },
      {
        title: 'Eigene Formen',
        description: 'Der Formenbau bringt eine neue Flasche in 30 Tagen von der Zeichnung zum Muster.',
        image: pic('workshop'),
      },
    ],
  },
};

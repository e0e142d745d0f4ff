import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const packingConcerns: Translations['concern'] = {
  'Foz Tinworks': {
    logo: pic('logo-tins'),
    backgroundImage: pic('tin-line'),
    title: 'Dosen für die Konservenfabriken nebenan, seit 1938',
    mission:
      'Dosen machen, die sich mit einem Finger öffnen lassen und fünf Jahre halten. Wir drucken, lackieren, stanzen ' +
      'und falzen in einem Gebäude, 400 Meter vom Fischereikai in Matosinhos.',
    missionImage: pic('tin-press'),
    vision: 'Bis 2029 kein Lösemittel mehr in unseren Lacken. Zwei unserer drei Lackierlinien sind schon so weit.',
    visionImage: pic('harbour-town'),
    content: [
      {
        title: 'Fisch und Gemüse',
        description: 'Clubdosen, runde und ovale Dosen von 65 bis 800 Gramm, mit Aufreißdeckel.',
        image: pic('club-tin'),
      },
      {
        title: 'Öl und Tee',
        description: 'Bedruckte Kanister und Teedosen, sechs Farben und Lack, ab 3.000 Stück.',
        image: pic('oil-tin'),
      },
    ],
  },
  'Lima Sackworks': {
    address: 'lima-saecke',
    logo: pic('logo-sacks'),
    backgroundImage: pic('sack-hall'),
    title: 'Säcke und Taschen aus Jute und Papier, aus Viana do Castelo',
    mission:
      'Trockene Waren in etwas packen, das nachwächst. Die Jute kommt über See aus Chattogram, das Kraftpapier auf ' +
      'der Straße aus zwei Papierfabriken im Norden; beides kehrt in die Erde oder in den Pulper zurück.',
    missionImage: pic('jute-sack'),
    vision:
      'Ein Papiersack für jedes Zementwerk der Iberischen Halbinsel, das noch in Plastik abfüllt: drei von elf bisher.',
    visionImage: pic('cement-sack'),
    content: [
      {
        title: 'Genäht',
        description:
          'Säcke und Einkaufstaschen aus Jute, 40 Nähplätze, die Traglast steht auf dem Etikett in der Naht.',
        image: pic('jute-shopper'),
      },
      {
        title: 'Geklebt',
        description: 'Tragetaschen, Bäckertüten und Bodenbeutel aus Kraftpapier von 70 bis 120 Gramm.',
        image: pic('kraft-bag'),
      },
      {
        title: 'Bedruckt',
        description: 'Bis zu vier Farben auf Wasserbasis; die Druckplatten bewahren wir fünf Jahre auf.',
        image: pic('paper-hall'),
      },
    ],
  },
  'Vouga Pipe Systems': {
    logo: pic('logo-pipes'),
    backgroundImage: pic('extrusion-line'),
    title: 'Rohre und Formstücke aus Águeda',
    mission:
      'Wasser leiten, ohne etwas davon zu verlieren. Jeder Meter wird bei der Herstellung mit Ultraschall gemessen ' +
      'und mit Linie, Schicht und Minute gekennzeichnet, sodass sich ein Rohr im Boden auch in hundert Jahren noch ' +
      'zuordnen lässt.',
    missionImage: pic('trench'),
    vision: 'Bis 2028 die Hälfte unserer Entwässerungsrohre aus recyceltem Polyethylen. 2025 waren es 34 Prozent.',
    visionImage: pic('pipe-yard'),
    content: [
      {
        title: 'Neun Extrusionslinien',
        description: 'Von 16 bis 630 Millimeter, 17.500 Tonnen im Jahr, in weniger als vier Stunden umgerüstet.',
        image: pic('extrusion-line'),
      },
      {
        title: 'Für jede Verbindung ein Formstück',
        description: 'Rund 1.240 Formstücke liegen am Lager; was bis mittags bestellt ist, geht am selben Tag hinaus.',
        image: pic('packed-fittings'),
      },
    ],
  },
  'Quayline Logistics': {
    logo: pic('logo-quayline'),
    backgroundImage: pic('port-dusk'),
    title: 'Vom Werk aufs Schiff',
    mission: 'Den richtigen Container am richtigen Tag am richtigen Tor haben: 38.000-mal im Jahr 2025.',
    missionImage: pic('container-yard'),
    vision: 'Bis 2030 alle Fahrten zwischen unseren Werken und dem Kai elektrisch.',
    visionImage: pic('coast-road'),
    content: [
      { title: 'Spedition', description: 'See, Straße und Schiene in 43 Länder, Zollpapiere inbegriffen.' },
      { title: 'Lagerung', description: '44.000 Quadratmeter in Leixões, davon 6.000 auf 18 °C gehalten.' },
    ],
  },
};

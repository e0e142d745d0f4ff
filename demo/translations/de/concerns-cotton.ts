import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const cottonConcerns: Translations['concern'] = {
  'Alvorim Spinning': {
    logo: pic('logo-spinning'),
    backgroundImage: pic('spinning-hall'),
    title: 'Gleichmäßiges Garn aus Guimarães, seit 1986',
    mission:
      'Baumwolle so gleichmäßig spinnen, dass man in der Strickerei die Maschine einmal einstellt und dann in Ruhe ' +
      'lässt. Jede Partie wird vor dem Packen auf Gleichmäßigkeit, Festigkeit und Haarigkeit geprüft, und das ' +
      'Prüfblatt reist im Karton mit.',
    missionImage: pic('laboratory'),
    vision:
      'Bis 2030 jeder dritte Ballen von Farmen, die wir mit Namen kennen, und jedes Gramm Abfall wieder versponnen: ' +
      'Kämmlinge und Kehricht kehren schon heute als unser Recyclinggarn zurück.',
    visionImage: pic('cotton-field'),
    content: [
      {
        title: 'Öffnen und Kämmen',
        description:
          '22 Kämmmaschinen nehmen die kurzen Fasern heraus. Was bleibt, ist länger als 28 Millimeter und liegt ' +
          'gerade; deshalb bildet das Garn keine Knötchen.',
        image: pic('ring-yarn-close'),
      },
      {
        title: '62.400 Ringspindeln',
        description:
          'Die Maschinen wurden zwischen 2018 und 2023 erneuert und laufen mit bis zu 23.000 Umdrehungen in der ' +
          'Minute. Sie spinnen 14.200 Tonnen im Jahr, von Ne 10 bis Ne 80.',
        image: pic('spinning-hall'),
      },
      {
        title: 'Konditioniert und verpackt',
        description:
          'Die Spulen ruhen eine Nacht in feuchter Luft, damit sie die 8,5 Prozent Wasser aufnehmen, die Baumwolle ' +
          'mag. Dann gehen sie in Kartons zu 24 Stück oder auf Paletten zu 540 Kilogramm hinaus.',
        image: pic('packed-cones'),
      },
    ],
  },
  'Alvorim Weaving': {
    logo: pic('logo-weaving'),
    backgroundImage: pic('loom-hall'),
    title: 'Stoff, unter einem Dach gefärbt und ausgerüstet',
    mission:
      'Stoff weben und ausrüsten, der beim zehnten Auftrag derselbe ist wie beim ersten. 184 Webmaschinen, eine ' +
      'Färberei mit elf Jets und eine Ausrüstungsstraße stehen in Vila Nova de Famalicão keine 300 Meter ' +
      'voneinander entfernt.',
    missionImage: pic('dye-house'),
    vision:
      'Eine Färberei, die außer Regen kein frisches Wasser braucht. 2025 haben wir 55 Prozent unseres Wassers ein ' +
      'zweites Mal verwendet; mit der zweiten Membrananlage kommen wir 2027 auf 70.',
    visionImage: pic('water-works'),
    content: [
      {
        title: 'Bekleidungsstoffe',
        description: 'Popeline, Köper und buntgewebte Karos von 95 bis 280 Gramm, 150 Zentimeter breit.',
        image: pic('check-cloth'),
      },
      {
        title: 'Schwere Stoffe',
        description:
          'Canvas und Segeltuch von 300 bis 640 Gramm für Taschen, Markisen und Arbeitskleidung, auf Wunsch ' +
          'imprägniert.',
        image: pic('canvas'),
      },
      {
        title: 'Heimtextilien',
        description:
          'Frottier und Waffelpikee, in der eigenen Näherei gesäumt und mit Etikett versehen: 90 Menschen, zwei ' +
          'Schichten.',
        image: pic('towels'),
      },
      {
        title: 'In Ihrem Farbton',
        description:
          'Laborfärbungen binnen fünf Arbeitstagen; bei Nachbestellungen höchstens ein Delta E von 0,8 Abweichung.',
        image: pic('dye-house'),
      },
    ],
  },
};

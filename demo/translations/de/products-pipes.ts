import { facts, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const stack = still('packed-pipes');
const crates = still('packed-fittings');
const trench = still('trench');
const yard = still('pipe-yard');
const extrusion = still('extrusion-line');

export const pipeProducts: Translations['product'] = {
  'Water pipe PE 100': {
    name: 'Wasserrohr PE 100',
    description: `<p>Das blaue Rohr unter der Straße. Polyethylen der dritten Generation, über so viele Kilometer zu
einem Stück verschweißt, wie das Tal lang ist, für Trinkwasser bis 16 bar.</p>
<h3>Daten</h3>
${facts({
  Durchmesser: '20 bis 630 mm',
  Klassen: 'SDR 11 und SDR 17',
  Längen: 'Bis 110 mm Ringbunde zu 100 m, darüber Stangen zu 12 m',
  Lebensdauer: '100 Jahre bei 20 °C, hochgerechnet aus Versuchen seit 1989',
})}`,
    media: [
      still('water-pipe'),
      still('water-pipe-close'),
      stack,
      trench,
      video('https://www.youtube-nocookie.com/embed/AlvorimPipe', 'Vier Kilometer verlegt in einer Woche'),
    ],
  },
  'PVC-U pressure pipe': {
    name: 'Druckrohr aus PVC-U',
    description: `<p>Grau, steif und leicht, mit einem fest eingelegten Dichtring, den man nicht vergessen kann. Für
Pumpwerke, Schwimmbäder und Bewässerung.</p>
${facts({ Durchmesser: '32 bis 400 mm', Druck: '10 und 16 bar', Längen: '6 m mit Muffe', Blei: 'Seit 2005 keines' })}`,
    media: [still('pvc-pipe'), still('pvc-pipe-close'), stack, yard],
  },
  'Multilayer heating pipe': {
    name: 'Mehrschichtverbundrohr für die Heizung',
    description: `<p>Fünf Schichten mit Aluminium in der Mitte: Es lässt sich von Hand biegen und bleibt gebogen. In
Fußböden verlegt von Tromsø bis Faro.</p>
${facts({
  Durchmesser: '16, 20, 26 und 32 mm',
  Hitze: 'Kurzzeitig 95 °C, dauernd 70 °C',
  Ringbunde: '100, 200 oder 500 Meter',
})}`,
    media: [still('coil'), still('coil-close'), stack, extrusion],
  },
  'Electrofusion coupler': {
    name: 'Elektroschweißmuffe',
    description: `<p>Aufschieben, Code scannen, Knopf drücken: Die Heizwendel im Inneren schmilzt beide Rohre zu einem.
Ist die Schweißung gut, steigen zwei Anzeiger auf.</p>
${facts({
  Durchmesser: '20 bis 315 mm',
  Druck: '16 bar',
  Rückverfolgung: 'Maschinenlesbarer Chargencode auf jedem Stück',
})}`,
    media: [still('coupler'), still('coupler-close'), crates],
  },
  'Elbow 90°': {
    name: 'Bogen 90°',
    description: `<p>Spritzgegossen mit weitem Innenradius; das spart ein Drittel des Druckverlusts einer engen
Biegung. Jeden hundertsten bringen wir absichtlich zum Bersten.</p>
${facts({ Durchmesser: '20 bis 160 mm', Winkel: '90°, 45°, 30°', Berstdruck: 'Über 48 bar' })}`,
    media: [still('elbow'), still('elbow-close'), crates],
  },
  'Twin-wall drain pipe': {
    name: 'Doppelwandiges Entwässerungsrohr',
    description: `<p>Außen gewellt und schwarz, innen glatt und hell, damit die Kamera alles sieht. 60 Prozent davon
waren einmal Kästen und Verschlusskappen.</p>
${facts({
  Durchmesser: '100 bis 600 mm',
  Steifigkeit: 'SN 8',
  Recyclinganteil: '60 Prozent',
  Längen: '6 m mit Doppeldichtung',
})}`,
    media: [still('drain-pipe'), still('drain-pipe-close'), stack, yard],
  },
  'Access chamber 600': {
    name: 'Kontrollschacht 600',
    description: `<p>Neu im Herbst 2026: ein Schacht aus rotationsgeformtem Polyethylen mit drehbaren Einläufen, die
dem Rohr bis zu sieben Grad folgen. Zwei Personen tragen ihn ohne Kran. Bilder folgen, sobald die erste Serie aus der
Form kommt.</p>
${facts({
  Durchmesser: '600 mm',
  Tiefe: '0,8 bis 4 Meter',
  Einläufe: 'Drei, 110 bis 315 mm',
  Gewicht: '29 kg ohne Ringe',
})}`,
  },
};

import { facts, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const pallet = still('packed-tiles');
const crockery = still('packed-tableware');
const hall = still('tiled-hall');
const facade = still('facade');

export const ceramicProducts: Translations['product'] = {
  'Areal porcelain stone 60 × 60': {
    name: 'Feinsteinzeug Areal 60 × 60',
    description: `<p>Feinsteinzeug in vier mineralischen Tönen. Durchgefärbt, mit 420 bar gepresst, auf einen
Zehntelmillimeter rektifiziert und mit zwei Millimetern Fuge verlegt.</p>
${facts({
  Format: '597 × 597 × 9,5 mm',
  Wasseraufnahme: '0,08 Prozent',
  Rutschhemmung: 'R10 (gebürstet R11)',
  Verpackung: '4 Fliesen, 1,43 m², 31 kg je Karton',
})}`,
    media: [
      still('porcelain-floor'),
      still('porcelain-floor-close'),
      pallet,
      hall,
      video('https://www.youtube-nocookie.com/embed/AlvorimTile', '47 Minuten durch den Ofen'),
    ],
  },
  'Terracotta hexagon': {
    name: 'Sechseck aus Terrakotta',
    description: `<p>Ton aus Águeda, eisenrot, stranggezogen, mit Draht geschnitten und langsam gebrannt. Keine zwei
haben ganz dieselbe Farbe; mischen Sie beim Verlegen aus drei Kartons.</p>
${facts({
  Format: '200 mm von Kante zu Kante, 15 mm dick',
  Oberfläche: 'Unbehandelt oder bei uns geölt',
  Verwendung: 'Innen, und außen, wo es nicht friert',
})}`,
    media: [still('hex-floor'), still('hex-floor-close'), pallet],
  },
  'Non-slip stair tread': {
    name: 'Rutschhemmende Treppenstufe',
    description: `<p>Eine Stufe mit gepresster Kante und elf Rillen, für Bahnhöfe gemacht. Die Kontrastkante ist auch
in der Dämmerung zu sehen und kann sich nicht abnutzen, denn sie ist eingebrannt.</p>
${facts({
  Format: '300 × 1.200 × 14 mm',
  Rutschhemmung: 'R11, barfuß auf der Rampe Klasse C',
  Helligkeitsunterschied: 'Über 60 Punkte zwischen Kante und Stufe',
})}`,
    media: [still('stair-tread'), still('stair-tread-close'), pallet],
  },
  'Terrazzo 40 × 40': {
    description: `<p>Körner aus unserem eigenen Fliesenbruch in Zement mit weißem Sand: 71 Prozent davon wären sonst
Abfall. Geschliffen und versiegelt hält er auf einem Schulflur sechzig Jahre.</p>
${facts({
  Format: '400 × 400 × 18 mm',
  Recyclinganteil: '71 Gewichtsprozent',
  Grundtöne: 'Weiß, Sand, Petrol',
})}`,
    media: [still('terrazzo'), still('terrazzo-close'), pallet, hall],
  },
  'Metro tile 7.5 × 15': {
    name: 'Metrofliese 7,5 × 15',
    description: `<p>Die facettierte Fliese der Küchen und U-Bahnhöfe. Unsere wird zweimal glasiert, damit die Facette
so gleichmäßig ist wie die Fläche, und es gibt elf Formteile dazu.</p>
${facts({
  Format: '75 × 150 × 7 mm',
  Farben: '36, glänzend oder seidenmatt',
  Verpackung: '88 Fliesen, 0,99 m² je Karton',
})}`,
    media: [still('metro-tile'), still('metro-tile-close'), pallet],
  },
  'Azul pattern tile 14 × 14': {
    name: 'Musterfliese Azul 14 × 14',
    description: `<p>Von Hand im Siebdruck mit Kobalt auf Zinnweiß bedruckt, nach elf alten Zeichnungen aus Aveiro und
Ovar und vier neuen. Für Ausbesserungen arbeiten wir nach Scherben: Schicken Sie eine im Umschlag.</p>
${facts({
  Format: '140 × 140 × 9 mm',
  Dessins: '15, jeweils mit Bordüre und Ecke',
  Lieferzeit: 'Vier Wochen; sechs bei nachgestellten Farbtönen',
})}`,
    media: [
      still('azul-tile'),
      still('azul-tile-close'),
      facade,
      pallet,
      video('https://player.vimeo.com/video/999000105', 'Eine Fliese wird von Hand bedruckt'),
    ],
  },
  'Matt field tile 20 × 20': {
    name: 'Matte Grundfliese 20 × 20',
    description: `<p>Die Ruhige unter den Fliesen. Ein schlichtes Quadrat, dessen matte Glasur keine Wasserflecken
zeigt, in 36 Farben, die alle zueinander passen, weil ein und dieselbe Person sie seit 1998 mischt.</p>
${facts({
  Format: '198 × 198 × 7 mm',
  Farben: '36; Farbkarten kostenlos',
  Verpackung: '26 Fliesen, 1,02 m² je Karton',
})}`,
    media: [still('field-tile'), still('field-tile-close'), pallet],
  },
  'Stoneware plate Ria': {
    name: 'Steinzeugteller Ria',
    description: `<p>Ein Teller fürs Restaurant: lässt sich stapeln, ohne zu klappern, geht aus dem Ofen direkt auf den
Tisch, und sein Rand übersteht einen Fall aus 40 Zentimetern auf Stahl. An der Kante bricht die Glasur
bernsteinfarben.</p>
${facts({
  Größen: '16, 21, 27 und 31 cm',
  Glasuren: 'Salz, Flut, Glut, Schiefer, Kiefer',
  Nachkauf: 'Einzelteile zehn Jahre lang',
})}`,
    media: [still('plates'), still('plates-close'), crockery],
  },
  'Stoneware jug and cups': {
    name: 'Krug und Tassen aus Steinzeug',
    description: `<p>Gedrehte Formen, der Gleichmäßigkeit wegen gegossen. Der Krug gießt, ohne zu tropfen, wofür es
neun Gießformen brauchte, und in die Tasse passt ein doppelter Espresso oder ein Kinderkakao.</p>
${facts({
  Inhalt: 'Krug 1,1 Liter, Tasse 0,18 Liter',
  Spülmaschine: 'Mit 2.000 Spülgängen geprüft',
  Verpackung: 'Ein Krug und vier Tassen, oder einzeln kistenweise',
})}`,
    media: [still('jug-cups'), still('jug-cups-close'), crockery],
  },
};

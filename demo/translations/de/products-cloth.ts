import { facts, ownVideo, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const cones = still('packed-cones');
const rolls = still('packed-rolls');
const linen = still('packed-linen');
const hall = still('spinning-hall');
const looms = still('loom-hall');

export const clothProducts: Translations['product'] = {
  'Combed ring yarn Ne 30/1': {
    name: 'Gekämmtes Ringgarn Ne 30/1',
    description: `<p>Das Garn, das wir am längsten spinnen und nach dem noch immer am meisten gefragt wird. Beim Kämmen
fallen 17 Prozent der Faser weg; aus dem Rest wird Single-Jersey mit klarem Maschenbild, der auch nach fünfzig Wäschen
die Form hält.</p>
<h3>Daten</h3>
${facts({
  Feinheit: 'Ne 30/1 (19,7 tex)',
  Drehung: '820 Drehungen je Meter, Z',
  Festigkeit: '17,5 cN/tex, Dehnung 5,4 Prozent',
  Gleichmäßigkeit: 'CVm 11,9 Prozent',
  Verpackung: 'Spulen zu 1,89 kg, 24 im Karton',
})}`,
    media: [
      still('ring-yarn'),
      still('ring-yarn-close'),
      cones,
      hall,
      video(ownVideo('from-bale-to-cone'), 'Vom Ballen zur Spule'),
    ],
  },
  'Carded yarn Ne 20/1': {
    name: 'Kardiertes Garn Ne 20/1',
    description: `<p>Ein trockenes, etwas lebhaftes Garn für Handtücher, Denimschuss und gröbere Strickware. Gesponnen
aus 27-Millimeter-Baumwolle dreier Herkünfte, die wir über je achtzehn Ballen mischen, damit eine Partie wie die
nächste ist.</p>
${facts({
  Feinheit: 'Ne 20/1 (29,5 tex)',
  Festigkeit: '15,2 cN/tex',
  Verwendung: 'Frottier, Denimschuss, Fleece',
  Verpackung: 'Spulen zu 2,1 kg, 20 im Karton',
})}`,
    media: [still('carded-yarn'), still('carded-yarn-close'), cones],
  },
  'Two-ply compact yarn Ne 60/2': {
    name: 'Kompaktzwirn Ne 60/2',
    description: `<p>Beim Kompaktspinnen werden die abstehenden Fasern ins Garn gedrückt, bevor es gedreht wird. Zwei
solche Fäden, gezwirnt und gasiert, geben Hemdenstoff seinen Glanz. Langstapelige Baumwolle aus dem Nildelta.</p>
${facts({
  Feinheit: 'Ne 60/2 (2 × 9,8 tex)',
  Haarigkeit: '2,6 (gegenüber 4,1 bei Ringgarn)',
  Verwendung: 'Popeline, feines Pikee, Nähgarn',
  Verpackung: 'Spulen zu 1,25 kg, 24 im Karton',
})}`,
    media: [still('compact-yarn'), still('compact-yarn-close'), cones, hall],
  },
  'Recycled cotton yarn Ne 16/1': {
    name: 'Recyceltes Baumwollgarn Ne 16/1',
    description: `<p>Zur Hälfte Kämmlinge aus der eigenen Kämmerei, zur Hälfte gerissene Zuschnittreste unserer Kunden,
nach Farben sortiert und nicht gefärbt. Jede Partie ist eine Melange für sich; von allen heben wir Proben auf, um sie
nachstellen zu können.</p>
${facts({
  Feinheit: 'Ne 16/1 (36,9 tex), Rotorgarn',
  Zusammensetzung: '100 Prozent Baumwolle, davon 94 Prozent recycelt',
  Farbtöne: 'Zwölf, von Schiefer bis Hafer',
  Ersparnis: '2.300 Liter Wasser je Kilogramm gegenüber neuer Baumwolle, Bilanz des Labors von 2024',
})}`,
    media: [still('recycled-yarn'), still('recycled-yarn-close'), cones],
  },
  'Poplin 120': {
    name: 'Popeline 120',
    description: `<p>Hemdenpopeline aus Kompaktgarn: feine Rippen, trockener Griff, keine blanken Ellbogen. Gebleicht,
in 24 Standardfarben stückgefärbt oder nach Ihrer Zeichnung bedruckt.</p>
${facts({
  Gewicht: '120 g/m²',
  Fadendichte: '54 × 30 Fäden je Zentimeter',
  Breite: '150 cm',
  Einlauf: 'Unter 2 Prozent nach fünf Wäschen bei 60 °C',
})}`,
    media: [still('poplin'), still('poplin-close'), rolls, looms],
  },
  'Twill 260': {
    name: 'Köper 260',
    description: `<p>Stoff für Menschen, die knien, heben und tragen. Am steilen Grat bleibt kein Staub liegen; der
Schuss ist gezwirnt, sodass das Knie länger hält als die Naht.</p>
${facts({
  Gewicht: '260 g/m²',
  Bindung: 'Köper 3/1, Steilgrat',
  Scheuerfestigkeit: '60.000 Touren bis zum ersten Fadenbruch',
  Farben: 'Marine, Schiefer, Moos, Rost, Natur',
})}`,
    media: [still('twill'), still('twill-close'), rolls],
  },
  'Canvas 410': {
    description: `<p>Schweres, naturfarbenes Segeltuch für Taschen, Markisen und Bühnenbilder. Gewebt auf Maschinen,
die wir 2016 selbst umgebaut haben, mit einer Anschlagkraft, die der Hersteller nicht vorgesehen hatte.</p>
${facts({
  Gewicht: '410 g/m²',
  Breite: '160 oder 210 cm',
  Ausrüstung: 'Stuhlroh oder wachsfrei wasserabweisend',
  Weiterreißkraft: '92 N quer zur Kette',
})}`,
    media: [still('canvas'), still('canvas-close'), rolls],
  },
  'Yarn-dyed check': {
    name: 'Buntgewebtes Karo',
    description: `<p>Karos und Streifen aus gefärbtem Garn: Die Farbe geht durch und bleibt. Wählen Sie aus 140 Dessins
im Musterbuch, oder schicken Sie uns Ihres; ein Muster vom Handwebstuhl dauert acht Tage.</p>
${facts({
  Gewicht: '135 g/m²',
  Farben: 'Bis zu acht in der Kette und sechs im Schuss',
  Mindestmenge: '300 Meter je Dessin',
  Waschechtheit: '4 bis 5 bei 60 °C',
})}`,
    media: [
      still('check-cloth'),
      still('check-cloth-close'),
      rolls,
      looms,
      video('https://player.vimeo.com/video/999000102', 'Eine Kette wird eingerichtet'),
    ],
  },
  'Terry towel 500': {
    name: 'Frottierhandtuch 500',
    description: `<p>Ein Hotelhandtuch, das wirklich trocknet: schwach gedrehte Schlingen aus kardiertem Garn auf
festem Grund, ringsum gesäumt, mit einem Aufhänger, der vier Kilogramm hält. Für 120 Wäschen in der Großwäscherei
geprüft.</p>
${facts({
  Gewicht: '500 g/m²',
  Größen: '30 × 50, 50 × 100, 70 × 140, 100 × 150 cm',
  Farben: 'Weiß und neun weitere',
  Kennzeichnung: 'Eingewebter Name in der Bordüre ab 400 Stück',
})}`,
    media: [still('towels'), still('towels-close'), linen],
  },
  'Waffle bedspread': {
    name: 'Tagesdecke aus Waffelpikee',
    description: `<p>Eine leichte Decke, deren tiefe Waffeln die Luft halten und wieder hergeben. Vor dem Säumen
gewaschen, damit das Maß auf dem Etikett das Maß auf dem Bett ist.</p>
${facts({
  Gewicht: '340 g/m²',
  Größen: '180 × 260, 240 × 260, 280 × 260 cm',
  Farben: 'Kreide, Hafer, Nebelgrau, Ton',
})}`,
    media: [still('bedspread'), still('bedspread-close'), linen],
  },
};

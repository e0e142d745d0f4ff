import { facts, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const sacks = still('packed-sacks');
const cartons = still('packed-bags');
const jute = still('jute-close');
const kraft = still('kraft-close');

export const bagProducts: Translations['product'] = {
  'Jute sack, 50 kg coffee': {
    name: 'Jutesack für 50 kg Kaffee',
    description: `<p>Der Sack, in dem Rohkaffee reist, aus Jutegewebe mit drei blauen Streifen. Geschmälzt mit
Reiskleieöl statt mit Mineralöl, damit die Bohnen nach sich selbst riechen.</p>
${facts({
  Größe: '70 × 100 cm, 620 g',
  Traglast: '50 kg, mit 75 geprüft',
  Druck: 'Bis zu drei Farben auf beiden Seiten',
  Verpackung: '300 je Ballen',
})}`,
    media: [still('jute-sack'), jute, sacks, still('coffee-warehouse')],
  },
  'Jute shopper': {
    name: 'Einkaufstasche aus Jute',
    description: `<p>Die Tasche, durch die uns auch Menschen kennen, die kein Garn kaufen. Mit Baumwolle gefüttert, mit
gepolsterten Griffen und flachem Boden; an 40 Maschinen in Viana do Castelo von Hand genäht.</p>
${facts({
  Größe: '38 × 33 × 19 cm',
  Traglast: '15 kg',
  Druck: 'Eine bis vier Farben, ab 250 Stück',
  Griffe: 'Baumwollgurt, 60 cm',
})}`,
    media: [
      still('jute-shopper'),
      still('jute-shopper-close'),
      cartons,
      still('sack-hall'),
      video('https://www.youtube-nocookie.com/embed/AlvorimSack', 'Eine Tasche in neunzig Sekunden'),
    ],
  },
  'Jute bottle carrier': {
    name: 'Flaschentasche aus Jute',
    description: `<p>Eine, zwei oder drei Flaschen nebeneinander, mit einer Trennwand aus Canvas und einem Fenster für
das Etikett. Für die Weingüter am Douro entworfen und dort jeden September bestellt.</p>
${facts({ Größen: 'Eine, zwei oder drei Flaschen zu 0,75 Liter', Traglast: '5 kg', Druck: 'Eine oder zwei Farben' })}`,
    media: [still('jute-carrier'), jute, cartons],
  },
  'Hessian by the roll': {
    name: 'Jutegewebe von der Rolle',
    description: `<p>Für den Garten, die Polsterei und alle, die im November Bäume einpacken. Leinwandbindung in drei
Dichten, mit festen Webkanten, in der Erde binnen zwei Jahren verrottet.</p>
${facts({ Gewichte: '190, 230 und 305 g/m²', Breiten: '102, 137 und 183 cm', Länge: '50 oder 91 Meter je Rolle' })}`,
    media: [still('hessian'), still('hessian-close'), sacks],
  },
  'Flat-bottomed kraft bag': {
    name: 'Bodenbeutel aus Kraftpapier',
    description: `<p>Der einfache braune Beutel, in neun Größen von Pillen bis Kartoffeln. Eine Lage
70-Gramm-Kraftpapier, mit Stärke geklebt; er kommt ins Altpapier, wie er ist.</p>
${facts({
  Größen: 'Neun, von 10 bis 36 cm Breite',
  Papier: '70 g/m², Kraftpapier braun oder weiß',
  Mindestmenge: '10.000 je Größe',
})}`,
    media: [still('kraft-bag'), kraft, cartons],
  },
  'Carrier bag with twisted handles': {
    name: 'Tragetasche mit gedrehten Henkeln',
    description: `<p>Die eigene Tasche für Ihren Laden: 110-Gramm-Kraftpapier, gedrehte Papierhenkel, unter einem
Deckblatt verklebt, mit Farben auf Wasserbasis bedruckt. Zehn Kilogramm hängen einen Tag lang daran, ohne dass etwas
nachgibt.</p>
${facts({
  Größen: '18 × 8 × 22 bis 45 × 17 × 48 cm',
  Druck: 'Bis zu vier Farben, vollflächig',
  Mindestmenge: '3.000 je Motiv',
  Lieferzeit: 'Fünf Wochen nach Druckfreigabe',
})}`,
    media: [still('carrier-bag'), still('carrier-bag-close'), cartons, still('paper-hall')],
  },
  'Valve sack for cement': {
    name: 'Ventilsack für Zement',
    description: `<p>Zwei Lagen Sackkraftpapier mit einem Ventil in der Ecke, das sich beim Füllen von selbst schließt.
In vier Sekunden gefüllt und acht Lagen hoch gestapelt. Es ist keine Folie darin, also nimmt ihn der Pulper ganz.</p>
${facts({
  Inhalt: '25 oder 35 kg',
  Papier: '2 × 80 g/m² dehnfähiges Sackkraftpapier',
  Falltest: 'Zehnmal aus 85 cm, ohne zu reißen',
})}`,
    media: [still('cement-sack'), still('cement-sack-close'), sacks],
  },
};

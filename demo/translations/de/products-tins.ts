import { facts, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const tins = still('packed-tins');
const closures = still('packed-closures');
const line = still('tin-line');
const press = still('tin-press');

export const tinProducts: Translations['product'] = {
  'Club tin 125 ml': {
    name: 'Clubdose 125 ml',
    description: `<p>Die Sardinendose, in zwei Zügen aus Weißblech von 0,18 Millimeter gezogen. Ihr Aufreißring öffnet
bei 22 Newton: leicht, aber nicht im Rucksack. Die Konservenfabriken von Matosinhos verwenden sie seit 1938, bis 1992
mit Schlüssel.</p>
${facts({
  Größe: '104 × 60 × 22 mm',
  Innenlack: 'Epoxidfrei, für Fisch in Öl, Tomate oder Lake',
  Druck: 'Deckel und Seiten, sechs Farben',
  Haltbarkeit: 'Fünf Jahre',
})}`,
    media: [
      still('club-tin'),
      still('club-tin-close'),
      tins,
      press,
      video('https://www.youtube-nocookie.com/embed/AlvorimTins', 'Elf Dosen in der Sekunde'),
    ],
  },
  'Round tin 400 g': {
    name: 'Runddose 400 g',
    description: `<p>Für Tomaten, Bohnen und Kondensmilch. Dreiteilig, geschweißt und mit Sicken, so fest, dass
vierzehn übereinander stehen können. Jede Dose wird mit Luft auf Dichtheit geprüft, bevor sie geht.</p>
${facts({
  Größe: '73 × 110 mm',
  Inhalt: '425 ml',
  Deckel: 'Mit Aufreißring oder glatt',
  Verpackung: '2.430 je Palette',
})}`,
    media: [still('round-tin'), still('round-tin-close'), tins, line],
  },
  'Olive-oil can 3 litres': {
    name: 'Olivenölkanister 3 Liter',
    description: `<p>Ein rechteckiger Kanister mit versenktem Ausguss und einem Griff, der nicht einschneidet. In der
eigenen Druckerei lithografiert; den Lack ritzen wir mit einer Stahlnadel, bevor wir ihn freigeben.</p>
${facts({ Größe: '149 × 85 × 265 mm', Inhalt: '3 Liter; auch 1 und 5', Druck: 'Sechs Farben und Lack' })}`,
    media: [still('oil-tin'), still('oil-tin-close'), tins],
  },
  'Tea caddy 100 g': {
    name: 'Teedose 100 g',
    description: `<p>Eine Stülpdeckeldose mit Innendeckel, so dicht, dass sie beim Öffnen seufzt. Außen matt, innen
blankes Blech. Museen bestellen sie mit ihren Bildern, Teehandlungen mit nichts als einer Farbe.</p>
${facts({ Größe: '76 × 96 mm', Mindestmenge: '1.500 mit Druck, 250 in Lagerfarben', Prägung: 'Deckel, bis 1,2 mm' })}`,
    media: [still('tea-caddy'), still('tea-caddy-close'), tins, press],
  },
  'Twist-off lid 63 mm': {
    name: 'Twist-off-Deckel 63 mm',
    description: `<p>Vier Nocken, eine Vierteldrehung und ein Knopf, der beim ersten Mal knackt. Die Dichtmasse ist
frei von PVC und Weichmachern und hält ein Jahr lang auch fetten Speisen stand.</p>
${facts({
  Größen: '38 bis 82 mm',
  Dichtmasse: 'PVC-frei',
  Farben: 'Gold, Weiß, Schwarz oder bedruckt',
  Verpackung: '1.400 je Karton',
})}`,
    media: [still('twist-lid'), still('twist-lid-close'), closures],
  },
  'Natural cork 45 × 24': {
    name: 'Naturkorken 45 × 24',
    description: `<p>Aus einem Stück Rinde gestanzt, das im Alentejo neun Jahre lang gewachsen ist. Wir stellen keine
Korken her; wir suchen sie aus, waschen sie, prüfen sie auf unseren Flaschen und bedrucken sie.</p>
${facts({
  Größe: '45 × 24 mm',
  Qualitäten: 'Drei',
  Prüfung: 'Jede Partie 24 Stunden eingeweicht und auf Geruch geprüft',
  Verpackung: 'Beutel zu 1.000',
})}`,
    media: [still('cork'), still('cork-close'), closures],
  },
};

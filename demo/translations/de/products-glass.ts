import { facts, ownVideo, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { still } from './references.ts';

const bottles = still('packed-bottles');
const jars = still('packed-jars');
const line = still('bottle-line');
const furnace = still('furnace');

export const glassProducts: Translations['product'] = {
  'Bordeaux bottle 750 ml': {
    name: 'Bordeauxflasche 750 ml',
    description: `<p>Unsere meistproduzierte Flasche: 61 Millionen im Jahr 2025. Hohe Schultern, ein Einstich, der zum
Stapeln tief genug ist, und mit 395 Gramm rund ein Viertel leichter als früher. Gefüllt wird sie von Monção bis
Mendoza.</p>
${facts({
  Inhalt: '750 ml bei 63 mm unter dem Rand',
  Gewicht: '395 g',
  Farben: 'Laubgrün, Weiß',
  Mündung: 'Kork 18,5 mm oder BVS 30 × 60',
  Verpackung: '1.596 je Palette',
})}`,
    media: [
      still('bordeaux'),
      still('glass-close'),
      bottles,
      line,
      video(ownVideo('a-bottle-is-born'), 'Eine Flasche kommt zur Welt'),
    ],
  },
  'Olive-oil bottle 500 ml': {
    name: 'Olivenölflasche 500 ml',
    description: `<p>Eine Vierkantflasche aus dunklem Glas, denn nichts fürchtet Öl so sehr wie Licht. Auf die flachen
Seiten passt ein Etikett von 70 mal 110 Millimetern, auf die Mündung ein Ausgießer, durch den sich nichts nachfüllen
lässt.</p>
${facts({ Inhalt: '500 ml', Gewicht: '420 g', Farben: 'Antikgrün, Braun', Mündung: '31,5 × 24 mm' })}`,
    media: [still('oil-bottle'), still('oil-bottle-close'), bottles],
  },
  'Swing-top bottle 330 ml': {
    name: 'Bügelflasche 330 ml',
    description: `<p>Für eine Brauerei in Viana gemacht, der es auf das Ploppen ankam. Zweimal entspannt, damit sie 25
Füllungen aushält; der Porzellanverschluss kommt aus unserem eigenen
<a href="/concern/salgado-tile-works">Fliesenwerk</a>.</p>
${facts({ Inhalt: '330 ml', Gewicht: '310 g', Druck: '12 bar, jede Flasche geprüft', Farben: 'Braun, Weiß' })}`,
    media: [still('swing-top'), still('swing-top-close'), bottles, furnace],
  },
  'Water bottle 1 litre': {
    name: 'Wasserflasche 1 Liter',
    description: `<p>Eine Mehrwegflasche für den Tisch, für Mineralbrunnen und Restaurants, mit einem Ring unter dem
Hals für den Kasten und Platz für einen Namenszug im Relief.</p>
${facts({ Inhalt: '1.000 ml', Gewicht: '560 g, Mehrweg', Farben: 'Weiß, Hellblau', Relief: 'Ab 50.000 Stück' })}`,
    media: [still('water-bottle'), still('water-bottle-close'), bottles, line],
  },
  'Preserving jar 370 ml': {
    name: 'Einmachglas 370 ml',
    description: `<p>Das Glas, an dem wir unsere Deckel prüfen. Gerade Wände, damit es sich leicht füllt, eine weite
Mündung für den Löffel und ein Boden, der auf dem Deckel darunter einrastet.</p>
${facts({
  Inhalt: '370 ml randvoll',
  Gewicht: '165 g',
  Mündung: 'Twist-off 66 mm',
  Hitze: 'Sterilisation bei 121 °C',
})}`,
    media: [still('preserving-jar'), still('jar-close'), jars],
  },
  'Hexagonal honey jar 250 ml': {
    name: 'Sechseckiges Honigglas 250 ml',
    description: `<p>Sechs flache Seiten lassen das Licht durch, und damit ist Honig schon halb verkauft. Wer imkert,
kann auch eine einzelne Palette bestellen; zweihundert tun das.</p>
${facts({
  Inhalt: '250 ml, 350 g Honig',
  Gewicht: '150 g',
  Mündung: 'Twist-off 63 mm',
  Verpackung: '3.060 je Palette',
})}`,
    media: [still('honey-jar'), still('honey-jar-close'), jars, furnace],
  },
};

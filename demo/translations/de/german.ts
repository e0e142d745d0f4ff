import type { Translations } from '../translations.ts';
import { germanCompany } from './company.ts';

export const german: Translations = {
  company: { 'Alvorim Group': germanCompany },
  category: {
    'Yarn and cloth': {
      name: 'Garn und Stoff',
      description:
        'Baumwolle vom Ballen bis zum gesäumten Handtuch: gesponnen in Guimarães, gewebt, gefärbt und veredelt in ' +
        'Vila Nova de Famalicão. Lagerware geht binnen drei Werktagen ab.',
    },
  },
  news: {
    'Kiln two lights its first hydrogen flame in Aveiro': {
      heading: 'Ofen zwei brennt in Aveiro erstmals mit Wasserstoff',
      description: `<p>Am Dienstag um 6.40 Uhr nahm der zweite Rollenofen der Fliesenwerke Salgado zum ersten Mal ein Gemisch
aus Erdgas und 12 Prozent Wasserstoff an. Er lief neun Stunden und brannte 3.400 Quadratmeter Bodenfliesen, die in der
Sortierung niemand von denen des Vortags unterscheiden konnte.</p>
<p>Die Brenner wurden in der Augustpause getauscht. Bei 30 Prozent, geplant für 2028, spart der Ofen 2.100 Tonnen
Kohlendioxid im Jahr.</p>
<p>Der Wasserstoff kommt auf der Straße von einem Elektrolyseur in Estarreja, 18 Kilometer entfernt.</p>`,
    },
    'Forty years: 4,200 visitors at the open day': {
      heading: 'Vierzig Jahre: 4.200 Gäste am offenen Tag',
      description: `<p>Am 6. Oktober 1986 lief in Guimarães die erste Ringspinnmaschine an. Auf den Tag vierzig Jahre später drückte
Rosa Machado denselben grünen Knopf, und Maschine Nummer 7 lief eine Minute lang vor 4.200 Gästen.</p>
<p>Alle neun Standorte standen offen. Am vollsten war es am Glasofen in Marinha Grande und am Kai von Leixões. Die Stiftung
der Beschäftigten schenkte der Textilschule 40 Stipendien.</p>`,
    },
    'Access chamber 600 enters the range': {
      heading: 'Neu im Programm: Schacht 600',
      description: `<p>Vouga Pipe Systems fertigt nun auch den Schacht zum Rohr. Er wiegt 29 Kilogramm und wird von zwei Personen
getragen, wo Beton einen Kran und eine gesperrte Straße braucht.</p>
<p>Drei Einläufe lassen sich um je sieben Grad drehen. Ab Januar 2027 ist er ab Lager lieferbar.</p>`,
    },
  },
};

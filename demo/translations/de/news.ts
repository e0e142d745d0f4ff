import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const news: Translations['news'] = {
  'Kiln two lights its first hydrogen flame in Aveiro': {
    heading: 'Ofen zwei brennt in Aveiro erstmals mit Wasserstoff',
    image: pic('kiln'),
    description: `<p>Am Dienstag um 6.40 Uhr nahm der zweite Rollenofen von Salgado Tile Works zum ersten Mal ein
Gemisch aus Erdgas und 12 Prozent Wasserstoff an. Er lief neun Stunden und brannte 3.400 Quadratmeter Bodenfliesen, die
in der Sortierung niemand von denen des Vortags unterscheiden konnte.</p>
<p>Die Brenner wurden in der Augustpause getauscht. Über den Winter soll der Anteil in Schritten von drei Punkten
steigen; bei 30 Prozent, geplant für 2028, spart der Ofen 2.100 Tonnen Kohlendioxid im Jahr.</p>
<p>„Nur die Farbe der Flamme ist anders“, sagt Stefan Kowalczyk, der in der Gruppe für alles Heiße zuständig ist. „Man
sieht sie kaum noch. Wir mussten neue Kameras kaufen.“</p>
<p>Der Wasserstoff kommt auf der Straße von einem Elektrolyseur in Estarreja, 18 Kilometer entfernt. Über eine Leitung
wird mit der Gemeinde gesprochen.</p>`,
  },
  'Forty years: 4,200 visitors at the open day': {
    heading: 'Vierzig Jahre: 4.200 Gäste am Tag der offenen Tür',
    image: pic('open-day'),
    description: `<p>Am 6. Oktober 1986 lief in Guimarães die erste Maschine an. Auf den Tag genau vierzig Jahre später
drückte Rosa Machado denselben grünen Knopf, und Ringspinnmaschine Nummer 7 lief vor 4.200 Gästen eine Minute lang.</p>
<p>Alle neun Standorte standen offen. Am vollsten war es am Glasofen in Marinha Grande, wo man selbst eine Flasche
blasen konnte (812 Gäste taten es, und 511 der Flaschen stehen gerade), und am Liegeplatz in Leixões, wo ein
Schiffskoch aus Manila Suppe ausgab.</p>
<h3>Ein Geschenk an die Stadt</h3>
<p>Die Belegschaftsstiftung schenkte der Textilschule 40 Stipendien, eines für jedes Jahr. Die ersten zehn begannen im
September.</p>`,
  },
  'Access chamber 600 enters the range': {
    heading: 'Neu im Programm: Schacht 600',
    image: pic('trench'),
    description: `<p>Vouga Pipe Systems fertigt zu den Rohren nun auch den Schacht, zu dem sie führen. Der erste seiner
Art aus Águeda wiegt 29 Kilogramm und wird von zwei Personen getragen, wo Beton einen Kran und eine gesperrte Straße
braucht.</p>
<p>Drei Einläufe lassen sich um sieben Grad nach jeder Seite schwenken, sodass ein krummer Graben kein Grund mehr ist,
die Arbeit einzustellen. Erprobt wurde der Schacht ein Jahr lang in elf Straßen von Sever do Vouga, zwei Hochwasser
eingeschlossen.</p>
<p>Ab Januar 2027 ist er ab Lager bestellbar. Bilder und Zeichnungen folgen im Dezember.</p>`,
  },
  'The night lorry goes electric': {
    heading: 'Der Nachtlaster fährt elektrisch',
    image: pic('coast-road'),
    description: `<p>Seit Montag fahren zwei elektrische Sattelzugmaschinen die Runde zwischen Guimarães, Famalicão und
Leixões. Sie starten um 21.30 Uhr, wenn unsere Dächer die Batterien gefüllt haben und die Autobahn leer ist, und haben
mit 26 Tonnen im Rücken 140 Kilometer vor sich.</p>
<p>Gefragt wurden zuerst die Leute am Steuer: Sechs von acht wollten wechseln. „Es ist so leise, dass ich den Regen
höre“, schreibt Ana Couto, die seit dem ersten Tag für Quayline fährt.</p>`,
  },
  'Figures for 2025: fewer kilowatt-hours, more cloth': {
    heading: 'Die Zahlen für 2025: weniger Kilowattstunden, mehr Stoff',
    image: pic('mill-morning'),
    description: `<p>Der Umsatz der Gruppe stieg 2025 um 5,4 Prozent auf 412 Millionen Euro. Die zugekaufte Energie
ging um 4,3 Prozent auf 381 Gigawattstunden zurück, zum dritten Mal in Folge, obwohl wir eine Million Meter mehr gewebt
haben.</p>
<p>Der Gewinn von 21,6 Millionen Euro nach Steuern bleibt bis auf 5,4 Millionen in den Werken; von diesen erhält die
Belegschaftsstiftung gut ein Drittel. Alle Beschäftigten bekommen im April je 610 Euro.</p>
<p>Der vollständige Bericht mit allen acht Unternehmen, einem nach dem anderen, steht bei unseren
<a href="/corporate-values">Berichten</a>.</p>`,
  },
  'A third truck route to the Baltic': {
    heading: 'Eine dritte Lkw-Route an die Ostsee',
    image: pic('warehouse'),
    description: `<p>Quayline lädt jetzt jeden Freitag für Danzig, Riga und Tallinn. Waren aus unseren Werken sind in
Litauen nun nach sieben statt elf Tagen beim Kunden, bis Rotterdam über See und dann auf der Schiene.</p>
<p>Angefangen hat die Route als Gefallen für eine einzige Strickerei in Kaunas. Heute sind es 40 Tonnen in der Woche,
zumeist Fliesen.</p>`,
  },
};

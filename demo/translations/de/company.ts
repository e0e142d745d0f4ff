import type { EntityInput } from '#content/registry.ts';
import { accessibility } from './accessibility.ts';
import { aboutUs, history } from './company-story.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { pic } from './references.ts';

export const company: Partial<EntityInput<'company'>> = {
  logoAlternate: pic('logo-alternate'),
  experienceText: 'Jahre Herstellung, Verpackung und Versand',
  percentText: 'unserer Kunden bestellen wieder',
  pageBanner: pic('page-banner'),
  summary: `<h2>Gemacht im Norden Portugals, gebraucht in 43 Ländern</h2>
<p>Alvorim ist eine Familie von acht Unternehmen zwischen Viana do Castelo und Marinha Grande. Wir spinnen und weben
Baumwolle, brennen Fliesen und Geschirr, blasen Flaschen, stanzen Dosen, nähen Säcke, extrudieren Rohre und verschiffen
das alles von unserem eigenen Kai in Leixões. <strong>3.140 Menschen</strong> arbeiten hier; 71 Prozent dessen, was sie
herstellen, geht ins Ausland.</p>
<p>Eine Gruppe heißt: ein Auftrag, eine Rechnung und ein Container für Waren aus mehreren Werken. Wer mit Garn anfängt,
kauft am Ende oft auch Taschen und Dosen bei uns, weil dieselben Menschen ans Telefon gehen.</p>
<ul>
<li><strong>14.200 Tonnen</strong> Baumwollgarn und 21 Millionen Meter Stoff im Jahr</li>
<li><strong>3,8 Millionen Quadratmeter</strong> Fliesen aus zwei Rollenöfen in Aveiro</li>
<li><strong>510 Millionen</strong> Flaschen, Gläser und Dosen, alle recycelbar</li>
</ul>
<p><a href="/about">Lesen Sie, wie aus einer stillgelegten Spinnerei mit 38 Leuten eine Gruppe wurde</a>, oder sehen
Sie sich an, <a href="/product">was wir herstellen</a>.</p>`,
  aboutUs,
  history,
  mission: `<h2>Nützliche Dinge, ordentlich gemacht</h2>
<p>Wir machen Dinge, die man täglich in der Hand hat und über die man selten nachdenkt: das Handtuch am Haken, die
Fliese unter der Spüle, das Glas im Regal, das Rohr unter der Straße. Wir sorgen dafür, dass auch nie jemand über sie
nachdenken muss: Sie passen, sie halten, sie kommen am zugesagten Tag.</p>
<h3>Woran wir uns messen lassen</h3>
<ul>
<li><strong>Den Tag nennen und einhalten.</strong> 2025 gingen 96,4 Prozent unserer Aufträge an dem Tag ab, den wir
zuerst bestätigt hatten.</li>
<li><strong>Erst messen, dann versprechen.</strong> Jede Partie wird im eigenen Labor geprüft, und das Prüfblatt geht
mit.</li>
<li><strong>Gerecht und früh zahlen.</strong> Der niedrigste Lohn der Gruppe liegt 18 Prozent über dem gesetzlichen
Mindestlohn, und kleine Lieferanten haben ihr Geld binnen 21 Tagen.</li>
<li><strong>Den Fluss so hinterlassen, wie wir ihn vorgefunden haben.</strong> Mehr als die Hälfte unseres Wassers
verwenden wir heute ein zweites Mal.</li>
</ul>
<p>Nichts davon ist neu. So wurde schon der erste Spinnsaal in Guimarães geführt; wir haben es nur
aufgeschrieben.</p>`,
  vision: `<h2>Ein Werk, über das sich die Nachbarn freuen</h2>
<p>Bis <strong>2035</strong> wollen wir alles, was wir heute herstellen, mit der Hälfte der Energie machen, die wir
2023 zugekauft haben, nichts mehr auf die Deponie geben und auf je zehn Beschäftigte einen Ausbildungsplatz bieten.</p>
<h3>Drei Schritte auf dem Weg</h3>
<ul>
<li><strong>2028:</strong> Beide Fliesenöfen laufen mit einem Gemisch, das mindestens 30 Prozent grünen Wasserstoff
enthält.</li>
<li><strong>2030:</strong> Vier von zehn Tonnen unseres Glases werden aus Altglas der Region geschmolzen, ebenso alle
braunen Flaschen.</li>
<li><strong>2035:</strong> Gegenüber 2023 ist die Hälfte der zugekauften Energie eingespart, gemessen und geprüft.</li>
</ul>
<p>Wir wachsen lieber langsam und bleiben. Wer auch in vierzig Jahren noch hier sein will, muss zuerst ein guter
Nachbar sein; ein guter Lieferant wird er dadurch.</p>`,
  videoDescription:
    'Ein Arbeitstag ohne Worte: Im Morgengrauen werden Ballen geöffnet, Webmaschinen und ein Ofen laufen, Flaschen ' +
    'kommen in einer Reihe aus der Schmelzwanne, und am Abend wird am Kai ein Schiff beladen.',
  videoTranscript: 'Nur Musik, niemand spricht. Am Ende steht auf dem Bildschirm: „Gemacht zwischen Fluss und Meer.“',
  privacyPolicy,
  accessibility,
  footerInfo:
    'Acht Unternehmen zwischen Viana do Castelo und Marinha Grande: Garn und Stoff, Fliesen, Taschen und Säcke, ' +
    'Flaschen, Dosen und Rohre, von Leixões in 43 Länder.',
  newsletterInfo: 'Vier Briefe im Jahr: neue Produkte, Messetermine und was die Werke gerade beschäftigt.',
};

import type { EntityInput } from '#contract/entities/registry.ts';

export const germanCompany: Partial<EntityInput<'company'>> = {
  summary: `<h2>Gemacht im Norden Portugals, gebraucht in 43 Ländern</h2>
<p>Alvorim ist eine Familie von acht Unternehmen zwischen Viana do Castelo und Marinha Grande. Wir spinnen und weben
Baumwolle, brennen Fliesen und Geschirr, formen Flaschen, pressen Dosen, nähen Säcke, extrudieren Rohre und verschiffen
alles von unserem eigenen Kai in Leixões. <strong>3.140 Menschen</strong> arbeiten hier; 71 Prozent dessen, was sie
herstellen, geht ins Ausland.</p>
<p>Eine Gruppe heißt: ein Auftrag, eine Rechnung und ein Container für Waren aus mehreren Werken.</p>
<ul>
<li><strong>14.200 Tonnen</strong> Baumwollgarn und 21 Millionen Meter Stoff im Jahr</li>
<li><strong>3,8 Millionen Quadratmeter</strong> Fliesen aus zwei Rollenöfen in Aveiro</li>
<li><strong>510 Millionen</strong> Flaschen, Gläser und Dosen, alle wiederverwertbar</li>
</ul>
<p><a href="/about">Wie aus einer geschlossenen Spinnerei mit 38 Leuten eine Gruppe wurde</a></p>`,
  aboutUs: `<h2>Acht Werke, ein Haus</h2>
<p>Alvorim kommt von <em>alvor</em>, dem ersten Licht des Tages: Dann beginnt in Guimarães die Frühschicht. Die Gruppe
gehört zu 64 Prozent der Familie Sarmento und zu 36 Prozent den Menschen, die hier arbeiten. Drei Viertel des
Jahresgewinns bleiben in den Werken.</p>
<p>Jedes Unternehmen hat eine eigene Leitung und steht für seine Qualität selbst ein. Gemeinsam sind Labor, Einkauf,
Ausbildung, Exportbüro und seit 2015 eine Spedition mit eigenem Liegeplatz in Leixões.</p>
<h3>Die Gruppe in Zahlen, 2025</h3>
<ul>
<li><strong>3.140 Menschen</strong> aus 41 Ländern an neun Standorten</li>
<li><strong>412 Millionen Euro</strong> Umsatz, davon 71 Prozent im Export</li>
<li><strong>186 Auszubildende</strong>, von denen neun von zehn bleiben</li>
</ul>`,
  mission: `<h2>Nützliche Dinge, ordentlich gemacht</h2>
<p>Wir machen Dinge, die man täglich in der Hand hat und über die man selten nachdenkt: das Handtuch am Haken, die Fliese
unter der Spüle, das Glas im Regal, das Rohr unter der Straße. Sie passen, sie halten, sie kommen am zugesagten Tag.</p>
<ul>
<li><strong>Den Tag nennen und einhalten.</strong> 2025 gingen 96,4 Prozent der Aufträge am ersten bestätigten Tag ab.</li>
<li><strong>Erst messen, dann versprechen.</strong> Jede Partie wird im eigenen Labor geprüft.</li>
<li><strong>Gerecht und früh zahlen.</strong> Kleine Lieferanten erhalten ihr Geld binnen 21 Tagen.</li>
</ul>`,
  vision: `<h2>Ein Werk, über das sich die Nachbarn freuen</h2>
<p>Bis <strong>2035</strong> wollen wir alles, was wir heute machen, mit der Hälfte der 2023 zugekauften Energie
herstellen, nichts mehr auf die Deponie geben und für jeden zehnten Arbeitsplatz einen Ausbildungsplatz haben.</p>`,
  footerInfo:
    'Acht Unternehmen zwischen Viana do Castelo und Marinha Grande: Garn und Stoff, Fliesen, Säcke, Flaschen, Dosen ' +
    'und Rohre, von Leixões in 43 Länder.',
  newsletterInfo: 'Vier Briefe im Jahr: neue Produkte, Messetermine und was in den Werken gerade geschieht.',
};

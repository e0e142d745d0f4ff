export const aboutUs = `<h2>Acht Werke, ein Haus</h2>
<p>Alvorim kommt von <em>alvor</em>, dem ersten Licht des Tages: Dann beginnt in Guimarães die Frühschicht. Wir sind
eine Gruppe von acht Unternehmen. Sie gehört zu 64 Prozent der Familie Sarmento und zu 36 Prozent, über eine 2009
gegründete Belegschaftsstiftung, den Menschen, die hier arbeiten. Kein Anteil wird gehandelt, und drei Viertel jedes
Jahresgewinns bleiben in den Werken.</p>
<p>Jedes Unternehmen hat eine eigene Leitung und steht für seine Qualität selbst ein. Gemeinsam haben sie, was sich
gemeinsam besser machen lässt: ein Labor, den Einkauf, ein Ausbildungszentrum, den Exportvertrieb und seit 2015 eine
Spedition mit eigenem Liegeplatz im Hafen von Leixões.</p>
<h3>Die Gruppe in Zahlen, 2025</h3>
<ul>
<li><strong>3.140 Menschen</strong> aus 41 Nationen an neun Standorten</li>
<li><strong>412 Millionen Euro</strong> Umsatz, davon 71 Prozent im Export</li>
<li><strong>1.460 Kunden</strong>, von denen 530 seit mehr als zehn Jahren bei uns kaufen</li>
<li><strong>186 Auszubildende</strong>, von denen neun von zehn bleiben</li>
</ul>
<h3>Wie wir mit Kunden arbeiten</h3>
<p>Um einen Auftrag kümmert sich von der ersten Frage bis zum letzten Karton ein und dieselbe Person. Muster von
Lagerware gehen binnen zwei Arbeitstagen ab, eigens angefertigte brauchen acht. Eine Reklamation beantwortet jemand,
der an dem Tag im Werk war, und kein Formular.</p>
<p>Kommen Sie gern vorbei und sehen Sie sich um. Donnerstags führen wir Gäste durch die Werke; alles Weitere regelt das
<a href="/contact">Exportbüro</a>.</p>`;

export const history = `<h2>Vierzig Jahre in zehn Daten</h2>
<p>Im Frühjahr 1986 stand eine Baumwollspinnerei am Selho in Guimarães seit zwei Jahren still. Helena Sarmento, damals
eine 31-jährige Textilingenieurin, pachtete sie mit einem Kredit der Sparkasse und der Hilfe von 38 ehemaligen
Spinnerinnen und Spinnern. Am <strong>6. Oktober 1986</strong> setzten sie 4.800 gebrauchte Spindeln in Gang, und die
ersten elf Tonnen Garn gingen an eine Strickerei in Barcelos.</p>
<h3>Vom Garn zum Stoff</h3>
<ul>
<li><strong>1986:</strong> Alvorim Spinning fängt mit 38 Leuten an.</li>
<li><strong>1991:</strong> In Vila Nova de Famalicão werden vierzig Greiferwebmaschinen aufgestellt: Alvorim
Weaving.</li>
<li><strong>1997:</strong> Die Gruppe kauft Salgado Tile Works in Aveiro aus der Insolvenz und erhält alle 164
Arbeitsplätze.</li>
<li><strong>2001:</strong> Lima Sackworks kommt hinzu, und damit Säcke und Taschen aus Jute und Papier.</li>
</ul>
<h3>Aus einer Stadt wird eine Küste</h3>
<ul>
<li><strong>2004:</strong> Foz Tinworks in Matosinhos, seit 1938 Lieferant der Sardinenfabriken.</li>
<li><strong>2008:</strong> Pinhal Glass; mitten in der Finanzkrise wird die Schmelzwanne neu gebaut.</li>
<li><strong>2012:</strong> Vouga Pipe Systems in Águeda, neun Extrusionslinien.</li>
<li><strong>2015:</strong> Quayline Logistics zieht in das alte Kühlhaus in Leixões.</li>
<li><strong>2019:</strong> Neben der ersten Spinnerei öffnet ein Labor für die ganze Gruppe.</li>
<li><strong>2024:</strong> Solardächer an allen neun Standorten, zusammen 9,6 Megawatt.</li>
</ul>
<p>Von den 38 Leuten des ersten Tages arbeiten zwei noch heute hier: Rosa Machado leitet die Kämmerei, und Helena
Sarmento führt den Vorsitz im Verwaltungsrat. Die erste Ringspinnmaschine, die Nummer 7, steht in der Eingangshalle und
läuft jeden 6. Oktober.</p>`;

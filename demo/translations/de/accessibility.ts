export const accessibility = `<h2>Barrierefreiheit</h2>
<p>Alvorim Group möchte, dass jeder Mensch diese Website nutzen kann, mit jedem Gerät, jedem Browser und jeder
assistiven Technik.</p>
<h3>Wie barrierefrei diese Website ist</h3>
<p>Wir bauen und prüfen nach den <strong>Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA</strong>. Vor jeder
neuen Version prüft ein Programm jede Seite; zweimal im Jahr prüfen Menschen mit Tastatur und Screenreader.</p>
<h3>Was noch nicht barrierefrei ist</h3>
<ul>
<li>Einige ältere Datenblätter sind PDF-Dateien ohne Tags. Auf Wunsch schicken wir Ihnen den Inhalt per E-Mail.</li>
<li>Die Karten kommen von einem anderen Anbieter. Die Anschrift und den Weg zu uns finden Sie als Text auch auf der
<a href="/contact">Kontaktseite</a>.</li>
</ul>
<h3>Sagen Sie uns, woran Sie hängen bleiben</h3>
<p>Schreiben Sie an <a href="mailto:hello@example.com">hello@example.com</a>, oder rufen Sie an: +351 22 000 0100.
Nennen Sie die Seite und was Sie dort tun wollten. Wir antworten binnen zehn Arbeitstagen.</p>
<h3>Wenn unsere Antwort nicht weiterhilft</h3>
<p>Beschweren können Sie sich bei der Agência para a Modernização Administrativa in Lissabon, die in Portugal über die
Barrierefreiheit wacht.</p>`;

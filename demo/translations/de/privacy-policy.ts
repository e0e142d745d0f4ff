import { retention } from '#contract/retention.ts';

const { applicationMonths, talentPoolMonths, messageMonths, unconfirmedDays, unsubscribedDays, addressDays } =
  retention;

export const privacyPolicy = `<h2>Datenschutzerklärung</h2>
<p>Hier steht in einfachen Worten, was wir über Sie speichern, wenn Sie diese Website besuchen oder uns schreiben,
warum und wie lange. Verantwortlich ist Alvorim Group, Rua da Doca Velha 118, 4450-000 Matosinhos, Portugal.</p>
<h3>Was wir speichern, und wie lange</h3>
<ul>
<li><strong>Besuche.</strong> Wir zählen, wie oft jede Seite an jedem Tag gelesen wird, und halten nichts darüber fest,
von wem. Ihre IP-Adresse brauchen wir, um Ihnen zu antworten und um Missbrauch abzuwehren; wo sie überhaupt notiert
wird, wird sie nach <strong>${addressDays} Tagen</strong> gelöscht.</li>
<li><strong>Nachrichten.</strong> Was Sie im Kontaktformular schreiben, wird gespeichert und an die Menschen gemailt,
die es beantworten. Wir löschen es nach <strong>${messageMonths} Monaten</strong>.</li>
<li><strong>Lebensläufe.</strong> Ihren Lebenslauf und Ihre Angaben dazu lesen nur die Menschen, die über die Besetzung
entscheiden. Wir löschen beides <strong>${applicationMonths} Monate</strong> nach dem Ende der Ausschreibung; hat sie
kein Enddatum oder haben Sie sich auf keine bestimmte Stelle beworben, ${applicationMonths} Monate nach dem Eingang.
Wenn Sie das Kästchen ankreuzen, mit dem wir auch bei anderen Stellen an Sie denken dürfen, sind es
<strong>${talentPoolMonths} Monate</strong>. Sie müssen das nicht und können es jederzeit zurücknehmen.</li>
<li><strong>Newsletter.</strong> Wir behalten Ihre Adresse, bis Sie den Newsletter abbestellen, und ${unsubscribedDays}
Tage darüber hinaus; jede Ausgabe enthält einen Link, mit dem das ein einziger Klick ist. Eine Adresse, die nie
bestätigt wurde, wird nach <strong>${unconfirmedDays} Tagen</strong> gelöscht.</li>
</ul>
<p>Zu allem, was Sie uns schicken, speichern wir, welche Fassung des Hinweises am Formular stand.</p>
<h3>Was wir nicht tun</h3>
<p>Diese Website setzt keine Cookies, zählt niemanden namentlich und gibt nichts an Dritte weiter. Videos und Karten
kommen von anderen Anbietern; von dort wird nichts geladen, bis Sie auf Abspielen drücken oder die Karte öffnen. Von da
an gelten deren eigene Regeln.</p>
<h3>Warum wir das dürfen</h3>
<p>Nachrichten und Bewerbungen speichern wir, um Ihnen zu antworten (Artikel 6 Absatz 1 Buchstaben b und f der
Datenschutz-Grundverordnung), Lebensläufe für andere Stellen und die Adressen des Newsletters, weil Sie eingewilligt
haben (Artikel 6 Absatz 1 Buchstabe a), und IP-Adressen, weil eine Website verteidigt werden muss (Artikel 6 Absatz 1
Buchstabe f).</p>
<h3>Ihre Rechte</h3>
<p>Sie können fragen, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, es mitnehmen oder
widersprechen. Schreiben Sie an <a href="mailto:privacy@example.com">privacy@example.com</a>; wir antworten binnen zwei
Wochen. Sie können sich auch bei der portugiesischen Datenschutzbehörde beschweren, der CNPD in Lissabon.</p>
<p><em>Zuletzt geändert am 21. November 2026.</em></p>`;

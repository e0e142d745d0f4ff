import type { Translations } from '../translations.ts';

const answer = (name: string, description: string) => ({ name, description });

export const questions: Translations['faq'] = {
  'What is the smallest order?': answer(
    'Wie viel muss ich mindestens bestellen?',
    `<p>Von Lagerware einen Karton, aus dem <strong>Glaswerk</strong> eine Palette. Was wir eigens für Sie herstellen,
beginnt bei 300 Metern Stoff, 3.000 Tragetaschen oder 50.000 Flaschen mit Relief. Gilt eine andere
Mindestmenge, steht sie auf der Produktseite.</p>`,
  ),
  'How do I get samples?': answer(
    'Wie bekomme ich Muster?',
    `<p>Schreiben Sie dem <a href="/contact">Exportbüro</a> und nennen Sie das Produkt. Muster von Lagerware sind
kostenlos und gehen binnen zwei Arbeitstagen ab; Sie zahlen nur das Porto über zwei Kilogramm. Muster nach Ihrer
Zeichnung brauchen acht Tage.</p>`,
  ),
  'How long does delivery take?': answer(
    'Wie lange dauert die Lieferung?',
    `<p>Lagerware geht binnen drei Arbeitstagen ab. Auf Bestellung: Garn zwei Wochen, Stoff vier bis sechs, Fliesen
drei, bedruckte Dosen fünf, Flaschen aus einer vorhandenen Form ebenfalls fünf. Dazu kommt die Reise: fünf Tage
nach Bergen, neun nach Halifax, 27 nach Valparaíso und 44 nach Yokohama. Andere Häfen nennt Ihnen das
<a href="/contact">Exportbüro</a>.</p>`,
  ),
  'Which delivery terms do you offer?': answer(
    'Zu welchen Bedingungen liefern Sie?',
    `<p>Innerhalb der Europäischen Union frei Haus und verzollt, nach Übersee FOB Leixões oder CIF in 60 Häfen. Auf
Wunsch versichern wir die Ware zum Selbstkostenpreis.</p>`,
  ),
  'Can goods of several works share a container?': answer(
    'Passen Waren aus mehreren Werken in einen Container?',
    `<p>Ja, und etwa ein Drittel unserer Container ist so beladen. Quayline holt bei allen Werken ab und lädt nach
Ihrem Plan; eine Rechnung und eine Packliste decken alles ab.</p>`,
  ),
  'How do you take payment?': answer(
    'Wie zahle ich?',
    `<p>Per Überweisung binnen 30 Tagen, sobald wir uns kennen. Erste Aufträge werden zur Hälfte im Voraus und zur
Hälfte gegen Dokumente bezahlt; ab 60.000 Euro ist ein Akkreditiv üblich.</p>`,
  ),
  'May we visit the works?': answer(
    'Können wir die Werke besichtigen?',
    `<p>Sehr gern, donnerstags. Ein Rundgang durch zwei Werke dauert einen halben Tag; bitte mit festen Schuhen, Kinder
ab zehn Jahren. Einen Termin vereinbaren Sie über die <a href="/contact">Kontaktseite</a>.</p>`,
  ),
  'Where does your cotton come from?': answer(
    'Woher kommt Ihre Baumwolle?',
    `<p>2025 aus Griechenland (34 Prozent), Spanien (22), Brasilien (27) und Ägypten (17). Jeder fünfte Ballen stammt
von 31 Farmen, die wir selbst besucht haben; 2030 soll es jeder dritte sein.</p>`,
  ),
  'Are your tins and lids free of bisphenol A?': answer(
    'Sind Ihre Dosen und Deckel frei von Bisphenol A?',
    `<p>Alle Dosen und Deckel für Lebensmittel stellen wir seit 2019 ohne Bisphenol A her, und unsere Deckel enthalten
kein PVC. Das Prüfblatt jeder Partie gibt Ihnen das <strong>Labor</strong>, wenn Sie die Partienummer nennen.</p>`,
  ),
  'What happens when something is wrong?': answer(
    'Was geschieht, wenn etwas nicht stimmt?',
    `<p>Schicken Sie ein Bild und die Partienummer. Binnen eines Arbeitstags antwortet jemand, der an dem Tag im Werk
war. Liegt der Fehler bei uns, ersetzen wir die Ware und holen die fehlerhafte ab; 2025 war das bei 0,4 Prozent der
Lieferungen so.</p>`,
  ),
  'Do you repair or match old tiles?': answer(
    'Reparieren Sie alte Fliesen, oder fertigen Sie sie nach?',
    `<p>Ja. Schicken Sie eine Scherbe von mindestens drei Zentimetern. Unser
<a href="/concern/salgado-tile-works">Fliesenwerk</a> fertigt die passenden Fliesen in sechs Wochen, ab 40 Stück.</p>`,
  ),
  'How do I apply when there is no opening?': answer(
    'Wie bewerbe ich mich, wenn keine Stelle frei ist?',
    `<p>Mit dem Formular auf der <a href="/career">Karriereseite</a>; wählen Sie dort die Abteilung. Wir antworten
allen binnen drei Wochen und behalten die Unterlagen nicht länger, als unsere
<a href="/privacy-policy">Datenschutzerklärung</a> sagt.</p>`,
  ),
};

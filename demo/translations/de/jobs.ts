import type { Translations } from '../translations.ts';

const everywhere = `<ul><li>25 Tage Urlaub, dazu Ihr Geburtstag</li><li>Kantine für 2,40 Euro, Werksbus aus vier
Städten</li><li>Nach dem ersten Jahr über die Belegschaftsstiftung ein Anteil am Gewinn</li></ul>`;

export const jobs: Translations['career'] = {
  'Mechanical fitter, ring frames': {
    title: 'Industriemechaniker (m/w/d), Ringspinnmaschinen',
    jobDescription: `<p>Mit sieben Kolleginnen und Kollegen halten Sie 48 Ringspinnmaschinen am Laufen: vormittags
geplante Wartung, nachmittags Reparaturen. Die Maschinen werden für Sie angehalten; in eine laufende greift hier
niemand.</p>
<ul><li>Spindeln, Lager und Teile der Streckwerke wechseln</li><li>Schwingungswerte lesen und Reparaturen danach
planen</li><li>Einer oder einem Auszubildenden zeigen, wie es geht</li></ul>`,
    educationalQualification:
      '<p>Abgeschlossene Ausbildung in Industriemechanik oder Mechatronik; einige Jahre an Textilmaschinen sind von ' +
      'Vorteil.</p>',
    jobFacility: everywhere,
    salaryRange: '1.650 bis 2.050 Euro im Monat, vierzehnmal im Jahr',
  },
  'Process engineer, kilns': {
    title: 'Verfahrensingenieur (m/w/d), Brennöfen',
    jobDescription: `<p>Unser zweiter Ofen brennt seit November mit Wasserstoff. Sie bringen ihn von 12 auf 30 Prozent:
Brennkurven, Brennereinstellungen, Glasuren, die die neue Flamme erst lernen müssen, und jede sechste Woche das
nächtliche Bereitschaftstelefon.</p>`,
    educationalQualification:
      '<p>Studium der Keramik, Werkstofftechnik oder Verfahrenstechnik. Fünf Jahre an einem Ofen, gleich welcher ' +
      'Art.</p>',
    jobFacility: everywhere,
    salaryRange: '38.000 bis 46.000 Euro im Jahr',
  },
  'Export clerk, German-speaking': {
    title: 'Sachbearbeiter (m/w/d) Export, deutschsprachig',
    jobDescription: `<p>Sie betreuen rund sechzig Kunden in Deutschland, Österreich und der Schweiz von der ersten
Frage bis zum letzten Karton: Angebote, Papiere, Telefon und zweimal im Jahr ein Besuch.</p>`,
    educationalQualification:
      '<p>Deutsch als Muttersprache oder so gut, als wäre es das; Portugiesisch können Sie hier lernen.</p>',
    jobFacility: `${everywhere}<p>Zwei Tage in der Woche von zu Hause, sobald Sie die Werke kennen.</p>`,
    salaryRange: '1.700 bis 2.100 Euro im Monat, vierzehnmal im Jahr',
  },
  'Laboratory technician, food contact': {
    title: 'Chemielaborant (m/w/d), Lebensmittelkontakt',
    jobDescription: `<p>Sie prüfen, was Deckel, Lacke und Glas an Lebensmittel abgeben: extrahieren, wiegen,
einspritzen, auswerten und unterschreiben. Etwa 40 Proben in der Woche, in einem Team von neun Leuten.</p>`,
    educationalQualification: '<p>Abgeschlossene Ausbildung im Chemielabor; Praxis in der Gaschromatographie.</p>',
    jobFacility: everywhere,
    salaryRange: '1.500 bis 1.850 Euro im Monat, vierzehnmal im Jahr',
  },
  'Fork-lift driver, nights': {
    title: 'Staplerfahrer (m/w/d), Nachtschicht',
    jobDescription: `<p>Von 21.00 bis 5.00 Uhr laden Sie die Container für das Morgenschiff. Elektrostapler,
beleuchtete Gänge und eine Schichtleitung, die Schluss macht, wenn die Müdigkeit mitarbeitet.</p>`,
    educationalQualification: '<p>Fahrausweis für Gegengewichtsstapler; den für Schubmaststapler bezahlen wir.</p>',
    jobFacility: `${everywhere}<p>30 Prozent Nachtzuschlag.</p>`,
    salaryRange: '1.400 bis 1.600 Euro im Monat, ohne den Zuschlag',
  },
  'Payroll accountant': {
    title: 'Lohnbuchhalter (m/w/d)',
    jobDescription: `<p>Gemeinsam mit drei Kolleginnen und Kollegen zahlen Sie 3.140 Menschen ihr Geld, richtig und am
25., und antworten ihnen persönlich, wenn sie dazu eine Frage haben.</p>`,
    educationalQualification: '<p>Ausbildung in der Lohnabrechnung nach portugiesischem Recht.</p>',
    jobFacility: everywhere,
    salaryRange: '1.600 bis 1.900 Euro im Monat, vierzehnmal im Jahr',
  },
  'Apprenticeships 2027, nine trades': {
    title: 'Ausbildung 2027 in neun Berufen (m/w/d)',
    jobDescription: `<p>Drei Jahre in unserem Ausbildungszentrum und in den Werken, ab September 2027:
Industriemechanik, Werkzeugbau, Elektrik, Weberei, Färberei, Keramik, Glastechnik, Druck oder Logistik. Kommen Sie
vorher eine Woche zur Probe; den Bus zahlen wir.</p>`,
    educationalQualification:
      '<p>Neun Jahre Schule. Noten zählen weniger als die Freude daran, wie Dinge funktionieren.</p>',
    jobFacility: `${everywhere}<p>Danach eine Stelle für mindestens zwei Jahre, schriftlich zugesagt.</p>`,
    salaryRange: '820 bis 1.010 Euro im Monat, vierzehnmal im Jahr',
    jobLocation: 'Alle neun Standorte',
  },
};

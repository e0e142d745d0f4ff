import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

export const executives: Translations['executive'] = {
  'Helena Sarmento': {
    designation: 'Vorsitzende des Verwaltungsrats und Gründerin',
    description:
      'Textilingenieurin, 1955 in Guimarães geboren. 1986 setzte sie mit 38 Spinnerinnen und Spinnern das ' +
      'erste Werk in Gang und leitete die Gruppe bis 2017. Jeden Montagmorgen liest sie noch heute alle Reklamationen.',
    image: pic('portrait-sarmento'),
  },
  'Daniel Okonjo': {
    designation: 'Vorsitzender der Geschäftsführung',
    description:
      'Kam aus Lagos zum Studium der Verfahrenstechnik nach Porto und 2003 als Schichtingenieur ins Fliesenwerk. ' +
      'Seit 2017 führt er die Gruppe.',
    image: pic('portrait-okonjo'),
  },
  'Ingrid Solheim': {
    designation: 'Geschäftsführerin Finanzen',
    description:
      'Ökonomin aus Bergen mit zwanzig Jahren in der Schifffahrt. Sie hat die Belegschaftsstiftung aufgebaut und ' +
      'legt unsere Zahlen vollständig offen, obwohl kein Gesetz es verlangt.',
    image: pic('portrait-solheim'),
  },
  'Farhan Rahman': {
    designation: 'Geschäftsführer Betrieb',
    description:
      'Wuchs neben den Jutefabriken von Khulna auf und hat in drei Ländern Werke geleitet. Verantwortet Sicherheit, ' +
      'Energie und Liefertermine an allen neun Standorten.',
    image: pic('portrait-rahman'),
  },
  'Mei-Lin Tan': {
    designation: 'Leiterin Exportvertrieb',
    description: 'Aus Penang; leitet 34 Leute, die zusammen 16 Sprachen sprechen. Seit 2011 bei uns.',
    image: pic('portrait-tan'),
  },
  'Rui Tavares': {
    designation: 'Leiter Spinnerei und Weberei',
    description: '1994 Auszubildender in der Webereimechanik, seit 2014 Werkleiter. Erkennt jede Webmaschine am Klang.',
    image: pic('portrait-tavares'),
  },
  'Amara Diallo': {
    designation: 'Leiterin Personal und Ausbildung',
    description:
      'In Conakry geboren, in Setúbal aufgewachsen. Hat das Ausbildungszentrum mit seinen 186 Plätzen aufgebaut.',
    image: pic('portrait-diallo'),
  },
  'Stefan Kowalczyk': {
    designation: 'Leiter Keramik und Glas',
    description: 'Glastechnologe aus Krakau; verantwortlich für alles, was hier heißer ist als 1.000 °C.',
    image: pic('portrait-kowalczyk'),
  },
  'Priya Nair': {
    designation: 'Leiterin Qualität und Labor',
    description:
      'Chemikerin aus Kochi. Ihr Labor unterschreibt 61.000 Prüfblätter im Jahr und kann jede Linie anhalten.',
    image: pic('portrait-nair'),
  },
  'Mateo Quispe': {
    designation: 'Leiter Quayline Logistics',
    description: 'Schiffsoffizier aus Callao, der 2009 in Leixões an Land ging und blieb.',
    image: pic('portrait-quispe'),
  },
};

export const contactPeople: Translations['contactPerson'] = {
  'Mei-Lin Tan': { title: 'Exportvertrieb Europa', designation: 'Leiterin Exportvertrieb' },
  'Leila Haddad': { title: 'Exportvertrieb Übersee', designation: 'Vertriebsleiterin' },
  'Carlos Meneses': { title: 'Vertrieb Portugal und Spanien', designation: 'Vertriebsleiter' },
  'Joana Freitas': { title: 'Presse und Besuche', designation: 'Kommunikation' },
  'Amara Diallo': { title: 'Stellen und Ausbildung', designation: 'Leiterin Personal und Ausbildung' },
};

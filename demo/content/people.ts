import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const executives: DemoEntry<'executive'>[] = [
  {
    document: {
      type: 'Director',
      name: 'Helena Sarmento',
      designation: 'Chair and founder',
      description:
        'Textile engineer, born in Guimarães in 1955. She started the first mill with 38 spinners in 1986 and led the ' +
        'group until 2017. She still reads every complaint on Monday mornings.',
      image: pic('portrait-sarmento', 'Woman with short silver hair, glasses and a teal scarf'),
    },
  },
  {
    document: {
      type: 'Director',
      name: 'Daniel Okonjo',
      designation: 'Chief executive',
      description:
        'Came from Lagos to study process engineering in Porto and joined the tile works in 2003 as a shift engineer. ' +
        'He has led the group since 2017.',
      image: pic('portrait-okonjo', 'Man with a short beard in a dark jacket and open collar'),
    },
  },
  {
    document: {
      type: 'Director',
      name: 'Ingrid Solheim',
      designation: 'Director of finance',
      description:
        'An economist from Bergen with twenty years in shipping. She set up the employees’ trust and publishes our ' +
        'figures in full, although no law asks her to.',
      image: pic('portrait-solheim', 'Woman with fair hair in a bun and a grey blazer'),
    },
  },
  {
    document: {
      type: 'Director',
      name: 'Farhan Rahman',
      designation: 'Director of operations',
      description:
        'Grew up beside the jute mills of Khulna and has run works in three countries. Answers for safety, energy ' +
        'and delivery dates at all nine sites.',
      image: pic('portrait-rahman', 'Man with black hair, moustache and a sand-coloured pullover'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Mei-Lin Tan',
      designation: 'Head of export sales',
      description: 'From Penang; leads 34 people who speak 16 languages between them. With us since 2011.',
      image: pic('portrait-tan', 'Woman with straight black hair to the chin and an amber blouse'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Rui Tavares',
      designation: 'Head of spinning and weaving',
      description: 'Apprentice loom fitter in 1994, works manager since 2014. Knows every loom by its sound.',
      image: pic('portrait-tavares', 'Bald man with a grey beard in a blue work jacket'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Amara Diallo',
      designation: 'Head of people and training',
      description: 'Born in Conakry, raised in Setúbal. Built the training school and its 186 places.',
      image: pic('portrait-diallo', 'Woman with a patterned headscarf and round earrings'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Stefan Kowalczyk',
      designation: 'Head of ceramics and glass',
      description: 'A glass technologist from Kraków; responsible for everything here that is hotter than 1,000 °C.',
      image: pic('portrait-kowalczyk', 'Man with ginger hair and round glasses in a dark pullover'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Priya Nair',
      designation: 'Head of quality and laboratory',
      description: 'A chemist from Kochi. Her laboratory signs 61,000 test sheets a year and can stop any line.',
      image: pic('portrait-nair', 'Woman with long dark hair over one shoulder and a white coat'),
    },
  },
  {
    document: {
      type: 'Admin',
      name: 'Mateo Quispe',
      designation: 'Head of Quayline Logistics',
      description: 'A ship’s officer from Callao who came ashore in Leixões in 2009 and stayed.',
      image: pic('portrait-quispe', 'Man with dark wavy hair in a navy jacket with high collar'),
    },
  },
];

export const contactPeople: DemoEntry<'contactPerson'>[] = [
  {
    document: {
      title: 'Export sales, Europe',
      name: 'Mei-Lin Tan',
      designation: 'Head of export sales',
      phone: '+351 22 000 0120',
      email: 'export@example.com',
    },
  },
  {
    document: {
      title: 'Export sales, overseas',
      name: 'Leila Haddad',
      designation: 'Sales manager',
      phone: '+351 22 000 0124',
      email: 'overseas@example.com',
    },
  },
  {
    document: {
      title: 'Sales, Portugal and Spain',
      name: 'Carlos Meneses',
      designation: 'Sales manager',
      phone: '+351 22 000 0131',
      email: 'iberia@example.com',
    },
  },
  {
    document: {
      title: 'Press and visits',
      name: 'Joana Freitas',
      designation: 'Communications',
      phone: '+351 22 000 0140',
      email: 'press@example.com',
    },
  },
  {
    document: {
      title: 'Jobs and apprenticeships',
      name: 'Amara Diallo',
      designation: 'Head of people and training',
      phone: '+351 22 000 0150',
      email: 'people@example.com',
    },
  },
];

import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

export const executives: Translations['executive'] = {
  'Helena Sarmento': {
    designation: 'Presidente e fundadora',
    description:
      'Engenheira têxtil, nascida em Guimarães em 1955. Abriu a primeira fiação com 38 fiandeiros em 1986 e dirigiu o ' +
      'grupo até 2017. Ainda hoje lê todas as reclamações, às segundas-feiras de manhã.',
    image: pic('portrait-sarmento'),
  },
  'Daniel Okonjo': {
    designation: 'Presidente executivo',
    description:
      'Veio de Lagos, na Nigéria, estudar engenharia de processos no Porto e entrou para a fábrica de azulejos em 2003, ' +
      'como engenheiro de turno. Dirige o grupo desde 2017.',
    image: pic('portrait-okonjo'),
  },
  'Ingrid Solheim': {
    designation: 'Diretora financeira',
    description:
      'Economista de Bergen, com vinte anos de transporte marítimo. Criou a fundação dos trabalhadores e publica as nossas ' +
      'contas na íntegra, embora nenhuma lei lho exija.',
    image: pic('portrait-solheim'),
  },
  'Farhan Rahman': {
    designation: 'Diretor de operações',
    description:
      'Cresceu ao lado das fábricas de juta de Khulna e dirigiu fábricas em três países. Responde pela segurança, pela ' +
      'energia e pelos prazos de entrega das nove unidades.',
    image: pic('portrait-rahman'),
  },
  'Mei-Lin Tan': {
    designation: 'Responsável de vendas de exportação',
    description: 'Natural de Penang, dirige 34 pessoas que, entre todas, falam 16 línguas. Está connosco desde 2011.',
    image: pic('portrait-tan'),
  },
  'Rui Tavares': {
    designation: 'Responsável de fiação e tecelagem',
    description:
      'Aprendiz de afinador de teares em 1994, diretor de fábrica desde 2014. Conhece cada tear pelo barulho que faz.',
    image: pic('portrait-tavares'),
  },
  'Amara Diallo': {
    designation: 'Responsável de pessoas e formação',
    description: 'Nasceu em Conacri e cresceu em Setúbal. Pôs de pé a escola de formação e os seus 186 lugares.',
    image: pic('portrait-diallo'),
  },
  'Stefan Kowalczyk': {
    designation: 'Responsável de cerâmica e vidro',
    description: 'Tecnólogo do vidro, de Cracóvia; é responsável por tudo o que aqui passa dos 1000 °C.',
    image: pic('portrait-kowalczyk'),
  },
  'Priya Nair': {
    designation: 'Responsável de qualidade e laboratório',
    description:
      'Química, de Cochim. O seu laboratório assina 61 000 boletins de ensaio por ano e pode parar qualquer linha.',
    image: pic('portrait-nair'),
  },
  'Mateo Quispe': {
    designation: 'Responsável da Quayline Logistics',
    description: 'Oficial da marinha mercante, natural do Callao; desembarcou em Leixões em 2009 e ficou.',
    image: pic('portrait-quispe'),
  },
};

export const contactPeople: Translations['contactPerson'] = {
  'Mei-Lin Tan': {
    title: 'Vendas de exportação, Europa',
    designation: 'Responsável de vendas de exportação',
  },
  'Leila Haddad': {
    title: 'Vendas de exportação, outros continentes',
    designation: 'Gestora comercial',
  },
  'Carlos Meneses': {
    title: 'Vendas, Portugal e Espanha',
    designation: 'Gestor comercial',
  },
  'Joana Freitas': {
    title: 'Imprensa e visitas',
    designation: 'Comunicação',
  },
  'Amara Diallo': {
    title: 'Emprego e aprendizagem',
    designation: 'Responsável de pessoas e formação',
  },
};

import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

export const categories: Translations['category'] = {
  'Yarn and cloth': {
    name: 'Fio e tecido',
    image: pic('ring-yarn'),
    description:
      'Algodão, do fardo à toalha embainhada: fiado em Guimarães, tecido, tingido e acabado em Vila Nova de Famalicão. ' +
      'Os artigos em armazém saem em três dias úteis.',
  },
  'Tiles and ceramics': {
    name: 'Azulejos e cerâmica',
    image: pic('azul-tile'),
    description: 'Ladrilhos, azulejos e loiça de grés dos dois fornos da Salgado Tile Works, em Aveiro.',
  },
  'Bags and sacks': {
    name: 'Sacos e sacas',
    image: pic('jute-shopper'),
    description:
      'Juta e papel, cosidos ou colados, lisos ou impressos, para cinco gramas de chá ou cinquenta quilos de café.',
  },
  'Bottles and tins': {
    name: 'Garrafas e latas',
    image: pic('bordeaux'),
    description: 'Vidro da Marinha Grande, folha-de-flandres de Matosinhos e as tampas e rolhas que lhes pertencem.',
  },
  'Pipes and fittings': {
    name: 'Tubos e acessórios',
    image: pic('water-pipe'),
    description: 'Água que entra, água que sai: tubos de pressão, acessórios e drenagem, de 16 a 630 milímetros.',
  },
  'Cotton yarn': {
    name: 'Fio de algodão',
    description: 'Cardado, penteado, compacto e reciclado, de Ne 10 a Ne 80, em cones.',
  },
  'Woven cloth': {
    name: 'Tecidos',
    description: 'Da popelina de 120 gramas à lona de 410 gramas, em rolos de 50 a 100 metros.',
  },
  'Home textiles': {
    name: 'Têxteis-lar',
    description: 'Felpo e favos para casas e hotéis, embainhados e etiquetados aqui.',
  },
  'Floor tiles': {
    name: 'Ladrilhos de pavimento',
    description: 'Resistentes à geada, ensaiados ao escorregamento e retificados: ladrilhos para pisar.',
  },
  'Wall tiles': {
    name: 'Azulejos',
    description: 'Azulejos vidrados, lisos, em relevo ou de padrão, em 36 cores de catálogo.',
  },
  Tableware: {
    name: 'Loiça de mesa',
    description: 'Grés que sobrevive a um restaurante: pratos, jarros e chávenas.',
  },
  'Jute bags': {
    name: 'Sacos de juta',
    description: 'Sacas, sacos de compras e serapilheira em rolo, de juta do Bangladeche.',
  },
  'Paper bags': {
    name: 'Sacos de papel',
    description: 'Papel kraft do norte de Portugal, de uma a quatro folhas.',
  },
  'Glass bottles': {
    name: 'Garrafas de vidro',
    description: 'Para vinho, azeite, água e cerveja; em vidro branco, verde e âmbar.',
  },
  Jars: {
    name: 'Frascos',
    description: 'Para conservas e mel, com tampas a condizer.',
  },
  Tins: {
    name: 'Latas',
    description: 'Para peixe, legumes, azeite e chá, litografadas até seis cores.',
  },
  Closures: {
    name: 'Tampas e rolhas',
    description: 'Ensaiadas em conjunto com o nosso próprio vidro.',
  },
  'Pressure pipes': {
    name: 'Tubos de pressão',
    description: 'Para água potável e aquecimento, até 16 bar.',
  },
  Fittings: {
    name: 'Acessórios',
    description: 'Uniões, curvas e tês em plástico e latão, em armazém.',
  },
  Drainage: {
    name: 'Drenagem',
    description: 'Tubos e câmaras de visita que levam a água de volta.',
  },
};

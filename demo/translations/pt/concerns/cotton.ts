import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const cottonConcerns: Translations['concern'] = {
  'Alvorim Spinning': {
    logo: pic('logo-spinning'),
    backgroundImage: pic('spinning-hall'),
    title: 'Fio regular, de Guimarães, desde 1986',
    mission:
      'Fiar o algodão com tal regularidade que a malharia afina a máquina uma vez e não lhe volta a mexer. Cada lote é ' +
      'ensaiado em regularidade, resistência e pilosidade antes de ser embalado, e o boletim viaja dentro da caixa.',
    missionImage: pic('laboratory'),
    vision:
      'Até 2030, um em cada três fardos de explorações que conhecemos pelo nome, e cada grama de desperdício fiado de novo: ' +
      'as fibras da penteação e as varreduras já voltam como o nosso fio reciclado.',
    visionImage: pic('cotton-field'),
    content: [
      {
        title: 'Abertura e penteação',
        description:
          'Vinte e duas penteadeiras retiram as fibras curtas. O que fica tem mais de 28 milímetros e está direito, e por isso ' +
          'o fio não ganha borboto.',
        image: pic('ring-yarn-close'),
      },
      {
        title: '62 400 fusos de anel',
        description:
          'Os contínuos foram renovados entre 2018 e 2023 e chegam às 23 000 rotações por minuto. Fiam 14 200 toneladas por ' +
          'ano, de Ne 10 a Ne 80.',
        image: pic('spinning-hall'),
      },
      {
        title: 'Condicionado e embalado',
        description:
          'Os cones repousam uma noite em ar húmido, para absorverem os 8,5% de água de que o algodão gosta, e saem depois em ' +
          'caixas de 24 ou em paletes de 540 quilos.',
        image: pic('packed-cones'),
      },
    ],
  },
  'Alvorim Weaving': {
    logo: pic('logo-weaving'),
    backgroundImage: pic('loom-hall'),
    title: 'Tecido, tingido e acabado sob o mesmo teto',
    mission:
      'Tecer e acabar panos que à décima encomenda são iguais aos da primeira. Em Vila Nova de Famalicão, 184 teares, uma ' +
      'tinturaria com onze jets e uma linha de acabamentos ficam a menos de 300 metros uns dos outros.',
    missionImage: pic('dye-house'),
    vision:
      'Uma tinturaria que de água nova só precise da chuva. Em 2025 reutilizámos 55% da nossa água; a segunda instalação de ' +
      'membranas leva-nos aos 70% em 2027.',
    visionImage: pic('water-works'),
    content: [
      {
        title: 'Tecidos para vestuário',
        description: 'Popelina, sarja e xadrez de fio tinto, de 95 a 280 gramas, com 150 centímetros de largura.',
        image: pic('check-cloth'),
      },
      {
        title: 'Tecidos pesados',
        description:
          'Lona e brim de 300 a 640 gramas para sacos, toldos e vestuário de trabalho, impermeabilizados a pedido.',
        image: pic('canvas'),
      },
      {
        title: 'Têxteis-lar',
        description: 'Felpo e favos, embainhados e etiquetados na nossa própria confeção: 90 pessoas, dois turnos.',
        image: pic('towels'),
      },
      {
        title: 'Tingido na sua cor',
        description:
          'Ensaios de cor no laboratório em cinco dias úteis; tom mantido dentro de um Delta E de 0,8 nas encomendas ' +
          'repetidas.',
        image: pic('dye-house'),
      },
    ],
  },
};

import { pic as originalPic } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

const certificate = (number: string, name: string, description: string) => ({
  name,
  description,
  image: originalPic(`certificate-${number}`, `Certificado emoldurado com selo: ${name}`),
});

export const certificates: Translations['certificate'] = {
  'ISO 9001:2015, quality management': certificate(
    '9001',
    'ISO 9001:2015, gestão da qualidade',
    'A fiação tem-na desde 1999, as oito empresas desde 2017. Auditoria todos os anos, em maio.',
  ),
  'ISO 14001:2015, environmental management': certificate(
    '14001',
    'ISO 14001:2015, gestão ambiental',
    'As nove unidades. A auditoria de 2025 apontou o nosso balanço hídrico como exemplo e os resíduos de azulejo como ' +
      'trabalho de casa.',
  ),
  'ISO 45001:2018, safety at work': certificate(
    '45001',
    'ISO 45001:2018, segurança no trabalho',
    'As nove unidades. Em 2025, 2,9 acidentes com baixa por milhão de horas, depois de 4,1 em 2023.',
  ),
  'ISO 50001:2018, energy management': certificate(
    '50001',
    'ISO 50001:2018, gestão da energia',
    'Fábrica de azulejos, fábrica de vidro, fiação e tinturaria, que gastam 83% da nossa energia.',
  ),
  'ISO 22000:2018, food safety': certificate(
    '22000',
    'ISO 22000:2018, segurança alimentar',
    'Vidro, latas, tampas e papel para alimentos. Rastreabilidade da palete até ao turno em menos de quarenta minutos.',
  ),
  'EN 12201, pipes for drinking water': certificate(
    '12201',
    'EN 12201, tubos para água potável',
    'Tubo de água PE 100 de 20 a 630 milímetros, com ensaio de tipo e vigilância de um instituto independente.',
  ),
};

export const crests: Translations['crest'] = {
  'The sun and the shuttle': {
    name: 'O sol e a lançadeira',
    description:
      'Brasão do grupo, desenhado em 2006 para os seus vinte anos: o sol nascente do nome sobre uma lançadeira de tecelão ' +
      'e três ondas. Está por cima do portão da primeira fiação.',
    image: pic('crest-sun'),
  },
  'The heron and the kiln': {
    name: 'A garça e o forno',
    description:
      'Brasão da Salgado Tile Works, em honra da garça que faz ninho no seu barreiro. Encontrado num azulejo de 1931 e ' +
      'retomado em 1997.',
    image: pic('crest-heron'),
  },
  'The pine and the flame': {
    name: 'O pinheiro e a chama',
    description:
      'Brasão da Pinhal Glass. O pinheiro representa o Pinhal do Rei, em Leiria, cuja lenha alimentou os primeiros fornos ' +
      'da Marinha Grande.',
    image: pic('crest-pine'),
  },
  'The anchor and the keys': {
    name: 'A âncora e as chaves',
    description:
      'Concedido à Quayline Logistics pelos pilotos de Leixões em 2020, ao fim de cinco anos sem um único navio atrasado.',
    image: pic('crest-anchor'),
  },
};

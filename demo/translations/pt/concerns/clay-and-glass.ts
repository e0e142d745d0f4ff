import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const clayAndGlass: Translations['concern'] = {
  'Salgado Tile Works': {
    address: 'salgado-azulejos',
    logo: pic('logo-tiles'),
    backgroundImage: pic('kiln'),
    title: 'Azulejos e loiça, das salinas de Aveiro',
    mission:
      'Cozer barro de um raio de 40 quilómetros e fazer dele azulejos que ficam um século na parede. Também restauramos: para ' +
      'fachadas antigas, reproduzimos vidrados a partir de um só caco.',
    missionImage: pic('facade'),
    vision:
      'Até 2028, dois fornos com uma mistura de hidrogénio e gás, e cada azulejo partido moído para a pasta seguinte.',
    visionImage: pic('salt-pans'),
    content: [
      {
        title: 'Pavimento',
        description:
          'Grés porcelânico de massa corada, marmorite e terracota, com ensaio de escorregamento R9, R10 e R11.',
        image: pic('porcelain-floor'),
      },
      {
        title: 'Parede',
        description: 'Azulejos lisos, metro, em relevo e de padrão serigrafado à mão, em 36 cores de catálogo.',
        image: pic('azul-tile'),
      },
      {
        title: 'Mesa',
        description:
          'Grés para restaurantes: bordos ensaiados contra lascas, cinco vidrados, peças de reposição durante dez anos.',
        image: pic('plates'),
      },
      {
        title: 'Dois fornos de rolos',
        description: 'Cada um com 112 metros de comprimento, 1190 °C no máximo, 47 minutos de ponta a ponta.',
        image: pic('kiln'),
      },
      {
        title: 'Cozinha de vidrados',
        description: 'Cerca de 1800 receitas, a mais antiga de 1923, guardadas em papel e no sistema do laboratório.',
        image: pic('glaze-line'),
      },
      {
        title: '431 pessoas',
        description: 'Entre elas, 28 aprendizes. O forneiro mais antigo entrou em 1984, antes de nós.',
        image: pic('apprentice-bench'),
      },
    ],
  },
  'Pinhal Glass': {
    logo: pic('logo-glass'),
    backgroundImage: pic('furnace'),
    title: 'Garrafas e frascos da Marinha Grande',
    mission:
      'Fazer embalagens de vidro tão leves quanto possível e tão fortes quanto é preciso. Uma garrafa nossa de 75 centilitros ' +
      'para vinho pesava 540 gramas em 2008; hoje pesa 395.',
    missionImage: pic('bottle-line'),
    vision:
      'Até 2030, fundir quatro em cada dez toneladas a partir de casco de vidro, recolhido não mais longe do que Coimbra ' +
      'e Lisboa.',
    visionImage: pic('glass-close'),
    content: [
      {
        title: 'Um forno, 210 toneladas por dia',
        description:
          'Foi aceso a 3 de março de 2009 e revestido de novo em 2021, e entretanto não arrefeceu. Fundem-se três cores à vez: ' +
          'branco, verde folha-morta e âmbar.',
        image: pic('furnace'),
      },
      {
        title: 'Seis olhares',
        description:
          'Cada embalagem passa por seis câmaras e por um ensaio de compressão. O que não passa volta ao forno dentro de uma ' +
          'hora: cerca de 4 em cada 100.',
        image: pic('bottle-line'),
      },
      {
        title: 'Moldes da casa',
        description: 'A oficina de moldes leva uma garrafa nova do desenho às amostras em 30 dias.',
        image: pic('workshop'),
      },
    ],
  },
};

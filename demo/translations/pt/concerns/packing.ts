import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const packingConcerns: Translations['concern'] = {
  'Foz Tinworks': {
    logo: pic('logo-tins'),
    backgroundImage: pic('tin-line'),
    title: 'Latas para as conserveiras aqui ao lado, desde 1938',
    mission:
      'Fazer latas que se abrem com um dedo e conservam durante cinco anos. Litografamos, envernizamos, estampamos e ' +
      'cravamos num só edifício, a 400 metros da lota de Matosinhos.',
    missionImage: pic('tin-press'),
    vision: 'Até 2029, nenhum solvente em nenhum verniz. Duas das nossas três linhas de envernizamento já lá estão.',
    visionImage: pic('harbour-town'),
    content: [
      {
        title: 'Peixe e legumes',
        description: 'Latas club, redondas e ovais de 65 a 800 gramas, com tampos de abertura fácil.',
        image: pic('club-tin'),
      },
      {
        title: 'Azeite e chá',
        description: 'Latas de azeite e de chá litografadas, seis cores e verniz, a partir de 3000 unidades.',
        image: pic('oil-tin'),
      },
    ],
  },
  'Lima Sackworks': {
    address: 'lima-sacos',
    logo: pic('logo-sacks'),
    backgroundImage: pic('sack-hall'),
    title: 'Sacos de juta e de papel, de Viana do Castelo',
    mission:
      'Embalar produtos secos naquilo que volta a crescer. A juta vem por mar de Chattogram, o papel kraft por estrada de duas ' +
      'fábricas do norte; ambos regressam à terra ou à pasta de papel.',
    missionImage: pic('jute-sack'),
    vision:
      'Um saco de papel para todas as cimenteiras ibéricas que ainda enchem sacos de plástico: três em onze, por enquanto.',
    visionImage: pic('cement-sack'),
    content: [
      {
        title: 'Cosido',
        description:
          'Sacas e sacos de compras em juta, 40 linhas de costura, carga segura impressa na etiqueta da costura.',
        image: pic('jute-shopper'),
      },
      {
        title: 'Colado',
        description: 'Sacos com asas, de padaria e de fundo plano, em papel kraft de 70 a 120 gramas.',
        image: pic('kraft-bag'),
      },
      {
        title: 'Impresso',
        description: 'Até quatro cores com tintas à base de água; os clichés guardam-se durante cinco anos.',
        image: pic('paper-hall'),
      },
    ],
  },
  'Vouga Pipe Systems': {
    logo: pic('logo-pipes'),
    backgroundImage: pic('extrusion-line'),
    title: 'Tubos e acessórios de Águeda',
    mission:
      'Levar água sem perder uma gota. Cada metro é medido por ultrassons no momento em que é feito e marcado com linha, turno e ' +
      'minuto, para que um tubo enterrado ainda se possa identificar daqui a cem anos.',
    missionImage: pic('trench'),
    vision: 'Até 2028, metade dos nossos tubos de drenagem em polietileno reciclado. Em 2025 foram 34%.',
    visionImage: pic('pipe-yard'),
    content: [
      {
        title: 'Nove linhas de extrusão',
        description: 'De 16 a 630 milímetros, 17 500 toneladas por ano, mudanças de medida em menos de quatro horas.',
        image: pic('extrusion-line'),
      },
      {
        title: 'Um acessório para cada junta',
        description: 'Cerca de 1240 acessórios em armazém; uma encomenda feita até ao meio-dia sai no próprio dia.',
        image: pic('packed-fittings'),
      },
    ],
  },
  'Quayline Logistics': {
    logo: pic('logo-quayline'),
    backgroundImage: pic('port-dusk'),
    title: 'Da fábrica ao navio',
    mission: 'Ter o contentor certo no portão certo, no dia certo: foram 38 000 em 2025.',
    missionImage: pic('container-yard'),
    vision: 'Até 2030, todos os trajetos entre as nossas fábricas e o cais em veículos elétricos.',
    visionImage: pic('coast-road'),
    content: [
      {
        title: 'Transitário',
        description: 'Por mar, estrada e ferrovia para 43 países, documentos aduaneiros incluídos.',
      },
      {
        title: 'Armazenagem',
        description: '44 000 metros quadrados em Leixões, dos quais 6000 mantidos a 18 °C.',
      },
    ],
  },
};

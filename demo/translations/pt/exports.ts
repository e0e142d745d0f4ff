import { pic } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';

/** `to` is the country with its preposition, as in “até à Alemanha”. */
const country = (name: string, to: string, picture: string, description: string) => ({
  name,
  description,
  image: pic(`route-${picture}`, `Mapa-múndi de pontos com uma linha de Portugal ${to}`),
});

export const exportSections: Translations['export'] = {
  Europe: {
    name: 'Europa',
    description: `<p>Cinquenta e dois por cento das nossas exportações ficam na Europa. As cargas completas vão por estrada, no prazo de uma
semana; as <strong>cargas de grupagem saem de Leixões todas as terças e sextas-feiras</strong>. Os preços são para
mercadoria entregue, com direitos pagos.</p>`,
    items: [
      country(
        'Alemanha',
        'até à Alemanha',
        'germany',
        'Fio, toalhas e azulejos; 74 milhões de euros em 2025. Armazém próprio em Duisburgo.',
      ),
      country(
        'França',
        'até França',
        'france',
        'Garrafas para Bordéus, azulejos para Lião: 61 milhões de euros. Por caminho de ferro desde 2022.',
      ),
      country(
        'Noruega',
        'até à Noruega',
        'norway',
        'Tubo para aquecimento e sarja para vestuário de trabalho, por mar até Bergen em cinco dias.',
      ),
      country(
        'Polónia',
        'até à Polónia',
        'poland',
        'Tecido para 41 confeções à volta de Łódź e Poznań; todas as semanas, por estrada e caminho de ferro.',
      ),
      country(
        'Itália',
        'até Itália',
        'italy',
        'Popelina, fio fino e garrafas de azeite; por mar até Livorno, de dez em dez dias.',
      ),
    ],
  },
  'The Americas': {
    name: 'Américas',
    description: `<p>Os navios que nos trazem algodão levam de volta azulejos e garrafas. Há partidas todas as semanas para a costa leste dos
Estados Unidos e de quinze em quinze dias para Santos e Valparaíso.</p>`,
    items: [
      country(
        'Estados Unidos',
        'até aos Estados Unidos',
        'united-states',
        'Azulejos e loiça de grés por Norfolk, na Virgínia; 38 milhões de euros.',
      ),
      country(
        'Canadá',
        'até ao Canadá',
        'canada',
        'Toalhas para hotéis, sacos para padarias; por Halifax, em nove dias.',
      ),
      country('México', 'até ao México', 'mexico', 'Tampos de lata e tampas para as conserveiras da Baixa Califórnia.'),
      country(
        'Brasil',
        'até ao Brasil',
        'brazil',
        'Azulejos de padrão, como desde sempre; e tubos de pressão para o Ceará.',
      ),
      country(
        'Chile',
        'até ao Chile',
        'chile',
        'Garrafas de vinho e sacos, duas vezes por mês até Valparaíso, em 27 dias.',
      ),
    ],
  },
  'Africa and the Middle East': {
    name: 'África e Médio Oriente',
    description: `<p>O nosso vizinho mais próximo do outro lado do mar é Tânger, a dois dias. Aqui mandam os tubos e acessórios: usam-nos
serviços de águas de onze países, muitas vezes com <strong>os nossos montadores no local durante o primeiro
mês</strong>.</p>`,
    items: [
      country(
        'Marrocos',
        'até Marrocos',
        'morocco',
        'Fio para as malharias de Casablanca; duas vezes por semana, por ferry e estrada.',
      ),
      country('Gana', 'até ao Gana', 'ghana', 'Sacas de cacau, 4,1 milhões em 2025, e tubos de drenagem para Tema.'),
      country(
        'Moçambique',
        'até Moçambique',
        'mozambique',
        'Tubos de água para a Beira e Nampula, desde o ciclone de 2019.',
      ),
      country('Quénia', 'até ao Quénia', 'kenya', 'Sacas de café e latas de chá, por Mombaça, em 31 dias.'),
      country(
        'Emirados Árabes Unidos',
        'até aos Emirados Árabes Unidos',
        'emirates',
        'Toalhas de hotel e marmorite; armazém em Jebel Ali.',
      ),
    ],
  },
  'Asia and the Pacific': {
    name: 'Ásia e Pacífico',
    description: `<p>Longe, e a pedir o melhor que fazemos. As encomendas para esta região são conferidas duas vezes e embaladas para dez semanas
de mar, com um exsicante em cada caixa.</p>`,
    items: [
      country('Japão', 'até ao Japão', 'japan', 'Loiça de grés, fio fino e latas de sardinha; Yokohama em 44 dias.'),
      country(
        'Coreia do Sul',
        'até à Coreia do Sul',
        'south-korea',
        'Fio compacto para os tecelões de camisaria de Daegu, desde 2013.',
      ),
      country(
        'Singapura',
        'até Singapura',
        'singapore',
        'O nosso armazém para o Sudeste Asiático, partilhado com dois parceiros.',
      ),
      country(
        'Austrália',
        'até à Austrália',
        'australia',
        'Garrafas de vinho, sacos de compras de juta e azulejos em relevo, até Melbourne e Fremantle.',
      ),
    ],
  },
};
